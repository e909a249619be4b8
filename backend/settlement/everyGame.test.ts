import { historyDetailSchema, historyEntrySchema, type GameId } from '@veloc/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensurePeriods } from '../draws/ensurePeriods';
import { balanceOf } from '../ledger/balance';
import { checkLedger } from '../ledger/invariants';
import { importRecords } from '../testing/importing';
import { buy } from '../testing/purchases';
import {
  kenoRecord,
  lotto535Record,
  max3dRecord,
  megaRecord,
  powerRecord,
  southernRecord,
} from '../testing/resultRecords';
import { stock } from '../testing/stock';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

const FRIDAY = '2026-08-21';
const SATURDAY = '2026-08-22';
const draw = { channelId: 'vinh-long', channelName: 'Vĩnh Long', resultDate: '21/08/2026' };

interface Played {
  periodId: string;
  winning: Record<string, unknown>;
  losing: Record<string, unknown>;
  /** Đồng the winning ticket gets, counted by hand from the prize table. */
  prize: number;
  tier: string;
}

/** One winning and one losing ticket of 10,000 đồng for each game, against the draws below. */
const played = {
  keno: {
    periodId: 'keno:20260821:1200',
    winning: { listNumber: [1, 2, 79], playMethod: 'LEVEL_3', betAmount: 10_000 },
    losing: { listNumber: [70, 71, 72], playMethod: 'LEVEL_3', betAmount: 10_000 },
    prize: 20_000,
    tier: 'Bậc 3 trùng 2 số',
  },
  kenoeo: {
    periodId: 'kenoeo:20260821:1200',
    winning: { listNumber: [], playMethod: 'DRAW_ODD_EVEN', betAmount: 10_000 },
    losing: { listNumber: [], playMethod: 'EVEN', betAmount: 10_000 },
    prize: 20_000,
    tier: 'Hòa',
  },
  kenoud: {
    periodId: 'kenoud:20260821:1200',
    winning: { listNumber: [], playMethod: 'DRAW_UPPER_LOWER', betAmount: 10_000 },
    losing: { listNumber: [], playMethod: 'UPPER', betAmount: 10_000 },
    prize: 26_000,
    tier: 'Hòa Lớn Nhỏ',
  },
  mega: {
    periodId: 'mega:20260821',
    winning: { listNumber: [2, 9, 17, 28, 44, 45] },
    losing: { listNumber: [1, 3, 4, 5, 6, 7] },
    prize: 300_000,
    tier: 'Giải Nhì',
  },
  power: {
    periodId: 'power:20260822',
    winning: { listNumber: [3, 11, 24, 30, 1, 2], powerNumber: 1 },
    losing: { listNumber: [1, 2, 4, 5, 6, 7], powerNumber: 1 },
    prize: 500_000,
    tier: 'Giải Nhì',
  },
  max3d: {
    periodId: 'max3d:20260821',
    winning: { numbers: '243', playType: 'straight' },
    losing: { numbers: '999', playType: 'straight' },
    prize: 350_000,
    tier: 'Giải Nhất',
  },
  max3dpro: {
    periodId: 'max3dpro:20260822',
    winning: { numbers: '118 999', playType: 'straight', playMethod: { id: 'NORMAL' }, priceCoef: 1 },
    losing: { numbers: '997 998', playType: 'straight', playMethod: { id: 'NORMAL' }, priceCoef: 1 },
    prize: 40_000,
    tier: 'Giải Sáu',
  },
  lotto535: {
    periodId: 'lotto535:20260821:2100',
    winning: { mainNumbers: [4, 12, 19, 27, 1], specialNumbers: [1] },
    losing: { mainNumbers: [1, 2, 3, 5, 6], specialNumbers: [1] },
    prize: 500_000,
    tier: 'Giải Ba',
  },
  loto: {
    periodId: 'loto:20260821:vinh-long',
    winning: { lotoType: { id: 'D', name: 'Đầu' }, numbers: '--07', value: 10_000 },
    losing: { lotoType: { id: 'D', name: 'Đầu' }, numbers: '--99', value: 10_000 },
    prize: 700_000,
    tier: 'Đầu 2 số',
  },
  classic: {
    periodId: 'classic:20260821:vinh-long',
    winning: { numbers: '45', amount: 1, ...draw },
    losing: { numbers: '99', amount: 1, ...draw },
    prize: 700_000,
    tier: '2 số cuối giải Đặc biệt',
  },
} satisfies Partial<Record<GameId, Played>>;

type PlayedGame = keyof typeof played;
const playedGames = Object.keys(played) as PlayedGame[];

let test: TestShop;
beforeAll(async () => {
  test = await testShop({ environment: { VELOC_SIMULATED_DRAWS: '0' } });
  await ensurePeriods(test.shop);
});
afterAll(async () => {
  expect(await checkLedger(test.shop.db)).toEqual([]);
  await test.close();
});

const post = ({ token }: TestPlayer, path: string, body: unknown) => test.call('POST', path, { token, body });

/** Makes an order by the game's own call (spec section 7). */
function order(player: TestPlayer, gameId: PlayedGame, ticket: Record<string, unknown>) {
  const { periodId } = played[gameId];
  const total = 10_000;
  if (gameId === 'loto') {
    return post(player, '/client-loto-carts/create-raw-cart-new', { periodId, tickets: [ticket], total });
  }
  if (gameId === 'classic') {
    const { channelId, resultDate } = draw;
    const tickets = [{ code: 'A', numbers: ticket.numbers, playMethod: null, amount: 1 }];
    return post(player, '/client-classic-tickets/create-raw-cart-id', { resultDate, channelId, tickets, total });
  }
  const tickets = [{ code: 'A', price: '10000', ...ticket }];
  return post(player, '/client-tickets/create-raw-ticket', { gameId, periodId, numberPeriod: 1, tickets, total });
}

/** The player's purchases of a game by the game's own calls. */
async function history(player: TestPlayer, gameId: GameId) {
  const { token } = player;
  const list =
    gameId === 'loto'
      ? await test.call('GET', '/client-loto-carts/get-list', { token })
      : gameId === 'classic'
        ? await test.call('GET', '/client-classic-tickets/client-get-tickets', { token })
        : await post(player, '/client-tickets/client-get-tickets', { gameId });
  return v.parse(v.array(historyEntrySchema), list.body.data);
}

async function detail({ token }: TestPlayer, gameId: GameId, id: string) {
  const path =
    gameId === 'loto'
      ? '/client-loto-carts/get-by-id'
      : gameId === 'classic'
        ? '/client-classic-tickets/client-get-ticket-by-id'
        : '/client-tickets/client-get-ticket-detail-v2';
  const answer = await test.call('GET', `${path}?id=${encodeURIComponent(id)}`, { token });
  return v.parse(historyDetailSchema, answer.body.data);
}

describe('bought, drawn, settled and shown', () => {
  const winners = new Map<GameId, TestPlayer>();
  const losers = new Map<GameId, TestPlayer>();
  const of = (players: ReadonlyMap<GameId, TestPlayer>, gameId: GameId): TestPlayer => {
    const player = players.get(gameId);
    if (!player) throw new Error(`Nobody has bought a ticket of ${gameId}: its purchase failed before.`);
    return player;
  };

  beforeAll(async () => {
    for (const numbers of ['45', '99']) await stock(test, { periodId: played.classic.periodId, numbers, amount: 1 });
  });

  it.each(playedGames)('%s: single tickets become an order, which is paid', async (gameId) => {
    const player = await test.newPlayer({ balance: 10_000 });
    const made = await order(player, gameId, played[gameId].winning);
    expect(made, made.text).toMatchObject({ status: 200, body: { data: { status: 'pending', gameId } } });
    const { id } = made.body.data as { id: string };
    expect(id.startsWith('LT')).toBe(gameId === 'loto');
    const paid = await post(player, '/client-transaction/add-transaction', { orderId: id, source: 'wallet' });
    expect(paid).toMatchObject({ status: 200, body: { data: { order: { status: 'paid' }, balance: { amount: 0 } } } });
    winners.set(gameId, player);
  });

  it.each(playedGames)('%s: a line of the cart is paid', async (gameId) => {
    const player = await test.newPlayer({ balance: 10_000 });
    const { periodId, losing } = played[gameId];
    const line = { gameId, ticket: { code: 'A', price: '10000', ...losing }, unitPrice: 10_000, quantity: 1, periodId };
    const paid = await buy(test, player, [{ ...line, numberPeriod: 1 }]);
    expect(paid, paid.text).toMatchObject({ status: 200, body: { data: { balance: { amount: 0 } } } });
    losers.set(gameId, player);
  });

  it('the draws are imported', async () => {
    test.setNow('2026-08-22T18:10:00+07:00');
    const records = [
      kenoRecord({ date: FRIDAY, slot: 45, time: '12:00' }),
      megaRecord(),
      powerRecord({ date: SATURDAY }),
      max3dRecord({ date: FRIDAY }),
      max3dRecord({ game: 'max3dpro', date: SATURDAY }),
      lotto535Record({ date: FRIDAY, time: '21:00' }),
      southernRecord({ date: FRIDAY, channelId: draw.channelId, channelName: draw.channelName }),
    ];
    const summary = await importRecords(test, ...records);
    expect(summary).toMatchObject({ imported: records.length, refusals: [] });
  });

  it.each(playedGames)('%s: the winner has the prize, with its reason', async (gameId) => {
    const player = await loggedIn(of(winners, gameId));
    const { prize, tier, periodId } = played[gameId];
    expect((await balanceOf(test.shop.db, player.userId)).rewardAmount).toBe(prize);
    const [entry, ...more] = await history(player, gameId);
    expect(more).toEqual([]);
    expect(entry?.listPeriod).toMatchObject([{ periodId, tickets: [{ ticketStatus: 3, prize, price: 10_000 }] }]);
    expect(entry?.listPeriod[0]?.result?.length).toBeGreaterThan(0);
    const { reward } = await detail(player, gameId, entry?.id ?? '');
    expect(reward).toMatchObject({ rewardCount: 1, reward: prize, rewards: [{ name: tier, value: prize }] });
    expect(reward?.id.startsWith('LT')).toBe(gameId === 'loto');
  });

  it.each(playedGames)('%s: the loser has nothing, and is told so', async (gameId) => {
    const player = await loggedIn(of(losers, gameId));
    expect(await balanceOf(test.shop.db, player.userId)).toEqual({ amount: 0, rewardAmount: 0 });
    const [entry] = await history(player, gameId);
    expect(entry?.listPeriod).toMatchObject([{ tickets: [{ ticketStatus: 2, prize: 0 }] }]);
    expect((await detail(player, gameId, entry?.id ?? '')).reward).toBeNull();
  });
});

/** The access token has run out meanwhile. */
async function loggedIn(player: TestPlayer): Promise<TestPlayer> {
  const { body } = await test.call('POST', '/auth/refresh', { body: { refreshToken: player.refreshToken } });
  return { ...player, token: (body.data as { token: string }).token };
}

it('no Loto order is longer than ten tickets, and a Classic order is of one channel that draws', async () => {
  test.setNow('2026-08-21T03:00:00.000Z');
  const player = await test.newPlayer({ balance: 10_000 });
  const { winning, periodId } = played.loto;
  const many = Array.from({ length: 11 }, () => winning);
  for (const path of ['/client-loto-carts/create-raw-cart-new', '/client-tickets/create-raw-ticket']) {
    const tickets = many.map((ticket) => ({ price: '10000', isDone: true, ...ticket }));
    const refused = await post(player, path, { gameId: 'loto', periodId, numberPeriod: 1, tickets, total: 110_000 });
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_ERROR', message: 'Số lượng vé tối đa là 10' },
    });
  }
  const nowhere = { resultDate: draw.resultDate, channelId: 'atlantis', tickets: [{ numbers: '45', amount: 1 }] };
  const unknown = await post(player, '/client-classic-tickets/create-raw-cart-id', { ...nowhere, total: 10_000 });
  expect(unknown).toMatchObject({ status: 422, body: { code: 'INVALID_PERIOD' } });
});
