import { gameIds, type GameId } from '@veloc/rules';
import type { KeyValueStorage } from '../browserStorage';
import type { Session } from '../session/session';

const keyOf = (gameId: GameId) => `veloc.draft.${gameId}`;

/** What the builder of each game holds, as text. It knows no game's rules, so that pages without a builder load none. */
export interface Drafts {
  read(gameId: GameId): string | null;
  /** Null when there is nothing to keep. */
  write(gameId: GameId, text: string | null): void;
  /** Calls back when a logout has removed them all; the answer stops it. */
  onCleared(listener: () => void): () => void;
}

interface DraftsDependencies {
  storage: KeyValueStorage;
  session: Pick<Session, 'get' | 'subscribe'>;
}

/** Drafts in browser storage, which end with the session. */
export function createDrafts({ storage, session }: DraftsDependencies): Drafts {
  const listeners = new Set<() => void>();
  let wasLoggedIn = session.get().token !== null;
  session.subscribe(() => {
    const isLoggedIn = session.get().token !== null;
    const isOver = wasLoggedIn && !isLoggedIn;
    wasLoggedIn = isLoggedIn;
    if (!isOver) return;
    for (const gameId of gameIds) storage.removeItem(keyOf(gameId));
    for (const listener of listeners) listener();
  });
  return {
    read: (gameId) => storage.getItem(keyOf(gameId)),
    write(gameId, text) {
      if (text === null) storage.removeItem(keyOf(gameId));
      else storage.setItem(keyOf(gameId), text);
    },
    onCleared(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
