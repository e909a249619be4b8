import { sql, type RawBuilder } from 'kysely';

/** The shop's time. Nothing in the backend reads another clock. */
export interface Clock {
  now(): Date;
  /** The same time as the database reads it, for decisions inside a transaction. */
  readonly sql: RawBuilder<Date>;
  /** Puts it forward to this instant; there only where the sandbox chose where the clock starts. */
  advance?(to: Date): void;
}

/** The real time, or one that started at `start` when the process did and runs on from there (`VELOC_CLOCK`). */
export function runningClock(start: Date | null): Clock {
  const offsetTo = (instant: Date) => instant.getTime() - Date.now();
  let offset = start ? offsetTo(start) : 0;
  return {
    now: () => new Date(Date.now() + offset),
    get sql() {
      return sql<Date>`(clock_timestamp() + ${offset} * interval '1 millisecond')`;
    },
    ...(start ? { advance: (to: Date) => (offset = offsetTo(to)) } : {}),
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
    advance: (to) => {
      current = to;
    },
  };
}
