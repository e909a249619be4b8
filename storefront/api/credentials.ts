import type { Tokens } from '@veloc/rules';
import type { KeyValueStorage } from '../state/browserStorage';

const TOKEN_KEY = 'veloc.token';
const REFRESH_TOKEN_KEY = 'veloc.refresh-token';

/** One session's tokens. `epoch` tells sessions of this tab apart, so that no call ends up in somebody else's. */
export interface HeldTokens {
  token: string;
  refreshToken: string | null;
}

export interface Credentials {
  /** What the storage holds now, another tab's renewal included. */
  read(): HeldTokens | null;
  /** Counts the sessions begun and ended in this tab. */
  epoch(): number;
  /** Begins a session. */
  begin(tokens: Tokens): void;
  /** Replaces the tokens of the running session; does nothing when it has ended meanwhile. */
  renew(tokens: Tokens, epoch: number): boolean;
  /** Ends the session. */
  clear(): void;
}

/** Keeps the tokens as raw strings in browser storage (decision A15). */
export function createCredentials(storage: KeyValueStorage): Credentials {
  let epoch = 0;
  const write = ({ token, refreshToken }: Tokens) => {
    storage.setItem(TOKEN_KEY, token);
    if (refreshToken) storage.setItem(REFRESH_TOKEN_KEY, refreshToken);
  };
  return {
    read() {
      const token = storage.getItem(TOKEN_KEY);
      return token ? { token, refreshToken: storage.getItem(REFRESH_TOKEN_KEY) } : null;
    },
    epoch: () => epoch,
    begin(tokens) {
      epoch += 1;
      storage.removeItem(REFRESH_TOKEN_KEY);
      write(tokens);
    },
    renew(tokens, since) {
      if (since !== epoch || storage.getItem(TOKEN_KEY) === null) return false;
      write(tokens);
      return true;
    },
    clear() {
      epoch += 1;
      storage.removeItem(TOKEN_KEY);
      storage.removeItem(REFRESH_TOKEN_KEY);
    },
  };
}
