import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../db/migrate';
import { buy, megaLine, megaLineOf } from '../testing/purchases';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { searchable } from './search';
import { recordWalletTransaction, recordWalletTransactions } from './walletTransactions';

let test: TestShop;
let player: TestPlayer;
let other: TestPlayer;
beforeAll(async () => {
  test = await testShop();
  player = await test.newPlayer({ balance: 100_000 });
  other = await test.newPlayer({ balance: 100_000 });
  await buy(test, player, [{ ...megaLine, quantity: 2 }, megaLineOf(3)]);
  await buy(test, other);
});
afterAll(() => test.close());

/** The kinds of what is found. */
async function found(search: string, { token } = player): Promise<string[]> {
  const path = `/client/payment-history?search=${encodeURIComponent(search)}`;
  const { status, body, text } = await test.call('GET', path, { token });
  expect(status, text).toBe(200);
  return (body.data as { kind: string }[]).map(({ kind }) => kind);
}

const shown = (id: string) =>
  id
    .slice(-12)
    .toUpperCase()
    .replaceAll(/(.{4})(?=.)/g, '$1-');
const record = (movement: Pick<Parameters<typeof recordWalletTransaction>[1], 'kind' | 'meta'>) =>
  test.shop.db
    .transaction()
    .execute((trx) =>
      recordWalletTransaction(trx, { userId: player.userId, amount: 10_000, at: test.shop.clock.now(), ...movement }),
    );
/** Transactions whose words are not those they should be found by. */
const outdated = () => sql`select id from transactions where search <> ${searchable}`.execute(test.shop.db);

describe('a search of the history', () => {
  it.each([
    ['Mua vé', 'with accents'],
    ['mua ve', 'without'],
    ['MUA VÉ'.normalize('NFD'), 'with accents apart'],
    ['vé mu', 'in another order, and by how they begin'],
    ['mega 6/45', 'with signs between'],
    ['6/4', 'by numbers'],
  ])('finds words: %s, %s', async (typed) => {
    expect(await found(typed)).toEqual(['buy']);
  });

  it('finds orders and tickets by their codes: whole, as shown, in groups and in part', async () => {
    const tickets = await test.shop.db
      .selectFrom('tickets')
      .select(['id', 'order_id'])
      .where('user_id', '=', player.userId)
      .execute();
    expect(tickets.length).toBeGreaterThan(1);
    for (const id of [...tickets.map((ticket) => ticket.id), tickets[0]?.order_id ?? '']) {
      const code = shown(id);
      const [, second, third] = code.split('-');
      const typed = [
        id,
        `LT${id}`,
        code,
        code.replaceAll('-', ''),
        code.replaceAll('-', ' '),
        `#${code}.`,
        code.slice(0, 8),
      ];
      for (const each of [...typed, `${second}-${third}`]) {
        expect(await found(each), `${each} of ${id}`).toEqual(['buy']);
        expect(await found(each, other), `${each} of somebody else's ${id}`).toEqual([]);
      }
      // A single group has four digits: somebody else's code may hold it as well, by chance.
      expect(await found(String(third)), `${third} of ${id}`).toEqual(['buy']);
    }
    expect(await found('0000-0000-0000')).toEqual([]);
  });

  it('finds what came of a ticket by the ticket', async () => {
    const { id, order_id } = await test.shop.db
      .selectFrom('tickets')
      .select(['id', 'order_id'])
      .where('user_id', '=', player.userId)
      .executeTakeFirstOrThrow();
    test.passTime(1000);
    const refund = await record({ kind: 'refund', meta: { ticketId: id } });
    expect(await found(shown(id))).toEqual(['refund', 'buy']);
    expect(await found(shown(refund.id))).toEqual(['refund']);
    expect(await found(shown(order_id))).toEqual(['buy']);
    expect(await found('hoàn tiền vé')).toEqual(['refund']);
  });

  it('finds a top-up by its memo and by the bank it was changed to', async () => {
    const start = (bankId: string) =>
      test.call('POST', '/internalpaygateway/init', { token: player.token, body: { amount: 50_000, bankId } });
    const { transferNote } = (await start('vcb')).body.data as { transferNote: string };
    expect(await found('vietcom')).toEqual(['topup']);
    await start('tcb');
    expect([await found('vietcom'), await found('techcom')]).toEqual([[], ['topup']]);
    expect(await found(transferNote.toLowerCase())).toEqual(['topup']);
    expect((await outdated()).rows).toEqual([]);
  });

  it.each(['%', '_', '-', "'", String.raw`\ ' & | ! ( ) :* <->`, "'; drop table transactions; --", 'vé & !nạp'])(
    'takes no pattern: %s',
    async (typed) => {
      expect(await found(typed)).toEqual([]);
    },
  );

  it('has words and codes of any length and script', async () => {
    await record({ kind: 'withdraw', meta: { reason: `Đã đổi 火 ${'x'.repeat(5_000)} ${'a'.repeat(300)}` } });
    expect(await found('đa doi')).toEqual(['withdraw']);
    expect(await found(`${'x'.repeat(100)}`)).toEqual(['withdraw']);
    expect(await found('a'.repeat(100))).toEqual(['withdraw']);
    expect(await found(Array.from({ length: 50 }, (_, index) => index % 10).join(' '))).toEqual([]);
  });

  it('finds the rare and the frequent among thousands, each once, with the sums of their days', async () => {
    const many = await test.newPlayer();
    const cashback = (title: string, day: number) =>
      ({
        userId: many.userId,
        kind: 'cashback',
        amount: 1,
        title,
        at: new Date(`2026-07-0${day}T05:00:00.000Z`),
      }) as const;
    await test.shop.db.transaction().execute(async (trx) => {
      await recordWalletTransactions(trx, [
        ...Array.from({ length: 30 }, (_, index) => cashback('Hiếm gặp', 1 + (index % 2))),
        ...Array.from({ length: 2_500 }, () => cashback('Xưa kia', 3)),
        ...Array.from({ length: 1_100 }, () => cashback('Ngày nay', 4)),
        cashback('Hiếm gặp', 5),
      ]);
    });
    const pageAfter = async (words: string, cursor: string) => {
      const path = `/client/payment-history?search=${encodeURIComponent(words)}&itemPerPage=20&cursor=${cursor}`;
      const { body } = await test.call('GET', path, { token: many.token });
      return body as unknown as { data: { id: string; title: string }[]; cursor: string | null; days: unknown };
    };
    const first = await pageAfter('hiếm', '0');
    const second = await pageAfter('hiếm', String(first.cursor));
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(31);
    expect(first.days).toEqual([
      { date: '2026-07-05', total: 1, count: 1 },
      { date: '2026-07-02', total: 15, count: 15 },
      { date: '2026-07-01', total: 15, count: 15 },
    ]);
    for (const [words, title, day, count] of [
      ['ngày nay', 'Ngày nay', '04', 1_100],
      ['xưa', 'Xưa kia', '03', 2_500],
    ] as const) {
      const { data, days } = await pageAfter(words, '0');
      expect(data.map((row) => row.title)).toEqual(Array.from({ length: 20 }, () => title));
      expect(days).toEqual([{ date: `2026-07-${day}`, total: count, count }]);
    }
  });
});

it('finds what an older database holds, once it is migrated', async () => {
  const { db } = test.shop;
  const words = () => sql`select id, search::text from transactions order by id`.execute(db);
  const before = await words();
  await sql`alter table transactions drop column search`.execute(db);
  await sql`delete from kysely_migration where name = '087_search'`.execute(db);
  await migrate(db);
  expect((await words()).rows).toEqual(before.rows);
  expect(await found('mua ve')).toEqual(['buy']);
});
