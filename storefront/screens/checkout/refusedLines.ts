import * as v from 'valibot';
import { ApiError } from '../../api/errors';
import type { PayLine } from '../../state/payment/payLine';

/** Lines are named when they are judged before the order is made, their draw when it has closed since. */
const refusalSchema = v.union([
  v.object({ items: v.array(v.object({ id: v.string() })) }),
  v.object({ periodId: v.string() }),
]);

/** Those of the lines that the server names as the reason why it does not sell (409 or 422); the others can be paid. */
export function refusedLines(error: unknown, lines: readonly PayLine[]): PayLine[] {
  if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 422)) return [];
  const refusal = v.safeParse(refusalSchema, error.data);
  if (!refusal.success) return [];
  const named = refusal.output;
  if ('periodId' in named) return lines.filter(({ periodId }) => periodId === named.periodId);
  return lines.filter((line) => named.items.some(({ id }) => id === line.id));
}
