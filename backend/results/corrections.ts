import { vietnamDate, type ResultCorrection } from '@veloc/rules';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { DrawRow } from '../draws/storedDraw';

/** What was corrected about each of these draws, the oldest first. */
export async function correctionsOf(
  db: Kysely<Database>,
  draws: readonly Pick<DrawRow, 'id'>[],
): Promise<ReadonlyMap<string, ResultCorrection[]>> {
  const ids = draws.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('draw_corrections').selectAll().where('draw_id', 'in', ids).orderBy('id').execute();
  const byDraw = new Map<string, ResultCorrection[]>();
  for (const { draw_id, before, reason, created_at } of rows) {
    const { numbers, special, tiers, dialAt, drawNo } = before;
    const correction = {
      at: created_at.toISOString(),
      reason,
      before: {
        numbers,
        ...(special && { special }),
        ...(drawNo !== undefined && { name: `Kỳ #${drawNo}` }),
        ...(dialAt !== undefined && { resultDate: vietnamDate(dialAt) }),
        ...(tiers && {
          prizes: Object.fromEntries(Object.entries(tiers).map(([tier, drawn]) => [tier.toUpperCase(), drawn])),
        }),
      },
    };
    byDraw.set(draw_id, [...(byDraw.get(draw_id) ?? []), correction]);
  }
  return byDraw;
}
