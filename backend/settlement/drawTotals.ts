import { setImmediate } from 'node:timers/promises';
import type { DrawTotals } from '@veloc/rules';
import { sql } from 'kysely';
import type { ClaimedPrize } from '../db/schema';
import type { Shop } from '../shop';
import type { DrawnPeriod } from './drawnPeriod';
import { PLAYED } from './openTickets';
import { prizeEvaluator } from './prizeEvaluator';

const PAGE = 2_000;

/**
 * Counts the winning plays of every tier that shares a sum, over all tickets of a period, settled ones too. A ticket
 * that cannot be judged counts for the share that it was paid by these numbers, else for nothing: what it may have won
 * is paid by an operator.
 */
export async function drawTotals(
  { db }: Pick<Shop, 'db'>,
  { id, game_id, draw }: Pick<DrawnPeriod, 'id' | 'game_id' | 'draw'>,
  beat: () => Promise<void>,
): Promise<DrawTotals> {
  const evaluate = prizeEvaluator(game_id, draw);
  const totals = new Map<string, number>();
  for (let after: string | null = null; ;) {
    const page: { id: string; payload: Record<string, unknown>; copies: number }[] = await ticketsAfter(db, id, after);
    for (const ticket of page) {
      const shares = sharesOf(evaluate, ticket) ?? (await paidShares(db, ticket.id));
      for (const { tier, lines } of shares) totals.set(tier, (totals.get(tier) ?? 0) + lines);
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return totals;
    after = last.id;
    await beat();
    // The embedded database answers in microtasks; other work runs here.
    await setImmediate();
  }
}

/** What a ticket has won of shared sums; undefined where it cannot be judged. */
function sharesOf(
  evaluate: ReturnType<typeof prizeEvaluator>,
  ticket: Parameters<ReturnType<typeof prizeEvaluator>>[0],
) {
  try {
    return evaluate(ticket).filter(({ jackpot, cap }) => jackpot || cap);
  } catch {
    return undefined;
  }
}

/** The tiers that share a sum, as a payment names them. */
const SHARED = /^(jackpot[12]?|LEVEL_(8_HITS_8|9_HITS_9|10_HITS_10))$/;

/** Of shared sums what a ticket was paid by the numbers that stand: a correction since then changed no number. */
async function paidShares(db: Shop['db'], ticketId: string): Promise<ClaimedPrize[]> {
  const { rows } = await sql<{ prizes: ClaimedPrize[] }>`
    select coalesce(payments.prizes, paid.meta -> 'prizes') as prizes
    from tickets
    join periods on periods.id = tickets.period_id
    join prize_payments as payments on payments.ticket_id = tickets.id
    join transactions as paid on paid.order_id = tickets.order_id and paid.kind = 'reward'
      and paid.meta ->> 'ticketId' = tickets.id::text
    where tickets.id = ${ticketId}::uuid and not exists (
      select 1 from draw_corrections as corrected
      where corrected.draw_id = periods.draw_id and corrected.created_at >= paid.created_at
        and corrected.before - 'drawNo' <> corrected.after - 'drawNo')
    order by paid.id desc limit 1`.execute(db);
  return (rows[0]?.prizes ?? []).filter(({ tier }) => SHARED.test(tier));
}

function ticketsAfter(db: Shop['db'], periodId: string, after: string | null) {
  let page = db
    .selectFrom('tickets')
    .select(['id', 'payload', 'copies'])
    .where('period_id', '=', periodId)
    .where('status', 'in', PLAYED)
    .orderBy('id')
    .limit(PAGE);
  if (after !== null) page = page.where('id', '>', after);
  return page.execute();
}
