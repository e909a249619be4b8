import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction';
import { asSomebodyElse } from './secondConnection';
import { testShop, type TestShop } from './testShop';

let test: TestShop;
beforeAll(async () => {
  test = await testShop();
});
afterAll(() => test.close());

const users = ({ db }: Pick<TestShop['shop'], 'db'>) => db.selectFrom('users').select('id').execute();

// On the embedded database it would wait for ever.
it.skipIf(!process.env.VELOC_TEST_DATABASE_URL)('is refused within a transaction on a server too', async () => {
  const { shop } = test;
  await expect(inTransaction(shop, () => users(shop))).rejects.toThrow();
  expect(await inTransaction(shop, () => asSomebodyElse(() => users(shop)))).toEqual([]);
  expect(await inTransaction(shop, (trx) => users({ db: trx }))).toEqual([]);
  expect(await users(shop)).toEqual([]);
});
