import * as v from 'valibot';

/** Where a page of a list begins. @default '0', the newest */
export const pageCursor = v.optional(v.string(), '0');

/** Rows of a page, at most 50. @default 10 */
export const itemPerPage = v.pipe(
  v.optional(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))]), 10),
  v.integer(),
  v.minValue(1),
  v.transform((wanted) => Math.min(wanted, 50)),
);

/** In a query or a body. */
export const pageRequestSchema = v.object({ cursor: pageCursor, itemPerPage });
export type PageRequest = v.InferInput<typeof pageRequestSchema>;
