import * as v from 'valibot';

/** A list of which the first `most` entries are read; what comes after them is left alone, however much it is. */
export function shortList(most: number) {
  return v.pipe(
    v.custom<readonly unknown[]>((input) => Array.isArray(input), 'no list'),
    v.transform((list) => Array.from({ length: Math.min(list.length, most) }, (_, index) => list[index])),
  );
}
