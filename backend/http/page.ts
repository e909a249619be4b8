import type { ContractRow } from '@veloc/rules';
import { ok } from './answer';
import type { CallContext, DataOf } from './env';

/** Where the next page starts: the last row's position, or null when this page was not full. */
export function nextCursor<T>(rows: readonly T[], wanted: number, positionOf: (row: T) => string): string | null {
  const last = rows.at(-1);
  return last !== undefined && rows.length >= wanted ? positionOf(last) : null;
}

/** `beside` goes beside `data`, for instance the sums of its days. */
export function okPage<Row extends ContractRow>(
  c: CallContext<Row>,
  data: DataOf<Row>,
  cursor: string | null,
  beside: Record<string, unknown> = {},
): Response {
  return ok(c, data, { cursor, ...beside });
}
