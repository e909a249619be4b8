import { setImmediate } from 'node:timers/promises';
import type { DrawTotals } from '@veloc/rules';
import type { Shop } from '../shop';
import type { DrawRow } from '../draws/storedDraw';
import { wonLines } from './wonLines';

const PAGE = 500;

/**
 * Counts the winning plays of every tier over all tickets of a period, settled ones too, so that a settlement that was
 * broken off and goes on shares out the same amounts.
 */
export async function drawTotals({ db }: Pick<Shop, 'db'>, periodId: string, draw: DrawRow): Promise<DrawTotals> {
  const totals = new Map<string, number>();
  for (let after: string | null = null; ;) {
    const page: { id: string; tickets: number } | null = await countPage({ db }, periodId, draw, after, totals);
    if (!page || page.tickets < PAGE) return totals;
    after = page.id;
    // The embedded database answers in microtasks; other work runs here.
    await setImmediate();
  }
}

async function countPage(
  { db }: Pick<Shop, 'db'>,
  periodId: string,
  draw: DrawRow,
  after: string | null,
  totals: Map<string, number>,
) {
  let page = db
    .selectFrom('tickets')
    .selectAll()
    .where('period_id', '=', periodId)
    .where('status', 'in', [1, 2, 3, 4])
    .orderBy('id')
    .limit(PAGE);
  if (after !== null) page = page.where('id', '>', after);
  const tickets = await page.execute();
  for (const ticket of tickets) {
    for (const { tier, lines } of wonLines(ticket, draw)) totals.set(tier, (totals.get(tier) ?? 0) + lines);
  }
  const last = tickets.at(-1);
  return last ? { id: last.id, tickets: tickets.length } : null;
}
