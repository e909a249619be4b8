import * as v from 'valibot';

const HOUR = 3_600_000;

const wholeNumber = (fallback: number, min: number, max: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, 'is not a whole number'),
      v.transform(Number),
      v.minValue(min, `must be at least ${min}`),
      v.maxValue(max, 'is too large'),
    ),
    String(fallback),
  );
const milliseconds = (fallback: number) => wholeNumber(fallback, 1, HOUR);

export const databaseEntries = {
  VELOC_DATABASE_POOL: wholeNumber(20, 1, 1_000),
  VELOC_DATABASE_CONNECT_MS: milliseconds(5_000),
  VELOC_DATABASE_LOCK_MS: milliseconds(2_000),
  VELOC_DATABASE_STATEMENT_MS: milliseconds(15_000),
  VELOC_DATABASE_IDLE_MS: milliseconds(15_000),
};

/** What a call of a player may ask of a PostgreSQL server. The embedded database needs none of it. */
export interface DatabaseLimits {
  /** Connections of this process for players' calls. @default 20 */
  pool: number;
  /** Ms that a call waits for a connection. @default 5000 */
  connectMs: number;
  /** Ms that a statement waits for a lock. @default 2000 */
  lockMs: number;
  /** Ms that a statement takes. @default 15000 */
  statementMs: number;
  /** Ms that a transaction stands still between two statements. @default 15000 */
  idleMs: number;
}

export function databaseLimitsOf(
  named: v.InferOutput<v.ObjectSchema<typeof databaseEntries, undefined>>,
): DatabaseLimits {
  return {
    pool: named.VELOC_DATABASE_POOL,
    connectMs: named.VELOC_DATABASE_CONNECT_MS,
    lockMs: named.VELOC_DATABASE_LOCK_MS,
    statementMs: named.VELOC_DATABASE_STATEMENT_MS,
    idleMs: named.VELOC_DATABASE_IDLE_MS,
  };
}
