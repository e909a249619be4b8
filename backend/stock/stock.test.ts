import { channelOnSaleSchema, stockDaySchema, stockTicketSchema } from '@veloc/rules';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf } from '../ledger/balance';
import { checkLedger } from '../ledger/invariants';
import { checkOut, confirm } from '../testing/purchases';
import { stock } from '../testing/stock';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { stockSandbox } from './sandboxStock';

// On the embedded database buyers take turns on one connection; on a PostgreSQL server they race.

// A Friday: Vĩnh Long, Bình Dương and Trà Vinh in the south, Gia Lai and Ninh Thuận in the centre.
const DAY = '21/08/2026';
const PERIOD = 'classic:20260821:vinh-long';

let test: TestShop;
let player: TestPlayer;
beforeEach(async () => {
  test = await testShop();
  player = await test.newPlayer({ balance: 10_000_000 });
});
afterEach(async () => {
  expect(await checkLedger(test.shop.db)).toEqual([]);
  await test.close();
});

function line(numbers: string, amount = 1) {
  const ticket = { numbers, amount, channelId: 'vinh-long', channelName: 'Vĩnh Long', resultDate: DAY };
  return { gameId: 'classic', ticket, unitPrice: amount * 10_000, quantity: 1, periodId: null, numberPeriod: 1 };
}

async function get<T>(path: string, item: v.GenericSchema<unknown, T>): Promise<T[]> {
  const answer = await test.call('GET', path, { token: player.token });
  expect(answer.status, answer.text).toBe(200);
  return v.parse(v.array(item), answer.body.data);
}

const list = () => get(`/client-classic-storage/get-list?resultDate=${DAY}&channelId=vinh-long`, stockTicketSchema);
const amounts = async () => Object.fromEntries((await list()).map(({ numbers, amount }) => [numbers, amount]));

describe('what is on sale', () => {
  it('names days and channels that have tickets left, and what is left of each number', async () => {
    await stock(test, { periodId: PERIOD, numbers: '2768', amount: 12 });
    expect(await get('/client-classic-storage/get-list-day', stockDaySchema)).toEqual([{ resultDate: DAY }]);
    const path = `/client-classic-storage/get-list-channel-by-day?resultDate=${DAY}`;
    expect(await get(path, channelOnSaleSchema)).toEqual([
      {
        id: 'vinh-long',
        name: 'Vĩnh Long',
        region: 'MN',
        periodId: PERIOD,
        closesAt: '2026-08-21T09:14:00.000Z',
        dialDate: '2026-08-21T09:15:00.000Z',
      },
    ]);
    expect(await list()).toEqual([
      { id: `${PERIOD}:2768`, numbers: '2768', code: 'vinh-long-2768', price: 10_000, amount: 12 },
    ]);
    test.setNow('2026-08-21T16:14:00+07:00');
    player = await test.newPlayer();
    expect(await get('/client-classic-storage/get-list-day', stockDaySchema)).toEqual([]);
    expect(await list()).toEqual([]);
  });

  it('tells guests the channels of a day that Loto plays, those that close first at the front', async () => {
    const today = await test.call('GET', '/client-loto-carts/get-channels');
    const named = await test.call('GET', `/client-loto-carts/get-channels?resultDate=${DAY}`);
    expect(today.body.data).toEqual(named.body.data);
    const channels = v.parse(v.array(channelOnSaleSchema), named.body.data);
    expect(channels.map(({ id }) => id)).toEqual(['binh-duong', 'tra-vinh', 'vinh-long', 'gia-lai', 'ninh-thuan']);
    expect(channels[0]).toMatchObject({ region: 'MN', periodId: 'loto:20260821:binh-duong' });
    const nowhere = await test.call('GET', '/client-loto-carts/get-channels?resultDate=31/02/2026');
    expect(nowhere.body.data).toEqual([]);
  });

  it('stocks the sandbox once with 128 numbers a channel, asked twice at once, and no other shop', async () => {
    await stockSandbox({ ...test.shop, settings: { ...test.shop.settings, sandbox: false } });
    expect(await get('/client-classic-storage/get-list-day', stockDaySchema)).toEqual([]);
    await Promise.all([stockSandbox(test.shop), stockSandbox(test.shop)]);
    const first = await list();
    expect(first).toHaveLength(128);
    await stockSandbox(test.shop);
    expect(await list()).toEqual(first);
    expect(await get('/client-classic-storage/get-list-day', stockDaySchema)).toHaveLength(7);
  });
});

describe('buying', () => {
  it('takes what was bought, and refuses what nobody has', async () => {
    await stock(test, { periodId: PERIOD, numbers: '2768', amount: 3 });
    const { id } = await checkOut(test, player, [line('2768', 2)]);
    expect(await amounts()).toEqual({ 2768: 3 });
    expect((await confirm(test, player, id)).status).toBe(200);
    expect(await amounts()).toEqual({ 2768: 1 });
    const add = (body: unknown) => test.call('POST', '/client-carts/add-item', { token: player.token, body });
    expect(await add(line('2768', 2))).toMatchObject({
      status: 409,
      body: { code: 'SOLD_OUT', message: 'Số 2768 chỉ còn 1 vé. Vui lòng chọn lại.', data: { left: 1 } },
    });
    expect((await add(line('0000'))).body).toMatchObject({
      code: 'SOLD_OUT',
      message: 'Số 0000 đã hết vé. Vui lòng chọn số khác.',
    });
  });

  it('says of a line in the cart that it was sold meanwhile, and does not check it out', async () => {
    await stock(test, { periodId: PERIOD, numbers: '68', amount: 1 });
    const other = await test.newPlayer({ balance: 10_000 });
    await test.call('POST', '/client-carts/add-item', { token: player.token, body: line('68') });
    expect((await confirm(test, other, (await checkOut(test, other, [line('68')])).id)).status).toBe(200);
    const { body } = await test.call('GET', '/client-carts/get-cart', { token: player.token });
    expect(body.data).toMatchObject({
      items: [
        {
          validationStatus: 'invalid',
          validationErrorCode: 'SOLD_OUT',
          validationError: 'Số 68 đã hết vé. Vui lòng chọn số khác.',
        },
      ],
    });
    expect(await test.call('POST', '/client-carts/checkout', { token: player.token, body: {} })).toMatchObject({
      status: 409,
      body: { code: 'SOLD_OUT', message: 'Số 68 đã hết vé. Vui lòng chọn số khác.' },
    });
  });

  it('is for the one draw whose tickets are there: a line of several is refused, however it comes', async () => {
    await stock(test, { periodId: PERIOD, numbers: '2768', amount: 3 });
    const several = { ...line('2768'), unitPrice: 30_000, numberPeriod: 3 };
    const { ticket } = several;
    const raw = { gameId: 'classic', periodId: null, numberPeriod: 3, tickets: [ticket], total: 30_000 };
    const ways = [
      ['/client-carts/add-item', several],
      ['/client-tickets/create-raw-ticket', raw],
    ] as const;
    for (const [path, body] of ways) {
      expect(await test.call('POST', path, { token: player.token, body })).toMatchObject({
        status: 422,
        body: { code: 'VALIDATION_ERROR', message: 'Số kỳ quay phải là 1' },
      });
    }
    await expect(
      test.shop.db.updateTable('games').set({ max_periods: 2 }).where('id', '=', 'classic').execute(),
    ).rejects.toThrow('games_stock_is_of_one_draw');
  });

  it('sells the last ticket to one of many who pay for it at once', async () => {
    await stock(test, { periodId: PERIOD, numbers: '3979', amount: 2 });
    const buyers = await Promise.all(Array.from({ length: 12 }, () => test.newPlayer({ balance: 10_000 })));
    const orders = await Promise.all(buyers.map((buyer) => checkOut(test, buyer, [line('3979')])));
    const answers = await Promise.all(buyers.map((buyer, at) => confirm(test, buyer, orders[at]?.id ?? '')));
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(refused.map(({ body }) => body.code)).toEqual(Array.from({ length: 10 }, () => 'SOLD_OUT'));
    const balances = await Promise.all(buyers.map(({ userId }) => balanceOf(test.shop.db, userId)));
    expect(balances.filter(({ amount }) => amount === 0)).toHaveLength(2);
    expect(await amounts()).toEqual({ 3979: 0 });
  });

  it('lets two carts with the same numbers in another order pay at once', async () => {
    for (const numbers of ['11', '22', '33']) await stock(test, { periodId: PERIOD, numbers, amount: 40 });
    const buyers = await Promise.all(Array.from({ length: 10 }, () => test.newPlayer({ balance: 100_000 })));
    const lines = ['11', '22', '33'].map((numbers) => line(numbers));
    const orders = await Promise.all(
      buyers.map((buyer, at) => checkOut(test, buyer, at % 2 === 0 ? lines : lines.toReversed())),
    );
    const answers = await Promise.all(buyers.map((buyer, at) => confirm(test, buyer, orders[at]?.id ?? '')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await amounts()).toEqual({ 11: 30, 22: 30, 33: 30 });
  });
});

describe('operator stock import', () => {
  const send = async (...records: unknown[]) => {
    const answer = await test.call('POST', '/operator/stock', {
      headers: { Authorization: `Bearer ${test.shop.secrets.operatorKey}` },
      body: records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record))).join('\n'),
    });
    expect(answer.status, answer.text).toBe(200);
    return answer.body.data as unknown;
  };
  const record = { date: '2026-08-21', channelId: 'vinh-long', numbers: '2768', amount: 12 };

  it('puts numbers on sale once, changes their figure, and names what it refuses', async () => {
    expect(await send(record, { ...record, numbers: '68' })).toMatchObject({
      imported: 2,
      alreadyThere: 0,
      refused: 0,
    });
    expect(await send(record)).toMatchObject({ imported: 0, alreadyThere: 1, refused: 0 });
    expect((await list()).map(({ numbers }) => numbers)).toEqual(['2768', '68']);
    const { id } = await checkOut(test, player, [line('2768', 5)]);
    await confirm(test, player, id);
    expect(
      await send(
        { ...record, amount: 20 },
        '',
        { ...record, amount: 4 },
        'no json',
        { ...record, numbers: '1' },
        {
          ...record,
          channelId: 'ca-mau',
        },
      ),
    ).toEqual({
      imported: 1,
      alreadyThere: 0,
      refused: 4,
      refusals: [
        { line: 3, reason: 'is fewer than are sold already' },
        { line: 4, reason: 'is not JSON' },
        { line: 5, reason: 'needs numbers of 2 to 4 digits' },
        { line: 6, reason: 'is of a channel and day that is not on sale' },
      ],
    });
    expect(await amounts()).toEqual({ 2768: 15, 68: 12 });
  });
});
