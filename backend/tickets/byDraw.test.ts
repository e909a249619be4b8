import { drawEntrySchema, ticketCountSchema, type DrawEntryAnswer } from '@veloc/rules';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importRecords } from '../testing/importing';
import { buy, megaLine, megaTicket } from '../testing/purchases';
import { megaRecord } from '../testing/resultRecords';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

const BEFORE = '2026-08-21T17:30:00+07:00';
const AFTER = '2026-08-21T18:10:00+07:00';
/** Four of the six that `megaRecord` draws: giải Nhì. */
const FOUR_HITS = { ...megaTicket, listNumber: [2, 9, 17, 28, 44, 45] };

let test: TestShop;
let player: TestPlayer;
beforeEach(async () => {
  test = await testShop({ now: BEFORE, environment: { VELOC_SIMULATED_DRAWS: '0' } });
  player = await test.newPlayer({ balance: 10_000_000 });
});
afterEach(() => test.close());

async function page(group: string, { cursor = '0', itemPerPage = 10, who = player } = {}) {
  const query = `group=${group}&cursor=${encodeURIComponent(cursor)}&itemPerPage=${itemPerPage}`;
  const answer = await test.call('GET', `/client-tickets/by-draw?${query}`, { token: who.token });
  expect(answer.status).toBe(200);
  const entries = v.parse(v.array(drawEntrySchema), answer.body.data);
  return { entries, cursor: (answer.body as unknown as { cursor: string | null }).cursor };
}

/** Every page of `itemPerPage`, one after the other. */
async function allPages(group: string, itemPerPage: number) {
  const entries: DrawEntryAnswer[] = [];
  let cursor: string | null = '0';
  while (cursor !== null) {
    const next: Awaited<ReturnType<typeof page>> = await page(group, { cursor, itemPerPage });
    expect(next.entries.length).toBeLessThanOrEqual(itemPerPage);
    entries.push(...next.entries);
    cursor = next.cursor;
  }
  return entries;
}

async function counts(who = player) {
  const { body } = await test.call('GET', '/client-tickets/counts', { token: who.token });
  return v.parse(v.array(ticketCountSchema), body.data);
}

async function loginAgain(): Promise<void> {
  const { body } = await test.call('POST', '/auth/refresh', { body: { refreshToken: player.refreshToken } });
  player = { ...player, ...(body.data as { token: string; refreshToken: string }) };
}

const lotoLine = {
  gameId: 'loto',
  gameName: 'LOTO',
  ticket: { lotoType: { id: 'C', name: 'Đuôi' }, numbers: '--07', value: 10_000, isDone: true },
  unitPrice: 10_000,
};

async function rawOrder(): Promise<string> {
  const raw = { gameId: 'mega', periodId: null, numberPeriod: 2, tickets: [megaTicket], total: 20_000 };
  const { body } = await test.call('POST', '/client-tickets/create-raw-ticket', { token: player.token, body: raw });
  return (body.data as { id: string }).id;
}

const kinds = (entries: readonly DrawEntryAnswer[]) => entries.map(({ gameId, draws }) => [gameId, draws]);
const statuses = ({ listPeriod }: DrawEntryAnswer) =>
  listPeriod.flatMap(({ tickets }) => tickets.map(({ ticketStatus }) => ticketStatus));

it('lists what waits by its next draw, with how many follow, unpaid orders among it', async () => {
  await buy(test, player, [{ ...megaLine, numberPeriod: 3, unitPrice: 30_000 }]);
  const waiting = await page('waiting');
  expect(waiting).toMatchObject({ cursor: null });
  expect(waiting.entries).toMatchObject([
    {
      gameId: 'mega',
      draws: 3,
      dialDate: '2026-08-21T11:00:00.000Z',
      total: 10_000,
      listPeriod: [{ periodId: 'mega:20260821', result: null }],
    },
  ]);
  await rawOrder();
  const both = await page('waiting');
  expect(kinds(both.entries)).toEqual([
    ['mega', 3],
    ['mega', 2],
  ]);
  expect(both.entries.map(statuses)).toEqual([[1], [0]]);
  // Its time to be paid is over.
  test.passTime(24 * 3_600_000);
  await loginAgain();
  expect(kinds((await page('waiting')).entries)).toEqual([['mega', 3]]);
});

it('moves a purchase draw by draw from what waits to what is over', async () => {
  await buy(test, player, [
    { ...megaLine, ticket: FOUR_HITS, numberPeriod: 2, unitPrice: 20_000 },
    { ...megaLine, numberPeriod: 2, unitPrice: 20_000 },
  ]);
  expect(await counts()).toEqual([{ gameId: 'mega', waiting: 2, won: 0 }]);
  test.setNow(AFTER);
  expect(await importRecords(test, megaRecord())).toMatchObject({ imported: 1 });
  await loginAgain();
  expect((await page('waiting')).entries).toMatchObject([{ draws: 1, dialDate: '2026-08-23T11:00:00.000Z' }]);
  const drawn = await page('drawn');
  expect(drawn.entries).toMatchObject([
    { dialDate: '2026-08-21T11:00:00.000Z', draws: 1, listPeriod: [{ periodId: 'mega:20260821' }] },
  ]);
  expect(drawn.entries.map(statuses)).toEqual([[3, 2]]);
  // The one that won nothing does not make the purchase a lost one.
  const [{ newestDay, ...entry } = {}] = drawn.entries;
  expect(newestDay).toMatchObject({ stake: 20_000, wins: 1, games: ['mega'] });
  expect((await page('won')).entries).toEqual([entry]);
  expect((await page('lost')).entries).toEqual([]);
  expect(await counts()).toEqual([{ gameId: 'mega', waiting: 2, won: 1 }]);
  test.passTime(2 * 24 * 3_600_000);
  await loginAgain();
  expect(await counts()).toEqual([{ gameId: 'mega', waiting: 2, won: 0 }]);
});

it('turns pages within what waits for one draw', async () => {
  for (let left = 5; left > 0; left -= 1) await buy(test, player, [megaLine]);
  expect(new Set((await allPages('waiting', 2)).map(({ id }) => id)).size).toBe(5);
});

/** Gives the tickets of the player outcomes and times of their own, as if many evenings had passed. */
async function pastEvenings(count: number): Promise<void> {
  await buy(test, player, [megaLine]);
  await sql`
    with source as (select * from tickets where user_id = ${player.userId} limit 1),
    made as (
      select gen_random_uuid() as id, gen_random_uuid() as order_id, number,
        timestamptz '2026-08-20 18:00+07' - (number / 3) * interval '1 day' as dial_at from generate_series(0, ${count}::int - 1) number
    ),
    drawn as (
      insert into periods (id, game_id, name, opens_at, closes_at, dial_at, status)
      select distinct 'mega:' || to_char(dial_at at time zone 'Asia/Ho_Chi_Minh', 'YYYYMMDD'), 'mega', 'Kỳ', dial_at - interval '1 day', dial_at - interval '1 minute', dial_at, 'settled'
      from made on conflict (id) do nothing
    ),
    ordered as (
      insert into orders (id, user_id, game_id, status, total, items, created_at, paid_at)
      select made.order_id, source.user_id, 'mega', 'paid', 10000, '[]', made.dial_at, made.dial_at from made, source
    )
    insert into tickets (id, order_id, user_id, game_id, period_id, dial_at, line, draw_index, copies, code, payload, price, status, prize, created_at, settled_at)
    select made.id, made.order_id, source.user_id, 'mega', 'mega:' || to_char(made.dial_at at time zone 'Asia/Ho_Chi_Minh', 'YYYYMMDD'),
      made.dial_at, 0, 0, 1, 'A', source.payload, 10000, case when number % 10 = 0 then 3 when number % 10 = 1 then 5 else 2 end,
      case when number % 10 = 0 then 30000 else 0 end, made.dial_at, made.dial_at
    from made, source`.execute(test.shop.db);
}

it('turns pages by draw time without losing or repeating one, in every group', async () => {
  await pastEvenings(60);
  const all = await allPages('drawn', 7);
  expect(all).toHaveLength(60);
  expect(new Set(all.map(({ id }) => id)).size).toBe(60);
  const times = all.map(({ dialDate }) => Date.parse(dialDate));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(new Set(times).size).toBe(20);
  const idsOf = (status: 2 | 3 | 5) => all.filter((entry) => statuses(entry).includes(status)).map(({ id }) => id);
  for (const [group, status, count] of [
    ['won', 3, 6],
    ['refunded', 5, 6],
    ['lost', 2, 48],
  ] as const) {
    const ids = (await allPages(group, 5)).map(({ id }) => id);
    expect([group, ids]).toEqual([group, idsOf(status)]);
    expect(ids).toHaveLength(count);
  }
});

it('takes a deleted one out, and shows nobody another’s', async () => {
  await pastEvenings(4);
  const [, second] = (await page('drawn')).entries;
  await test.call('POST', '/client-tickets/client-delete-tickets', {
    token: player.token,
    body: { ids: [second?.id] },
  });
  expect((await page('drawn')).entries.map(({ id }) => id)).not.toContain(second?.id);
  expect((await page('drawn')).entries).toHaveLength(3);
  const stranger = await test.newPlayer({ phone: '+84987654321' });
  for (const group of ['waiting', 'drawn', 'won', 'lost', 'refunded'])
    expect((await page(group, { who: stranger })).entries).toEqual([]);
  expect(await counts(stranger)).toEqual([]);
});

it('begins anew at a cursor that nobody gave', async () => {
  await pastEvenings(2);
  const first = await page('drawn');
  for (const cursor of ['x', '1~2~3', '9'.repeat(40), "1~'; drop table tickets; --~mega"])
    expect((await page('drawn', { cursor })).entries).toEqual(first.entries);
});

it('mixes games by the time of their draws', async () => {
  await buy(test, player, [lotoLine, { ...megaLine, numberPeriod: 1 }]);
  const games = (await page('waiting')).entries;
  const times = games.map(({ dialDate }) => Date.parse(dialDate));
  expect(new Set(games.map(({ gameId }) => gameId))).toEqual(new Set(['loto', 'mega']));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

/** Whether a page is read by the index alone: only a server with many rows of its own chooses for a reason. */
it('reads one page of a long history through its index', async () => {
  await pastEvenings(600);
  await sql`analyze tickets`.execute(test.shop.db);
  for (const group of ['drawn', 'won', 'lost', 'refunded'] as const) {
    const plan = await sql<Record<string, string>>`
      explain select dial_at from tickets
      where user_id = ${player.userId} and ${sql.raw(
        { drawn: 'status >= 2', won: 'status in (3, 4)', lost: 'status >= 2 and status = 2', refunded: 'status = 5' }[
          group
        ],
      )} and hidden_at is null and (dial_at, order_id, period_id) < (now(), gen_random_uuid(), 'x')
      order by dial_at desc, order_id desc, period_id desc limit 1`.execute(test.shop.db);
    const text = plan.rows.map((row) => Object.values(row)[0]).join('\n');
    expect(text).not.toContain('Sort');
    expect(text).not.toContain('Seq Scan');
  }
});
