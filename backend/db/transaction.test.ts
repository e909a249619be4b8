import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop';
import { inTransaction } from './transaction';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

function conflict(code: string): Error {
  return Object.assign(new Error('lost against another transaction'), { code });
}

test.each(['40001', '40P01'])('work that lost with %s is run again, from its start', async (code) => {
  let attempts = 0;
  const { userId } = await shop.newPlayer();
  const name = await inTransaction(shop.shop, async (trx) => {
    attempts += 1;
    await trx
      .updateTable('users')
      .set({ name: `attempt ${attempts}` })
      .where('id', '=', userId)
      .execute();
    if (attempts < 3) throw conflict(code);
    return trx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
  });
  expect(name).toEqual({ name: 'attempt 3' });
});

test('gives up with 503 DB_BUSY and throws anything else at once', async () => {
  let attempts = 0;
  const work = async () => {
    attempts += 1;
    throw conflict('40001');
  };
  await expect(inTransaction(shop.shop, work)).rejects.toMatchObject({ status: 503, code: 'DB_BUSY' });
  expect(attempts).toBe(8);
  const fault = async () => {
    attempts = 0;
    throw new Error('a fault');
  };
  await expect(inTransaction(shop.shop, fault)).rejects.toThrow('a fault');
});

test('a busy loop of transactions lets timers run', async () => {
  let fired = 0;
  const timer = setInterval(() => {
    fired += 1;
  }, 1);
  for (let round = 0; round < 200; round += 1) {
    await inTransaction(shop.shop, (trx) => trx.selectFrom('users').select('id').limit(1).execute());
  }
  clearInterval(timer);
  expect(fired).toBeGreaterThan(0);
});

test('a table that was migrated meanwhile is read as it is now, in a transaction and out of one', async () => {
  const { db } = shop.shop;
  await sql`create table migrated (id int)`.execute(db);
  await sql`insert into migrated values (1)`.execute(db);
  const read = async (kysely: typeof db) => (await sql`select * from migrated where id = ${1}`.execute(kysely)).rows;
  // On as many connections as there are.
  const everywhere = () => Promise.all(Array.from({ length: 20 }, () => inTransaction(shop.shop, read)));
  await everywhere();
  await sql`alter table migrated add column word text default 'new'`.execute(db);
  expect(await read(db)).toEqual([{ id: 1, word: 'new' }]);
  for (const rows of await everywhere()) expect(rows).toEqual([{ id: 1, word: 'new' }]);
  await sql`alter table migrated drop column word`.execute(db);
  for (const rows of await everywhere()) expect(rows).toEqual([{ id: 1 }]);
});

test('two transactions that lock in opposite orders both end', async () => {
  const [first, second] = [await shop.newPlayer(), await shop.newPlayer()];
  const rename = (order: string[]) =>
    inTransaction(shop.shop, async (trx) => {
      for (const id of order) {
        await trx.updateTable('users').set({ name: 'x' }).where('id', '=', id).execute();
        await trx.selectFrom('users').select('id').execute();
      }
    });
  await Promise.all([rename([first.userId, second.userId]), rename([second.userId, first.userId])]);
});
