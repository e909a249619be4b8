const SECOND_MS = 1_000;

/** Tells the time and rings every second while somebody listens. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls back at each full second; the answer stops it. */
  listen(ring: () => void): () => void;
}

/** One timer for any number of listeners. It stands still while there are none. */
export function createClock(now: () => number): Clock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    timer = setTimeout(
      () => {
        for (const ring of listeners) ring();
        schedule();
      },
      SECOND_MS - (now() % SECOND_MS),
    );
  };
  return {
    now,
    listen(ring) {
      if (listeners.size === 0) schedule();
      listeners.add(ring);
      return () => {
        listeners.delete(ring);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
}
