import { notificationSchema, type Notification } from '@veloc/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { voidPeriod } from '../draws/voidPeriod';
import { ensurePeriods } from '../draws/ensurePeriods';
import { inTransaction } from '../db/transaction';
import { newId } from '../ids';
import { transferLegs } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import { recordWalletTransaction } from '../ledger/walletTransactions';
import { notificationPage } from '../notifications/list';
import { notify } from '../notifications/notify';
import { drawnPeriod } from '../settlement/drawnPeriod';
import { finishPeriod, settlePeriod } from '../settlement/settlePeriod';
import { importRecords } from '../testing/importing';
import { buy, megaLine, megaTicket } from '../testing/purchases';
import { kenoRecord, megaRecord } from '../testing/resultRecords';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { confirmTopUp } from '../topup/confirm';
import { completeWithdrawal, rejectWithdrawal, startWithdrawal } from '../withdrawals/finish';

const PATH = '/client-notifications';
const MEGA = 'mega:20260821';

let test: TestShop;
let winner: TestPlayer;
let loser: TestPlayer;
beforeAll(async () => {
  test = await testShop({ now: '2026-08-21T17:57:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  await ensurePeriods(test.shop);
  winner = await test.newPlayer({ balance: 1_000_000 });
  loser = await test.newPlayer({ balance: 1_000_000 });
  // Four and five of the numbers that the record draws: 300,000 and 10,000,000 đồng.
  await buy(test, winner, [line([2, 9, 17, 28, 44, 45]), line([1, 3, 4, 5, 6, 7])]);
  await buy(test, loser, [line([1, 3, 4, 5, 6, 7])]);
  test.setNow('2026-08-21T18:04:00+07:00');
  await importRecords(test, megaRecord());
  await settlePeriod(test.shop, MEGA);
});
afterAll(() => test.close());

function line(listNumber: number[]) {
  return { ...megaLine, ticket: { ...megaTicket, listNumber } };
}

async function notificationsOf({ token }: TestPlayer, query = ''): Promise<Notification[]> {
  const { body } = await test.call('GET', `${PATH}${query}`, { token });
  return v.parse(v.array(notificationSchema), body.data);
}

/** A withdrawal that waits for the operator, its money held; answers its id. */
function hold({ userId }: TestPlayer, amount: number): Promise<string> {
  const at = test.shop.clock.now();
  return inTransaction(test.shop, async (trx) => {
    const meta = { source: 'wallet' };
    const { id } = await recordWalletTransaction(trx, {
      userId,
      kind: 'withdraw',
      amount,
      status: 'pending',
      meta,
      at,
    });
    const legs = transferLegs(amount, { from: 'wallet', to: 'sys:withdraw' });
    await postJournal(trx, { userId, kind: 'withdraw', refId: id, legs, at });
    return id;
  });
}

async function unread({ token }: TestPlayer): Promise<number> {
  const { body } = await test.call('POST', '/client/client-get-parameter', { token, body: {} });
  return (body.data as { notificationCount: number }).notificationCount;
}

describe('a settled draw', () => {
  it('tells a winner once, of the draw with its prize, and where to look', async () => {
    expect(await notificationsOf(winner)).toMatchObject([
      {
        kind: 'drawn',
        params: {
          gameId: 'mega',
          date: '21/08/2026',
          draws: 1,
          held: 2,
          won: 1,
          amount: 300_000,
          stake: 20_000,
          purchase: expect.stringMatching(/^[\da-f-]{36}\.mega$/),
          drawId: MEGA,
        },
        readAt: null,
      },
    ]);
  });

  it('tells a loser of the draw alone', async () => {
    expect(await notificationsOf(loser)).toMatchObject([{ kind: 'drawn', params: { held: 1, won: 0, amount: 0 } }]);
  });

  it('tells once, however often it is settled', async () => {
    await settlePeriod(test.shop, MEGA);
    // What a second process does that read the period before the first one finished it.
    const period = await drawnPeriod(test.shop.db, MEGA);
    if (!period) throw new Error('the period is missing');
    await inTransaction(test.shop, (trx) => finishPeriod(trx, test.shop, period));
    expect(await notificationsOf(winner)).toHaveLength(1);
  });
});

it('tells of money: a top-up once, and a draw that is called off', async () => {
  const player = await test.newPlayer({ balance: 50_000 });
  const at = test.shop.clock.now();
  const topUp = await inTransaction(test.shop, (trx) =>
    recordWalletTransaction(trx, { userId: player.userId, kind: 'topup', amount: 70_000, status: 'pending', at }),
  );
  const confirm = () => inTransaction(test.shop, (trx) => confirmTopUp(trx, { id: topUp.id, provider: 'gateway', at }));
  await confirm();
  await confirm();
  expect(await notificationsOf(player)).toMatchObject([
    { kind: 'topUpCredited', params: { amount: 70_000, transactionId: topUp.id } },
  ]);

  for (const finish of [completeWithdrawal, rejectWithdrawal]) {
    const id = await hold(player, 30_000);
    await inTransaction(test.shop, (trx) => startWithdrawal(trx, { id, at }));
    await inTransaction(test.shop, (trx) => finish(trx, { id, at, isStarted: true }));
    await inTransaction(test.shop, (trx) => finish(trx, { id, at, isStarted: true }));
  }
  expect(await notificationsOf(player)).toMatchObject([
    { kind: 'withdrawalReturned', params: { amount: 30_000 } },
    { kind: 'withdrawalSent', params: { amount: 30_000 } },
    { kind: 'topUpCredited' },
  ]);

  expect(await buy(test, player, [line([1, 2, 3, 4, 5, 6]), line([7, 8, 9, 10, 11, 12])])).toMatchObject({
    status: 200,
  });
  await voidPeriod(test.shop, 'mega:20260823', { isSure: true });
  await voidPeriod(test.shop, 'mega:20260823', { isSure: true });
  const [refund, ...before] = await notificationsOf(player);
  expect(before).toHaveLength(3);
  expect(refund).toMatchObject({ kind: 'drawRefunded', params: { amount: 20_000, tickets: 2 } });
});

it('tells nothing of what is rolled back', async () => {
  const player = await test.newPlayer();
  const undone = inTransaction(test.shop, async (trx) => {
    const note = { userId: player.userId, kind: 'withdrawalSent' as const, params: { amount: 1 } };
    await notify(trx, test.shop.clock.now(), [note]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await notificationsOf(player)).toEqual([]);
});

describe('the list', () => {
  it('goes on page by page, and reads one or all of one player', async () => {
    const player = await test.newPlayer();
    const at = test.shop.clock.now();
    await inTransaction(test.shop, (trx) =>
      notify(
        trx,
        at,
        Array.from({ length: 25 }, (_, index) => ({
          userId: player.userId,
          kind: 'withdrawalSent' as const,
          params: { amount: index },
        })),
      ),
    );
    const first = await test.call('GET', `${PATH}?itemPerPage=20`, { token: player.token });
    const page = first.body as unknown as { data: Notification[]; cursor: string };
    expect(page.data.map(({ params }) => params).slice(0, 2)).toEqual([{ amount: 24 }, { amount: 23 }]);
    const rest = await notificationsOf(player, `?itemPerPage=20&cursor=${page.cursor}`);
    expect(rest.map(({ params }) => params)).toEqual([4, 3, 2, 1, 0].map((amount) => ({ amount })));

    expect(await unread(player)).toBe(25);
    const read = (body: object, token = player.token) => test.call('POST', `${PATH}/read`, { token, body });
    expect((await read({ ids: [page.data[0]?.id, 'no id', newId(at)] })).body.data).toEqual({ notificationCount: 24 });
    // Somebody else's notification stays unread, and nothing tells that it is there.
    await read({ ids: [page.data[1]?.id] }, loser.token);
    expect(await unread(player)).toBe(24);
    expect((await read({})).body.data).toEqual({ notificationCount: 0 });
    expect((await notificationsOf(player)).every(({ readAt }) => readAt !== null)).toBe(true);
  });

  it('is for its owner alone', async () => {
    expect((await test.call('GET', PATH)).status).toBe(401);
    expect((await test.call('POST', `${PATH}/read`, { body: {} })).status).toBe(401);
    expect((await test.call('POST', `${PATH}/read`, { token: loser.token, body: { ids: 'all' } })).status).toBe(400);
  });
});

it('tells of each draw, of all of a day together, or of those that paid, as the player wants', async () => {
  const wishes = ['day', 'draw', 'win'] as const;
  const players = await Promise.all(
    wishes.map(async (draws) => {
      const player = await test.newPlayer({ balance: 1_000_000 });
      const settings = () => test.call('GET', `${PATH}/settings`, { token: player.token });
      expect((await settings()).body.data).toEqual({ draws: 'day' });
      await test.call('PUT', `${PATH}/settings`, { token: player.token, body: { draws } });
      expect((await settings()).body.data).toEqual({ draws });
      const threeDraws = {
        gameId: 'keno',
        gameName: 'KENO',
        ticket: { listNumber: [1, 2], playMethod: 'LEVEL_2', betAmount: 10_000 },
        unitPrice: 30_000,
        quantity: 1,
        periodId: 'keno:20260821:1808',
        numberPeriod: 3,
      };
      expect(await buy(test, player, [threeDraws])).toMatchObject({ status: 200 });
      return player;
    }),
  );
  const told = () =>
    Promise.all(
      players.map(async (player) =>
        // Not by a call: its token is too old by then.
        (await notificationPage(test.shop.db, { userId: player.userId, cursor: '0', itemPerPage: 20 })).map((told) =>
          told.kind === 'drawn'
            ? [told.params.draws, told.params.held, told.params.won, told.params.amount]
            : told.kind,
        ),
      ),
    );
  const drawKeno = async (slot: number, time: string, wins: boolean) => {
    test.setNow(`2026-08-21T${time}:30+07:00`);
    const lost = Array.from({ length: 20 }, (_, index) => index + 3);
    await importRecords(
      test,
      kenoRecord({ date: '2026-08-21', drawId: `90000${slot}`, slot, time, ...(wins ? {} : { numbers: lost }) }),
    );
  };
  await drawKeno(91, '18:08', false);
  expect(await told()).toEqual([[[1, 1, 0, 0]], [[1, 1, 0, 0]], []]);
  await drawKeno(92, '18:16', true);
  const second = [1, 1, 1, 90_000];
  expect(await told()).toEqual([[[2, 2, 1, 90_000]], [second, [1, 1, 0, 0]], [[2, 2, 1, 90_000]]]);
  await drawKeno(93, '18:24', false);
  expect(await told()).toEqual([[[3, 3, 1, 90_000]], [[1, 1, 0, 0], second, [1, 1, 0, 0]], [[2, 2, 1, 90_000]]]);
});
