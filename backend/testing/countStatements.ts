import type { TestShop } from './testShop';

/**
 * How many statements `work` asks of the shop's database; begin, commit and what libraries ask by themselves are not
 * counted.
 */
export async function countStatements({ shop }: TestShop, work: () => Promise<unknown>): Promise<number> {
  const { db } = shop;
  let count = 0;
  shop.db = db.withPlugin({
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  try {
    await work();
  } finally {
    shop.db = db;
  }
  return count;
}
