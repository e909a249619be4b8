/**
 * Starts works one after the other, at most `width` at once. `next` is told how many are finished and answers undefined
 * when there are no more.
 */
export async function crowd<T>(
  width: number,
  next: (finished: number) => (() => Promise<T>) | undefined,
): Promise<T[]> {
  const done: T[] = [];
  const underWay = new Set<Promise<void>>();
  for (let work = next(0); work; work = next(done.length)) {
    const running: Promise<void> = work().then((result) => {
      done.push(result);
      underWay.delete(running);
    });
    underWay.add(running);
    if (underWay.size >= width) await Promise.race(underWay);
  }
  await Promise.all(underWay);
  return done;
}
