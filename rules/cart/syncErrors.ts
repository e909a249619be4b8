import type { CartState, SyncFailure } from './state';

const KEPT_ERRORS = 10;
const ERROR_LIFETIME = 24 * 3_600_000;

/** Adds one failure and keeps the last ten (spec section 3). */
export function recordFailure(state: CartState, failure: SyncFailure): CartState {
  return { ...state, syncErrors: [...state.syncErrors, failure].slice(-KEPT_ERRORS) };
}

/** Forgets failures older than 24 hours (spec section 4); `now` in ms since the epoch. */
export function forgetOldFailures(state: CartState, now: number): CartState {
  const recent = state.syncErrors.filter(({ timestamp }) => now - timestamp <= ERROR_LIFETIME);
  return recent.length === state.syncErrors.length ? state : { ...state, syncErrors: recent };
}
