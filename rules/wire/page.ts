import * as v from 'valibot';
import { cursorSchema } from './primitives';

/** One page of a list. An empty `items` is the end of the list (spec section 8). */
export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** Reads `{ data: T[], cursor }`, and a bare array where a backend sends one. */
export function pageSchema<T>(item: v.GenericSchema<unknown, T>) {
  return v.union([
    v.pipe(
      v.object({ data: v.array(item), cursor: cursorSchema }),
      v.transform(({ data, cursor }): Page<T> => ({ items: data, nextCursor: cursor })),
    ),
    v.pipe(
      v.array(item),
      v.transform((items): Page<T> => ({ items, nextCursor: null })),
    ),
  ]);
}
