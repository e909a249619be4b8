import type { Context } from 'hono';
import * as v from 'valibot';
import { ok } from './answer';

const itemPerPage = v.pipe(
  v.optional(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number))]), 10),
  v.integer(),
  v.minValue(1),
  v.transform((wanted) => Math.min(wanted, 50)),
);

/** `cursor` (default '0', the newest) and `itemPerPage` (default 10, at most 50), from a query or a body. */
export const pageEntries = { cursor: v.optional(v.string(), '0'), itemPerPage };
export const pageQuery = v.object(pageEntries);

/** Where the next page starts: the last row's position, or null when this page was not full. */
export function nextCursor<T>(rows: readonly T[], wanted: number, positionOf: (row: T) => string): string | null {
  const last = rows.at(-1);
  return last !== undefined && rows.length >= wanted ? positionOf(last) : null;
}

/** `beside` goes beside `data`, for instance the sums of its days. */
export function okPage(
  c: Context,
  data: readonly unknown[],
  cursor: string | null,
  beside: Record<string, unknown> = {},
): Response {
  return ok(c, data, { cursor, ...beside });
}
