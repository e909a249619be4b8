import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../db/schema';

/** So many tickets of a number that the shop has to sell, the sold ones included. */
export interface Supply {
  periodId: string;
  /** 2 to 4 digits. */
  numbers: string;
  supplied: number;
  place: number;
}

export type SupplyOutcome = 'new' | 'known' | 'changed' | 'sold';

/**
 * Writes what the shop has to sell. A number that is there takes the new figure, so the same file twice changes
 * nothing; a figure below what is sold already is refused as 'sold'.
 */
export async function supply(
  trx: Transaction<Database>,
  { periodId, numbers, supplied, place }: Supply,
): Promise<SupplyOutcome> {
  const row = { period_id: periodId, numbers, supplied, place };
  const added = await trx
    .insertInto('classic_stock')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('numbers')
    .executeTakeFirst();
  if (added) return 'new';
  const known = await trx
    .selectFrom('classic_stock')
    .select(['supplied', 'sold'])
    .where('period_id', '=', periodId)
    .where('numbers', '=', numbers)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (known.supplied === supplied) return 'known';
  if (known.sold > supplied) return 'sold';
  await trx
    .updateTable('classic_stock')
    .set({ supplied })
    .where('period_id', '=', periodId)
    .where('numbers', '=', numbers)
    .where(sql<boolean>`sold <= ${supplied}`)
    .execute();
  return 'changed';
}
