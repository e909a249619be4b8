import { remainingAllowance, texts } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError } from '../http/httpError';
import { requireNoBreak } from './breaks';
import { spendingLimits } from './spendingLimits';
import { spentOn } from './spent';

/**
 * Lets a purchase of `total` đồng through. The caller holds the player's lock (`lockPlayer`), so that two purchases
 * cannot both use the same room. Throws 403 ON_BREAK, or 403 LIMIT_REACHED with the span and what is left in it.
 */
export async function requireWithinLimits(
  trx: Transaction<Database>,
  { userId, total, now }: { userId: string; total: number; now: Date },
): Promise<void> {
  await requireNoBreak(trx, userId, now);
  const { day, week, month } = await spendingLimits(trx, userId, now);
  const limits = { day: day.amount, week: week.amount, month: month.amount };
  if (Object.values(limits).every((limit) => limit === null)) return;
  const room = remainingAllowance(limits, await spentOn(trx, userId, now));
  if (room === null || total <= room.left) return;
  throw new HttpError(403, 'LIMIT_REACHED', texts.limitReached(room.span, room.left), room);
}
