import { momentOnDay, periodIdOf } from '@veloc/rules';
import * as v from 'valibot';
import { inTransaction } from '../db/transaction';
import { daySchema } from '../results/fields';
import type { ImportSummary } from '../results/importResults';
import type { Shop } from '../shop';
import { supply, type Supply } from './supply';

const BATCH = 500;

const NO_AMOUNT = 'needs an amount from 0 to 1000000';

/** One line of a stock file (docs/stock-format.md). */
const recordSchema = v.object({
  date: daySchema,
  channelId: v.pipe(v.string('needs a channelId'), v.nonEmpty('needs a channelId')),
  numbers: v.pipe(v.string('needs numbers of 2 to 4 digits'), v.regex(/^\d{2,4}$/, 'needs numbers of 2 to 4 digits')),
  amount: v.pipe(v.number(NO_AMOUNT), v.integer(NO_AMOUNT), v.minValue(0, NO_AMOUNT), v.maxValue(1_000_000, NO_AMOUNT)),
});

interface NumberedSupply {
  line: number;
  supply: Supply;
}

/**
 * Puts the tickets of a stock file on sale, one JSON object a line. A refused line is reported and the rest goes on;
 * the same file again changes nothing, because a line says how many tickets there are in all, the sold ones included.
 */
export async function importStock(shop: Shop, lines: AsyncIterable<string>): Promise<ImportSummary> {
  const summary: ImportSummary = { imported: 0, alreadyThere: 0, refused: 0, refusals: [] };
  let batch: NumberedSupply[] = [];
  let line = 0;

  function refuse(at: number, reason: string): void {
    summary.refused += 1;
    summary.refusals.push({ line: at, reason });
  }

  async function store(): Promise<void> {
    const rows = batch;
    if (rows.length === 0) return;
    batch = [];
    const outcomes = await inTransaction(shop, async (trx) => {
      const open = await trx
        .selectFrom('periods')
        .select('id')
        .where('id', 'in', [...new Set(rows.map(({ supply: { periodId } }) => periodId))])
        .where('status', '=', 'open')
        .where('closes_at', '>', shop.clock.now())
        .execute();
      const onSale = new Set(open.map(({ id }) => id));
      const found = [];
      for (const row of rows) found.push(onSale.has(row.supply.periodId) ? await supply(trx, row.supply) : 'closed');
      return found;
    });
    for (const [place, outcome] of outcomes.entries()) {
      const at = rows[place]?.line ?? 0;
      if (outcome === 'new' || outcome === 'changed') summary.imported += 1;
      if (outcome === 'known') summary.alreadyThere += 1;
      if (outcome === 'sold') refuse(at, 'is fewer than are sold already');
      if (outcome === 'closed') refuse(at, 'is of a channel and day that is not on sale');
    }
  }

  for await (const text of lines) {
    line += 1;
    if (text.trim() === '') continue;
    const decoded = v.safeParse(v.pipe(v.string(), v.parseJson(undefined, 'is not JSON'), recordSchema), text, {
      abortEarly: true,
    });
    if (decoded.success) batch.push({ line, supply: supplyOf(decoded.output, line) });
    else refuse(line, decoded.issues[0].message);
    if (batch.length === BATCH) await store();
  }
  await store();
  summary.refusals.sort((first, second) => first.line - second.line);
  return summary;
}

function supplyOf({ date, channelId, numbers, amount }: v.InferOutput<typeof recordSchema>, place: number): Supply {
  const dialAt = momentOnDay(date, '00:00') ?? 0;
  return { periodId: periodIdOf('classic', { dialAt, channelId }), numbers, supplied: amount, place };
}
