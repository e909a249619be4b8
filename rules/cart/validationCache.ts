import type { GameLine } from '../gameLine';
import type { ValidationCode } from '../messages';
import type { Checked } from '../result';
import { canonicalText } from './canonicalText';

/** How many tickets a cart remembers the judgement of, and for how long in ms (spec section 9). */
const VALIDATION_CACHE = { entries: 100, lifetime: 5 * 60_000 } as const;

export interface CachedValidation {
  outcome: Checked<GameLine, ValidationCode>;
  /** Ms since the epoch. */
  checkedAt: number;
}

/** Judgements by `validationKey`, the oldest first. */
export type ValidationCache = ReadonlyMap<string, CachedValidation>;

const nothing: ReadonlySet<string> = new Set();

/** The same for the same content of the same game; null for what is no plain data or too long to be told apart. */
export function validationKey(gameId: unknown, ticket: unknown): string | null {
  try {
    const { text, exact } = canonicalText([gameId, ticket], nothing);
    return exact ? text : null;
  } catch {
    // A getter or a proxy that throws.
    return null;
  }
}

/** What was found about the ticket at most 5 minutes ago; null when nothing was. `now` in ms since the epoch. */
export function cachedValidation(
  cache: ValidationCache,
  key: string | null,
  now: number,
): CachedValidation['outcome'] | null {
  const known = key === null ? undefined : cache.get(key);
  return known && isFresh(known, now) ? known.outcome : null;
}

/** The cache with one judgement more, without those past their time, and without the oldest beyond 100. */
export function rememberValidation(
  cache: ValidationCache,
  { key, outcome, now }: { key: string | null; outcome: CachedValidation['outcome']; now: number },
): ValidationCache {
  if (key === null) return cache;
  const others = [...cache].filter(([known, entry]) => known !== key && isFresh(entry, now));
  return new Map([...others, [key, { outcome, checkedAt: now }] as const].slice(-VALIDATION_CACHE.entries));
}

// A clock that was set back makes every earlier judgement one of the future.
function isFresh({ checkedAt }: CachedValidation, now: number): boolean {
  return checkedAt <= now && now - checkedAt <= VALIDATION_CACHE.lifetime;
}
