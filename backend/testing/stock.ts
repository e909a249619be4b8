import type { TestShop } from './testShop';

/** Puts `amount` tickets of a number on sale for a Classic period. */
export async function stock(
  { shop }: Pick<TestShop, 'shop'>,
  { periodId, numbers, amount }: { periodId: string; numbers: string; amount: number },
): Promise<void> {
  await shop.db
    .insertInto('classic_stock')
    .values({ period_id: periodId, numbers, supplied: amount, place: 0 })
    .execute();
}
