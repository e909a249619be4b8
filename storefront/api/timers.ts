/** Calls back once after `ms` milliseconds; the answer takes it back. */
export interface Timers {
  after(ms: number, run: () => void): () => void;
}

export const browserTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export function wait(timers: Timers, ms: number): Promise<void> {
  return new Promise((resume) => {
    timers.after(ms, resume);
  });
}
