import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { runDueJobs } from '../jobs/runDueJobs';
import { balanceOf } from '../ledger/balance';
import { checkLedger } from '../ledger/invariants';
import { operatorCall } from '../operator/call';
import { commands } from '../operator/commands';
import { runCommand } from '../operator/run';
import { settlePeriod } from '../settlement/settlePeriod';
import { importRecords } from '../testing/importing';
import { buy, confirm, checkOut, megaLine, megaTicket } from '../testing/purchases';
import { megaRecord } from '../testing/resultRecords';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { ensurePeriods } from './ensurePeriods';
import { voidPeriod } from './voidPeriod';

const FRIDAY = 'mega:20260821';
const SUNDAY = 'mega:20260823';
/** Four of the six that `megaRecord` draws: 300,000 đồng. */
const WINNING = { ...megaTicket, listNumber: [2, 9, 17, 28, 44, 45] };

let test: TestShop;
beforeEach(async () => {
  test = await testShop({ now: '2026-08-21T17:30:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  await ensurePeriods(test.shop);
});
afterEach(async () => {
  expect(await checkLedger(test.shop.db)).toEqual([]);
  await test.close();
});

const wallet = async ({ userId }: TestPlayer) => (await balanceOf(test.shop.db, userId)).amount;

async function holder(line: Record<string, unknown> = {}): Promise<TestPlayer> {
  const player = await test.newPlayer({ balance: 1_000_000 });
  expect(await buy(test, player, [{ ...megaLine, ticket: WINNING, ...line }])).toMatchObject({ status: 200 });
  return player;
}

async function drawFriday(): Promise<void> {
  test.setNow('2026-08-21T18:10:00+07:00');
  expect(await importRecords(test, megaRecord())).toMatchObject({ imported: 1 });
}

function statuses({ userId }: TestPlayer) {
  return test.shop.db
    .selectFrom('tickets')
    .select(['period_id', 'status', 'prize'])
    .where('user_id', '=', userId)
    .orderBy('draw_index')
    .execute();
}

async function operator(...words: string[]) {
  const printed: string[] = [];
  const call = operatorCall('http://shop', test.shop.secrets.operatorKey, async (url, options) =>
    test.app.request(String(url), options),
  );
  const status = await runCommand(commands, words, { call, print: (line) => printed.push(line) });
  return { status, printed };
}

describe('a draw that is called off', () => {
  it('is sound for the ledger check while its refunds wait, and stands out where nothing will do them', async () => {
    const player = await holder();
    const dies = {
      isSure: true,
      transact: async <T>(work: (trx: Transaction<Database>) => Promise<T>): Promise<T> => {
        await inTransaction(test.shop, work);
        throw new Error('the process is gone');
      },
    };
    await expect(voidPeriod(test.shop, FRIDAY, dies)).rejects.toThrow('the process is gone');
    expect(await checkLedger(test.shop.db)).toEqual([]);
    await test.shop.db.deleteFrom('jobs').execute();
    expect(await checkLedger(test.shop.db)).toMatchObject([{ invariant: 'settled-draws-leave-no-ticket' }]);
    await runDueJobs(test.shop);
    expect(await wallet(player)).toBe(1_000_000);
  });

  it('gives each ticket back what that draw cost, once, however often and by however many (R11)', async () => {
    const players = [await holder({ quantity: 3 }), await holder(), await holder()];
    for (let round = 0; round < 3; round += 1) {
      const told = await Promise.all(Array.from({ length: 4 }, () => voidPeriod(test.shop, FRIDAY, { isSure: true })));
      expect(new Set(told.map(({ tickets, amount }) => `${tickets} ${amount}`))).toEqual(new Set(['3 50000']));
      await runDueJobs(test.shop);
    }
    for (const player of players) {
      expect(await wallet(player)).toBe(1_000_000);
      expect(await statuses(player)).toEqual([{ period_id: FRIDAY, status: 5, prize: 0 }]);
    }
    expect(
      await test.shop.db.selectFrom('transactions').select('id').where('kind', '=', 'refund').execute(),
    ).toHaveLength(3);
    expect(await test.shop.db.selectFrom('orders').select('status').distinct().execute()).toEqual([
      { status: 'refunded' },
    ]);
  });

  it('stands in the list of returns of each player, with what came back', async () => {
    const [player, other] = [await holder({ quantity: 3 }), await test.newPlayer()];
    await voidPeriod(test.shop, FRIDAY, { isSure: true });
    await runDueJobs(test.shop);
    const returnsOf = async ({ token }: TestPlayer) => {
      const { body } = await test.call('GET', '/client-transaction/get-list-refund-transaction-v2', { token });
      return body.data;
    };
    expect(await returnsOf(player)).toMatchObject([{ kind: 'refund', amount: 30_000, status: 'success' }]);
    expect(await returnsOf(other)).toEqual([]);
  });

  it('leaves a ticket its other draws, which are settled as ever (R11)', async () => {
    const player = await holder({ numberPeriod: 6, unitPrice: 60_000, quantity: 2 });
    await voidPeriod(test.shop, SUNDAY, { isSure: true });
    expect(await wallet(player)).toBe(1_000_000 - 120_000 + 20_000);
    await drawFriday();
    const tickets = await statuses(player);
    expect(tickets.slice(0, 3)).toEqual([
      { period_id: FRIDAY, status: 3, prize: 600_000 },
      { period_id: SUNDAY, status: 5, prize: 0 },
      { period_id: 'mega:20260826', status: 1, prize: 0 },
    ]);
    expect(tickets).toHaveLength(6);
    expect(await test.shop.db.selectFrom('orders').select('status').execute()).toEqual([{ status: 'paid' }]);
  });

  it('is refused once it has its result, and then pays its prize once (R11)', async () => {
    const player = await holder();
    await drawFriday();
    const refused = { status: 409, code: 'PERIOD_DRAWN' };
    // A process may end between a result, or its correction, and the settlement.
    await test.shop.db.updateTable('periods').set({ status: 'drawn' }).where('id', '=', FRIDAY).execute();
    await expect(voidPeriod(test.shop, FRIDAY, { isSure: true })).rejects.toMatchObject(refused);
    await Promise.all([settlePeriod(test.shop, FRIDAY), settlePeriod(test.shop, FRIDAY), runDueJobs(test.shop)]);
    await expect(voidPeriod(test.shop, FRIDAY, { isSure: true })).rejects.toMatchObject(refused);
    expect(await statuses(player)).toEqual([{ period_id: FRIDAY, status: 3, prize: 300_000 }]);
    expect(await balanceOf(test.shop.db, player.userId)).toEqual({ amount: 990_000, rewardAmount: 300_000 });
  });

  it('is not settled by a result that arrives afterwards', async () => {
    const player = await holder();
    await voidPeriod(test.shop, FRIDAY, { isSure: true });
    test.setNow('2026-08-21T18:10:00+07:00');
    const { imported, warnings } = await importRecords(test, megaRecord());
    expect([imported, warnings]).toEqual([1, [expect.stringContaining(`${FRIDAY} was called off`)]]);
    expect(await statuses(player)).toEqual([{ period_id: FRIDAY, status: 5, prize: 0 }]);
    expect(await wallet(player)).toBe(1_000_000);
  });

  it('is not sold, and runs of draws pass over it', async () => {
    const player = await test.newPlayer({ balance: 100_000 });
    const { id } = await checkOut(test, player, [megaLine]);
    await voidPeriod(test.shop, FRIDAY, { isSure: true });
    expect(await confirm(test, player, id)).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
    await test.call('DELETE', '/client-carts/clear', { token: player.token });
    await voidPeriod(test.shop, 'mega:20260826', { isSure: true });
    await buy(test, player, [{ ...megaLine, numberPeriod: 2, unitPrice: 20_000 }]);
    expect((await statuses(player)).map(({ period_id }) => period_id)).toEqual([SUNDAY, 'mega:20260828']);
  });

  it('either takes a purchase that came before, and refunds it, or refuses it', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => test.newPlayer({ balance: 10_000 })));
    const orders = await Promise.all(players.map((player) => checkOut(test, player)));
    const paying = players.map((player, index) => confirm(test, player, orders[index]?.id ?? ''));
    await Promise.all([...paying, voidPeriod(test.shop, FRIDAY, { isSure: true })]);
    await runDueJobs(test.shop);
    for (const player of players) expect(await wallet(player)).toBe(10_000);
  });

  it('is finished by the jobs when the process that called it off has died', async () => {
    const player = await holder();
    await test.shop.db.updateTable('periods').set({ status: 'cancelled' }).where('id', '=', FRIDAY).execute();
    await runDueJobs(test.shop);
    expect(await wallet(player)).toBe(1_000_000);
    expect(await test.shop.db.selectFrom('jobs').select('key').execute()).toEqual([]);
  });
});

describe('npm run operator -- draws void', () => {
  it('tells what it gave back and which periods the same draw decides', async () => {
    await holder({ quantity: 2 });
    const keno = ['keno', 'kenoeo', 'kenoud'].map((game) => `${game}:20260821:1800`);
    expect(await operator('draws', 'void', FRIDAY, keno[0] ?? '', '--force')).toEqual({
      status: 0,
      printed: [
        `${FRIDAY}: void, 1 tickets refunded, 20000 VND`,
        `${keno[0]}: void, 0 tickets refunded, 0 VND`,
        `The same draw also decides: ${keno[1]} ${keno[2]}. Void them too if it did not happen.`,
      ],
    });
    expect((await operator('draws', 'void', ...keno, '--force')).printed).toHaveLength(3);
  });

  it('calls a draw off that is yet to come only with a second word', async () => {
    const player = await holder();
    const early = await operator('draws', 'void', FRIDAY);
    expect([early.status, early.printed[0]]).toEqual([1, expect.stringContaining('--force')]);
    expect(await wallet(player)).toBe(990_000);
    expect((await operator('draws', 'void', FRIDAY, '--force')).status).toBe(0);
    expect(await wallet(player)).toBe(1_000_000);
    // What is void already is told of again.
    expect((await operator('draws', 'void', FRIDAY)).status).toBe(0);
  });

  it('says what is wrong', async () => {
    expect((await operator('draws', 'void')).printed).toEqual(['Say which periods: draws void PERIOD…']);
    const unknown = await operator('draws', 'void', 'mega:19990101');
    expect([unknown.status, unknown.printed[0]]).toEqual([1, expect.stringContaining('404')]);
    await drawFriday();
    const drawn = await operator('draws', 'void', FRIDAY);
    expect([drawn.status, drawn.printed[0]]).toEqual([1, expect.stringContaining('409')]);
  });
});
