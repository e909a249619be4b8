import { randomUUID } from 'node:crypto';
import { drawEntrySchema, TICKET_STATUS, type GameId, type TicketStatus } from '@veloc/rules';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

let test: TestShop;
let player: TestPlayer;
beforeEach(async () => {
  test = await testShop({ now: '2026-08-21T21:30:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  player = await test.newPlayer({ balance: 10_000_000 });
});
afterEach(() => test.close());

interface Past {
  gameId?: GameId;
  /** ISO 8601 with its zone. */
  at?: string;
  status?: TicketStatus;
  price?: number;
  prize?: number;
  isHidden?: boolean;
  orderId?: string;
}

/** A ticket whose draw is over, in an order of its own unless one is named. Answers the ticket's id. */
async function past(made: Past = {}): Promise<string> {
  const { gameId = 'mega', at = '2026-08-21T18:00:00+07:00', status = TICKET_STATUS.notWon } = made;
  const { price = 10_000, prize = 0, isHidden = false, orderId = randomUUID() } = made;
  const [id, dialAt] = [randomUUID(), new Date(at)];
  const { db } = test.shop;
  await sql`insert into periods (id, game_id, name, opens_at, closes_at, dial_at, status)
    values (${`${gameId}:${dialAt.getTime()}`}, ${gameId}, 'Kỳ', ${dialAt}::timestamptz - interval '1 day', ${dialAt}, ${dialAt}, 'settled')
    on conflict do nothing`.execute(db);
  await sql`insert into orders (id, user_id, game_id, status, total, items, created_at, paid_at)
    values (${orderId}, ${player.userId}, ${gameId}, 'paid', ${price}, '[]', ${dialAt}, ${dialAt})
    on conflict (id) do nothing`.execute(db);
  await sql`insert into tickets (id, order_id, user_id, game_id, period_id, dial_at, line, draw_index, copies, code,
      payload, price, status, prize, created_at, settled_at, hidden_at)
    select ${id}, ${orderId}, ${player.userId}, ${gameId}, periods.id, ${dialAt},
      (select count(*) from tickets where order_id = ${orderId}), 0, 1, 'A',
      '{"code":"A","listNumber":[1,2,3,4,5,6],"price":"10000","isDone":true}', ${price}, ${status}::int, ${prize}::bigint,
      ${dialAt}, ${dialAt}, case when ${isHidden} then ${dialAt}::timestamptz end
    from periods where game_id = ${gameId} and dial_at = ${dialAt}`.execute(db);
  return id;
}

/** What each entry of a page tells of its day. */
async function days({ group = 'drawn', cursor = '0', itemPerPage = 2, who = player } = {}) {
  const query = `group=${group}&cursor=${encodeURIComponent(cursor)}&itemPerPage=${itemPerPage}`;
  const answer = await test.call('GET', `/client-tickets/by-draw?${query}`, { token: who.token });
  expect(answer.status).toBe(200);
  const told = v.parse(v.array(drawEntrySchema), answer.body.data).map(({ newestDay }) => newestDay);
  return { told, cursor: (answer.body as unknown as { cursor: string | null }).cursor };
}

it('sums up the whole newest day beside its first entry, of all games, however short the page is', async () => {
  const orderId = randomUUID();
  await past({ status: TICKET_STATUS.notWon, price: 60_000 });
  await past({ gameId: 'max3d', orderId, status: TICKET_STATUS.won, price: 20_000, prize: 40_000 });
  await past({ gameId: 'max3d', orderId, status: TICKET_STATUS.won, price: 20_000, prize: 100_000 });
  await past({ gameId: 'power', at: '2026-08-21T12:00:00+07:00', price: 870_000 });
  await past({ gameId: 'keno', at: '2026-08-21T06:00:00+07:00', status: TICKET_STATUS.won, prize: 78_000 });
  const first = await days();
  expect(first.told).toEqual([
    {
      stake: 980_000,
      prize: 218_000,
      awaitsFigure: false,
      draws: 3,
      wins: 2,
      games: expect.toSatisfy((games: GameId[]) => games.toSorted().join(' ') === 'keno max3d'),
    },
    undefined,
  ]);
  expect((await days({ cursor: first.cursor ?? '' })).told).toEqual([undefined, undefined]);
  for (const group of ['won', 'lost', 'refunded', 'waiting'])
    for (const day of (await days({ group })).told) expect(day).toBeUndefined();
});

it('counts neither what was refunded, nor what was deleted, nor what another player has', async () => {
  await past({ status: TICKET_STATUS.refunded, price: 500_000 });
  expect((await days()).told).toEqual([undefined]);
  await past({ price: 30_000 });
  await past({ status: TICKET_STATUS.won, price: 70_000, prize: 900_000, isHidden: true });
  const { told } = await days();
  expect(told[0]).toMatchObject({ stake: 30_000, prize: 0, draws: 1, wins: 0, games: ['mega'] });
  const owner = player;
  player = await test.newPlayer({ phone: '+84987654321' });
  await past({ price: 10_000 });
  expect((await days()).told).toMatchObject([{ stake: 10_000 }]);
  expect((await days({ who: owner })).told).toEqual(told);
});

it('begins and ends its day at midnight in Vietnam', async () => {
  await past({ gameId: 'keno', at: '2026-08-20T23:59:59+07:00', price: 500_000 });
  await past({ gameId: 'keno', at: '2026-08-21T00:00:00+07:00', price: 20_000 });
  // Of the same day by UTC as the first, and by UTC a day before the last.
  await past({ gameId: 'keno', at: '2026-08-21T06:59:00+07:00', price: 30_000 });
  await past({ gameId: 'keno', at: '2026-08-21T23:59:59+07:00', price: 40_000 });
  expect((await days()).told[0]).toMatchObject({ stake: 90_000, draws: 3 });
});

it('sums up no day whose newest draw is still being settled', async () => {
  await past({ at: '2026-08-21T12:00:00+07:00', price: 50_000 });
  await past({ gameId: 'power', status: TICKET_STATUS.active });
  await past();
  // That the other game of that hour waits is told beside it.
  expect((await days()).told[0]).toMatchObject({ stake: 60_000, draws: 2 });
  await past({ status: TICKET_STATUS.active });
  expect((await days()).told).toEqual([undefined, undefined]);
});

it('says that a jackpot of the day has no figure yet, until its claim has one', async () => {
  const ticket = await past({ status: TICKET_STATUS.awaitingPayout, prize: 300_000 });
  const { db } = test.shop;
  await sql`insert into draws (id, feed, dial_at, numbers, details, source, created_at)
    values ('mega:20260821', 'mega', '2026-08-21T18:00:00+07:00', '[1,2,3,4,5,6]', '{}', 'import', now())`.execute(db);
  await sql`insert into prize_claims (id, ticket_id, user_id, period_id, draw_id, amount, prizes, awaits_figure, state, created_at, lapses_at)
    select gen_random_uuid(), id, user_id, period_id, 'mega:20260821', 300000, '[]', true, 'waiting', now(), now()
    from tickets where id = ${ticket}`.execute(db);
  expect((await days()).told[0]).toMatchObject({ prize: 300_000, awaitsFigure: true, wins: 1 });
  await sql`update prize_claims set awaits_figure = false`.execute(db);
  expect((await days()).told[0]).toMatchObject({ awaitsFigure: false });
});

it('reads a day of a long history through the index', async () => {
  const newest = await past();
  await sql`
    with numbers as (select number, gen_random_uuid() as order_id from generate_series(1, 3000) number),
    ordered as (
      insert into orders (id, user_id, game_id, status, total, items, created_at, paid_at)
      select order_id, ${player.userId}, 'mega', 'paid', 10000, '[]', now(), now() from numbers
    )
    insert into tickets (id, order_id, user_id, game_id, period_id, dial_at, line, draw_index, copies, code, payload, price, status, prize, created_at, settled_at)
    select gen_random_uuid(), numbers.order_id, user_id, game_id, period_id, dial_at - number * interval '8 hours', 0, 0, 1, 'A', payload, price, 2, 0, now(), now()
    from tickets, numbers where id = ${newest}`.execute(test.shop.db);
  await sql`analyze tickets`.execute(test.shop.db);
  const plan = await sql<Record<string, string>>`
    explain select sum(price) from tickets
    where user_id = ${player.userId} and dial_at >= '2026-08-21T00:00:00+07:00' and dial_at < '2026-08-22T00:00:00+07:00'
      and status >= 2 and hidden_at is null and status <> 5`.execute(test.shop.db);
  expect(plan.rows.map((row) => Object.values(row)[0]).join('\n')).toContain('tickets_drawn');
});
