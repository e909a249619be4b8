const CHUNK = 10;

/** The numbers in tens: those of the list, else 1 to `count`. */
export function chunksOf(numbers: readonly number[] | undefined, count: number | undefined): (readonly number[])[] {
  if (!numbers && count === undefined)
    throw new Error(
      'NumberGrid has neither `count` nor `numbers`, so there is nothing to pick from. Give it one of the two.',
    );
  const all = numbers ?? Array.from({ length: count ?? 0 }, (_, index) => index + 1);
  return Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, chunk) =>
    all.slice(chunk * CHUNK, (chunk + 1) * CHUNK),
  );
}
