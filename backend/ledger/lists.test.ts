import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importRecords } from '../testing/importing';
import { buy, megaLine, megaTicket } from '../testing/purchases';
import { megaRecord } from '../testing/resultRecords';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

let test: TestShop;
let player: TestPlayer;
let other: TestPlayer;

async function topUp(amount: number): Promise<{ id: string; transferNote: string }> {
  const { body } = await test.call('POST', '/internalpaygateway/init', {
    token: player.token,
    body: { amount, bankId: 'vcb' },
  });
  return body.data as { id: string; transferNote: string };
}

async function paid(amount: number): Promise<string> {
  const { id, transferNote } = await topUp(amount);
  await test.call('POST', '/sandbox/bank-transfers', { body: { transferNote, amount } });
  return id;
}

const read = async (path: string, token = player.token) => {
  const { status, body } = await test.call('GET', path, { token });
  const { data, cursor, days } = body as unknown as {
    data: { id: string; kind: string }[];
    cursor: string | null;
    days: unknown;
  };
  return { status, data, cursor, days };
};

beforeAll(async () => {
  test = await testShop({ now: '2026-08-19T16:59:00.000Z' });
  player = await test.newPlayer();
  other = await test.newPlayer();
  // A minute before midnight in Vietnam, and a minute after it.
  await paid(100_000);
  test.setNow('2026-08-19T17:01:00.000Z');
  await paid(50_000);
  test.setNow('2026-08-19T17:05:00.000Z');
  await buy(test, player, [{ ...megaLine, quantity: 2 }]);
  await topUp(70_000);
});
afterAll(() => test.close());

describe('the history of all payments', () => {
  it('is newest first, with what was bought and the sums of its days', async () => {
    const { data, days, cursor } = await read('/client/payment-history');
    expect(data.map(({ kind }) => kind)).toEqual(['topup', 'buy', 'topup', 'topup']);
    expect(data[1]).toMatchObject({
      amount: 20_000,
      purchase: { gameId: 'mega', name: 'MEGA 6/45', tickets: 2, periods: 1 },
    });
    // A top-up that is still awaited is not counted.
    expect(days).toEqual([
      { date: '2026-08-20', total: 30_000, count: 3 },
      { date: '2026-08-19', total: 100_000, count: 1 },
    ]);
    expect(cursor).toBeNull();
  });

  it('gives whole days’ sums on pages that cut a day', async () => {
    const first = await read('/client/payment-history?itemPerPage=2');
    expect(first.data).toHaveLength(2);
    expect(first.days).toEqual([{ date: '2026-08-20', total: 30_000, count: 3 }]);
    const second = await read(`/client/payment-history?itemPerPage=2&cursor=${first.cursor}`);
    expect(second.data.map(({ kind }) => kind)).toEqual(['topup', 'topup']);
    const third = await read(`/client/payment-history?itemPerPage=2&cursor=${second.cursor}`);
    expect(third).toMatchObject({ data: [], cursor: null });
  });

  it('keeps to kinds and to days in Vietnam', async () => {
    const kinds = async (query: string) =>
      (await read(`/client/payment-history?${query}`)).data.map(({ kind }) => kind);
    expect(await kinds('kinds=buy')).toEqual(['buy']);
    expect(await kinds('kinds=buy,topup&from=2026-08-20')).toEqual(['topup', 'buy', 'topup']);
    expect(await kinds('to=2026-08-19')).toEqual(['topup']);
    expect(await kinds('from=2026-08-20&to=2026-08-20')).toHaveLength(3);
    expect(await kinds('from=2026-08-21')).toEqual([]);
  });

  it('finds words of a game, a bank, a memo and a code, and takes no pattern', async () => {
    const { id, transferNote } = await topUp(10_000);
    const found = async (words: string) =>
      (await read(`/client/payment-history?search=${encodeURIComponent(words)}`)).data.length;
    expect(await found('mega')).toBe(1);
    expect(await found('Mua vé')).toBe(1);
    expect(await found('vietcom')).toBe(4);
    expect(await found(transferNote.toLowerCase())).toBe(1);
    expect(await found(id.slice(-8))).toBe(1);
    expect(await found('%')).toBe(0);
    expect(await found("'; drop table transactions; --")).toBe(0);
  });

  it.each(['kinds=all', 'from=yesterday', 'to=2026-02-30', 'itemPerPage=0', `search=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect((await read(`/client/payment-history?${query}`)).status).toBe(400);
    },
  );

  it('is nobody else’s', async () => {
    expect((await read('/client/payment-history', other.token)).data).toEqual([]);
    const own = (await read('/client/payment-history')).data[0]?.id;
    const foreign = await test.call('GET', `/client/payment-history/${own}`, { token: other.token });
    const absent = await test.call('GET', '/client/payment-history/0190a000-0000-7000-8000-000000000000', {
      token: other.token,
    });
    expect([foreign.status, foreign.text]).toEqual([404, absent.text]);
    expect((await test.call('GET', '/client/payment-history')).status).toBe(401);
  });
});

describe('the two groups of the transaction history', () => {
  it('come with the sums of their days, below 0 for what was spent', async () => {
    const { body } = await test.call('POST', '/client-transaction/get-list-transaction', {
      token: player.token,
      body: {},
    });
    expect(body.data).toMatchObject({
      buyTicket: [{ kind: 'buy', amount: 20_000 }],
      cashback: [],
      cursor: { buyTicket: null, cashback: null },
      days: { buyTicket: [{ date: '2026-08-20', total: -20_000, count: 1 }], cashback: [] },
    });
  });
});

it('tells of each prize of a draw which ticket has won it', async () => {
  const winner = await test.newPlayer({ balance: 20_000 });
  const lineOf = (code: string, listNumber: number[]) => ({
    ...megaLine,
    ticket: { ...megaTicket, code, listNumber },
  });
  await buy(test, winner, [lineOf('A', [2, 9, 17, 28, 1, 3]), lineOf('B', [2, 9, 17, 1, 3, 4])]);
  test.setNow('2026-08-21T18:10:00+07:00');
  await importRecords(test, megaRecord());
  const { data } = await read('/client/payment-history', await test.login(winner.userId));
  const prizes = data.filter(({ kind }) => kind === 'reward');
  expect(prizes).toHaveLength(2);
  for (const code of ['A', 'B'])
    expect(prizes).toContainEqual(
      expect.objectContaining({ purchase: expect.objectContaining({ code, periodName: 'Kỳ #90001' }) }),
    );
});
