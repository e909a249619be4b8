/**
 * Runs works of which at most `width` are under way at once. `next` is told how many are finished and answers undefined
 * when there are no more.
 */
export async function crowd<T>(
  width: number,
  next: (finished: number) => (() => Promise<T>) | undefined,
): Promise<T[]> {
  const done: T[] = [];
  const worker = async () => {
    for (let work = next(done.length); work; work = next(done.length)) done.push(await work());
  };
  await Promise.all(Array.from({ length: width }, worker));
  return done;
}
