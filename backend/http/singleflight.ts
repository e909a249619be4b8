import { forEverybody } from '../db/routeShares';

/**
 * Lets all who ask for the same thing at once share one read of it (https://pkg.go.dev/golang.org/x/sync/singleflight),
 * with one difference: who comes while a read is under way waits for the
 * next, so nobody is given what was read before they asked. A read that fails fails for those who shared it alone.
 */
export function singleflight<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;

  function start(): Promise<T> {
    next = null;
    const mine = forEverybody(read);
    running = mine;
    const end = () => {
      if (running === mine) running = null;
    };
    mine.then(end, end);
    return mine;
  }

  return () => {
    if (next) return next;
    if (!running) return start();
    next = running.then(start, start);
    return next;
  };
}
