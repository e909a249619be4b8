import { setImmediate } from 'node:timers/promises';
import type { DrawTotals } from '@veloc/rules';
import type { Shop } from '../shop';
import type { DrawnPeriod } from './drawnPeriod';
import { prizeEvaluator } from './prizeEvaluator';

const PAGE = 2_000;

/**
 * Counts the winning plays of every tier that shares a sum, over all tickets of a period, settled ones too. A ticket
 * that cannot be judged counts for nothing: what it may have won is paid by an operator.
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
      for (const { tier, lines, jackpot, cappedLevel } of evaluated(evaluate, ticket)) {
        if (jackpot || cappedLevel) totals.set(tier, (totals.get(tier) ?? 0) + lines);
      }
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return totals;
    after = last.id;
    await beat();
    // The embedded database answers in microtasks; other work runs here.
    await setImmediate();
  }
}

function evaluated(
  evaluate: ReturnType<typeof prizeEvaluator>,
  ticket: Parameters<ReturnType<typeof prizeEvaluator>>[0],
) {
  try {
    return evaluate(ticket);
  } catch {
    return [];
  }
}

function ticketsAfter(db: Shop['db'], periodId: string, after: string | null) {
  let page = db
    .selectFrom('tickets')
    .select(['id', 'payload', 'copies'])
    .where('period_id', '=', periodId)
    .where('status', 'in', [1, 2, 3, 4])
    .orderBy('id')
    .limit(PAGE);
  if (after !== null) page = page.where('id', '>', after);
  return page.execute();
}
