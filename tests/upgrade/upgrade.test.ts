import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { formatDong, TICKET_STATUS } from '@veloc/rules';
import { Migrator, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { overPglite } from '../../backend/db/connect';
import { migrate } from '../../backend/db/migrate';
import { migrations } from '../../backend/db/migrations';
import { json } from '../../backend/db/schema';
import { seed } from '../../backend/db/seed';
import { checkLedger } from '../../backend/ledger/invariants';
import { emptyPostgres } from '../../backend/testing/postgresClone';
import { testShop, type TestShop } from '../../backend/testing/testShop';

/**
 * What two players left in a shop of the first release, as its own server wrote it over its own calls: top-ups, tickets of
 * five games, a draw with two winners, an order that nobody paid, a cart. Left out are rows that nothing of theirs needs,
 * such as stock, banks and other draws, and all that the master secret of that shop has signed or sealed.
 */
const rows = JSON.parse(readFileSync(new URL('firstRelease.json', import.meta.url), 'utf8')) as Record<
  string,
  object[]
>;
/** The last migration that the first release had. */
const LAST_OF_FIRST = '070_tries_of_nobody';
const an = { id: '01a02243-0821-700c-9cc4-d4cb7d4498c3', phone: '+84912345678' };
const binh = { id: '01a02243-086d-7002-a37d-6d06f9fd18a2', phone: '+84987654321' };
/** An hour after the draw of Mega that two of the tickets were in. */
const NOW = '2026-08-21T12:00:00.000Z';

let shop: TestShop;
const tokens = new Map<string, string>();
const ask = async (who: typeof an, method: string, path: string, body?: object) =>
  (await shop.call(method, path, { token: tokens.get(who.id) ?? '', ...(body ? { body } : {}) })).body.data as unknown;

beforeAll(async () => {
  const url = process.env.VELOC_TEST_DATABASE_URL;
  const connection = url ? await emptyPostgres(url) : overPglite(await PGlite.create(), 'PGlite in memory');
  const { db } = connection;
  const first = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= LAST_OF_FIRST));
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => first },
    allowUnorderedMigrations: true,
  }).migrateToLatest();
  expect(error).toBeUndefined();
  await db.transaction().execute(async (trx) => {
    // The rows are those of a whole database, in the order of their tables' names.
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const [table, written] of Object.entries(rows))
      await sql`insert into ${sql.table(table)} select * from jsonb_populate_recordset(null::${sql.table(table)}, ${json(written)}::jsonb)`.execute(
        trx,
      );
  });

  await migrate(db);
  await seed(db, new Date(NOW));
  shop = await testShop({ now: NOW, connection });
  for (const { id } of [an, binh]) tokens.set(id, await shop.login(id));
});
afterAll(() => shop.close());

it('keeps every balance, and a ledger that adds up to them', async () => {
  expect(await ask(an, 'GET', '/users/get-user-balance')).toMatchObject({ amount: 920_000, rewardAmount: 300_000 });
  expect(await ask(binh, 'GET', '/users/get-user-balance')).toMatchObject({
    amount: 290_000,
    rewardAmount: 12_000_000_000,
  });
  expect(await checkLedger(shop.shop.db)).toEqual([]);
});

it('keeps every ticket with its draw and its prize', async () => {
  const tickets = async (gameId: string) => ask(an, 'POST', '/client-tickets/client-get-tickets', { gameId });
  expect(await tickets('mega')).toMatchObject([
    // The order that nobody paid, whose time is over.
    { total: 10_000, listPeriod: [{ tickets: [{ ticketStatus: TICKET_STATUS.deleted }] }] },
    {
      total: 40_000,
      listPeriod: [
        {
          periodId: 'mega:20260821',
          tickets: [
            { code: 'A', prize: 300_000 },
            { code: 'B', prize: 0 },
          ],
        },
        {
          periodId: 'mega:20260823',
          tickets: [
            { code: 'A', prize: 0 },
            { code: 'B', prize: 0 },
          ],
        },
      ],
    },
  ]);
  for (const gameId of ['keno', 'power', 'max3d', 'lotto535'])
    expect(await tickets(gameId)).toMatchObject([{ gameId, total: 10_000, listPeriod: [{ tickets: [{ prize: 0 }] }] }]);
});

it('keeps what was moved, and what was told', async () => {
  expect(await ask(an, 'POST', '/client-transaction/get-list-transaction', {})).toMatchObject({
    buyTicket: [10_000, 10_000, 10_000, 10_000, 40_000].map((amount) => ({ kind: 'buy', amount, status: 'success' })),
  });
  expect(await ask(an, 'GET', '/client-notifications')).toMatchObject([
    { kind: 'written', params: { title: 'MEGA 6/45 đã có kết quả' } },
    { kind: 'written', params: { title: `Chúc mừng, bạn trúng ${formatDong(300_000)}` } },
    { kind: 'written', params: { title: `Đã nạp ${formatDong(1_000_000)}` } },
  ]);
});

it('quotes the button that picks numbers by the name it has now', async () => {
  const guide = (await ask(an, 'GET', '/public/guides/max3dpro')) as { body: string };
  expect(guide.body).toContain('hoặc bấm “Chọn nhanh”');
});

it('keeps the cart, and sells what is in it', async () => {
  expect(await ask(an, 'GET', '/client-carts/get-cart')).toMatchObject({
    total: 30_000,
    items: [
      { gameId: 'power', quantity: 2, validationStatus: 'valid' },
      { gameId: 'mega', quantity: 1, validationErrorCode: 'PERIOD_CLOSED' },
    ],
  });
});
