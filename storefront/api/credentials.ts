import type { Tokens } from '@veloc/rules';
import * as v from 'valibot';
import type { KeyValueStorage } from '../lib/browserStorage';
import { storageKeys } from '../lib/storageKeys';

const { token: TOKEN_KEY, refreshToken: REFRESH_TOKEN_KEY, epoch: EPOCH_KEY } = storageKeys;

/** One session's tokens. */
export interface HeldTokens {
  token: string;
  refreshToken: string | null;
}

export interface Credentials {
  /** What the storage holds now, another tab's renewal included. */
  read(): HeldTokens | null;
  /** A generation counter of the sessions begun and ended in this browser: no call of one ends up in another's. */
  epoch(): number;
  /** Begins a session. */
  begin(tokens: Tokens): void;
  /**
   * Replaces the tokens of the running session; does nothing when it has ended meanwhile, here or in another tab, or
   * when `stale` is no longer the one that is kept.
   */
  renew(tokens: Tokens, epoch: number, stale: string): boolean;
  /** Ends the session. */
  clear(): void;
}

/** Keeps the tokens as raw strings in browser storage (decision A15). */
export function createCredentials(storage: KeyValueStorage): Credentials {
  const epoch = () => Number(storage.getItem(EPOCH_KEY) ?? 0);
  const turnEpoch = () => storage.setItem(EPOCH_KEY, String(epoch() + 1));
  const write = ({ token, refreshToken }: Tokens) => {
    storage.setItem(TOKEN_KEY, token);
    if (refreshToken) storage.setItem(REFRESH_TOKEN_KEY, refreshToken);
  };
  return {
    read() {
      const token = storage.getItem(TOKEN_KEY);
      return token ? { token, refreshToken: storage.getItem(REFRESH_TOKEN_KEY) } : null;
    },
    epoch,
    begin(tokens) {
      turnEpoch();
      storage.removeItem(REFRESH_TOKEN_KEY);
      write(tokens);
    },
    renew(tokens, since, stale) {
      if (since !== epoch() || storage.getItem(TOKEN_KEY) !== stale) return false;
      write(tokens);
      return true;
    },
    clear() {
      turnEpoch();
      storage.removeItem(TOKEN_KEY);
      storage.removeItem(REFRESH_TOKEN_KEY);
    },
  };
}

const claimsSchema = v.pipe(v.string(), v.parseJson(), v.object({ exp: v.number() }));

/** When a token says that it ends, in ms since the epoch; null for one that does not say. */
export function expiryOf(token: string): number | null {
  try {
    const [, claims = ''] = token.split('.');
    return v.parse(claimsSchema, atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).exp * 1000;
  } catch {
    return null;
  }
}
