import { sql, type RawBuilder } from 'kysely';

/** The shop's time. Nothing in the backend reads another clock. */
export interface Clock {
  now(): Date;
  /** The same time as the database reads it, for decisions inside a transaction. */
  readonly sql: RawBuilder<Date>;
}

/** The real time, or one that started at `start` when the process did and runs on from there (`VELOC_CLOCK`). */
export function runningClock(start: Date | null): Clock {
  const offset = start ? start.getTime() - Date.now() : 0;
  return {
    now: () => new Date(Date.now() + offset),
    sql: sql<Date>`(clock_timestamp() + ${offset} * interval '1 millisecond')`,
  };
}

export interface ManualClock extends Clock {
  set(instant: string | Date): void;
}

/** A clock that moves only when told to: for tests. */
export function manualClock(start: string): ManualClock {
  let current = new Date(start);
  return {
    now: () => new Date(current),
    get sql() {
      return sql<Date>`${current.toISOString()}::timestamptz`;
    },
    set: (instant) => {
      current = new Date(instant);
    },
  };
}
