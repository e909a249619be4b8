import { gameIds, type GameId } from '@veloc/rules';
import type { KeyValueStorage } from '../browserStorage';
import type { Session } from '../session/session';

const keyOf = (gameId: GameId) => `veloc.draft.${gameId}`;

/** What the builder of each game holds, as text. It knows no game's rules, so that pages without a builder load none. */
export interface Drafts {
  read(gameId: GameId): string | null;
  /** Keeps what the open builder holds. Null when there is nothing to keep. */
  write(gameId: GameId, text: string | null): void;
  /** Changes what is kept behind the back of the builder that may be open. */
  replace(gameId: GameId, text: string | null): void;
  /** Calls back when the draft of a game has become another one without its builder: replaced, or removed by a logout. */
  onReplaced(gameId: GameId, listener: () => void): () => void;
}

interface DraftsDependencies {
  storage: KeyValueStorage;
  session: Pick<Session, 'get' | 'subscribe'>;
}

/** Drafts in browser storage, which end with the session. */
export function createDrafts({ storage, session }: DraftsDependencies): Drafts {
  const listeners = new Set<(gameId: GameId) => void>();
  const write = (gameId: GameId, text: string | null) => {
    if (text === null) storage.removeItem(keyOf(gameId));
    else storage.setItem(keyOf(gameId), text);
  };
  const replace = (gameId: GameId, text: string | null) => {
    write(gameId, text);
    for (const listener of listeners) listener(gameId);
  };
  let wasLoggedIn = session.get().token !== null;
  session.subscribe(() => {
    const isLoggedIn = session.get().token !== null;
    const isOver = wasLoggedIn && !isLoggedIn;
    wasLoggedIn = isLoggedIn;
    if (isOver) for (const gameId of gameIds) replace(gameId, null);
  });
  return {
    read: (gameId) => storage.getItem(keyOf(gameId)),
    write,
    replace,
    onReplaced(gameId, tell) {
      const listener = (replaced: GameId) => {
        if (replaced === gameId) tell();
      };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
