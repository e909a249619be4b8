import { limitSpans, type LimitSpan, type PlayLimits, type SpendingLimit } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { breakUntil } from './breaks';
import { tellsNearLimit } from './nearLimit';
import { spendingLimits } from './spendingLimits';
import { spentByWeek, spentOn, ticketsThisWeek, yearSoFar } from './spent';
import { usualStakeOf } from './usualStakeOf';

/** A player's limits, raises, spending, usual purchase and break as the wire shows them. */
export async function playLimitsOf(db: Kysely<Database>, userId: string, now: Date): Promise<PlayLimits> {
  const current = await spendingLimits(db, userId, now);
  const until = await breakUntil(db, userId, now);
  return {
    limits: bySpan((span) => current[span].amount),
    pending: bySpan((span) => raiseOf(current[span])),
    spent: await spentOn(db, userId, now),
    year: await yearSoFar(db, userId, now),
    weeks: (await spentByWeek(db, userId, now)).map(({ from, to, spent }) => ({
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      spent,
    })),
    ticketsThisWeek: await ticketsThisWeek(db, userId, now),
    tellsNearLimit: await tellsNearLimit(db, userId),
    usualStake: await usualStakeOf(db, userId),
    breakUntil: until?.toISOString() ?? null,
  };
}

function raiseOf({ pending }: SpendingLimit) {
  return pending && { amount: pending.amount, from: new Date(pending.from).toISOString() };
}

function bySpan<T>(of: (span: LimitSpan) => T): Record<LimitSpan, T> {
  const [day, week, month] = limitSpans;
  return { day: of(day), week: of(week), month: of(month) };
}
