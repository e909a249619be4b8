import { gameIds, type GameId } from '@veloc/rules';
import type { KeyValueStorage } from '../../lib/browserStorage';
import { draftKey } from '../../lib/storageKeys';
import { onLoginChange, type LoginStore } from '../session/onLoginChange';

/**
 * What the builder of each game holds, as text. It knows no game's rules, so that pages without a builder load none.
 */
export interface Drafts {
  read(gameId: GameId): string | null;
  /** Keeps what the open builder holds. Null when there is nothing to keep. */
  write(gameId: GameId, text: string | null): void;
  /** Changes what is kept behind the back of the builder that may be open. */
  replace(gameId: GameId, text: string | null): void;
  /** Another tab has changed what is kept under this key; null for any. */
  syncFromStorage(key: string | null): void;
  /**
   * Calls back when the draft of a game has become another one without its builder: replaced, or removed by a logout.
   */
  onReplaced(gameId: GameId, listener: () => void): () => void;
}

interface DraftsDependencies {
  storage: KeyValueStorage;
  session: LoginStore;
}

/** Drafts in browser storage, which end with the session. */
export function createDrafts({ storage, session }: DraftsDependencies): Drafts {
  const listeners = new Set<(gameId: GameId) => void>();
  const write = (gameId: GameId, text: string | null) => {
    // Tabs that follow each other must not answer with what they have just read.
    if (storage.getItem(draftKey(gameId)) === text) return;
    if (text === null) storage.removeItem(draftKey(gameId));
    else storage.setItem(draftKey(gameId), text);
  };
  const tell = (gameId: GameId) => {
    for (const listener of listeners) listener(gameId);
  };
  const tellAll = () => gameIds.forEach(tell);
  onLoginChange(session, (isLoggedIn) => {
    // What is kept has gone with the session.
    if (!isLoggedIn) tellAll();
  });
  return {
    read: (gameId) => storage.getItem(draftKey(gameId)),
    write,
    replace(gameId, text) {
      write(gameId, text);
      tell(gameId);
    },
    syncFromStorage(key) {
      if (key === null) return tellAll();
      const changed = gameIds.find((gameId) => draftKey(gameId) === key);
      if (changed) tell(changed);
    },
    onReplaced(gameId, onChange) {
      const listener = (replaced: GameId) => {
        if (replaced === gameId) onChange();
      };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
