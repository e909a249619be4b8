import * as v from 'valibot';
import { cursorSchema } from './primitives';

/** One page of a list. An empty `items` is the end of the list (spec section 8). */
export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

const itemPerPage = v.pipe(
  v.optional(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))]), 10),
  v.integer(),
  v.minValue(1),
  v.transform((wanted) => Math.min(wanted, 50)),
);

/** `cursor` (default '0', the newest) and `itemPerPage` (default 10, at most 50), in a query or a body. */
export const pageRequestEntries = { cursor: v.optional(v.string(), '0'), itemPerPage };
export const pageRequestSchema = v.object(pageRequestEntries);
export type PageRequest = v.InferInput<typeof pageRequestSchema>;

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
