import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf } from '../../backend/ledger/balance';
import { megaLine, megaTicket } from '../../backend/testing/purchases';
import { testShop, type TestPlayer, type TestShop } from '../../backend/testing/testShop';
import { makeFixtures, type Names } from './fixtures';
import { unlimited } from '../../backend/testing/unlimited';

// Row S5 of the quality table: the shop reckons all money itself, and money is whole positive đồng.

let test: TestShop;
let owner: TestPlayer;
let names: Names;
let before: unknown;
beforeAll(async () => {
  test = await testShop({ environment: unlimited });
  ({ owner, names } = await makeFixtures(test));
  before = await wealth();
});
afterAll(async () => {
  expect(await wealth()).toEqual(before);
  await test.close();
});

/** Everything that a wrong figure could have changed. */
async function wealth() {
  const { db } = test.shop;
  const cart = await db.selectFrom('cart_items').selectAll().where('user_id', '=', owner.userId).execute();
  const orders = await db.selectFrom('orders').selectAll().where('user_id', '=', owner.userId).execute();
  const transactions = await db.selectFrom('transactions').selectAll().where('user_id', '=', owner.userId).execute();
  return { balance: await balanceOf(db, owner.userId), cart, orders, transactions };
}

/** JSON as it is sent, since some of these are no values of JavaScript. */
const wrongMoney = ['1', '-1', '0', '"10000 "', '"10000"', '1e21', '1e400', 'NaN', '10000.5', 'null', '[10000]', '{}'];
const wrongCounts = ['0', '-3', '1.5', '9007199254740992', '1e21', '"1"', 'null', '[1]', 'true'];

interface Field {
  call: string;
  field: string;
  wrong: readonly string[];
  body: () => Record<string, unknown>;
}

const order = { gameId: 'mega', periodId: null, numberPeriod: 1, tickets: [megaTicket], total: 10_000 };
const payment = () => ({ gameId: 'mega', total: 10_000, fee: 0, value: 10_000, id: names.orders.seen, items: [] });
const withdrawal = () => ({
  amount: 50_000,
  bankId: names.bank,
  accountNumber: '0123456789',
  accountHolder: 'NGUYEN VAN AN',
  source: 'wallet',
  signature: names.paymentProof,
});
const loto = { lotoType: { id: 'C', name: 'Đuôi' }, numbers: '--07', value: 10_000 };
const lotoOrder = (ticket: object) => ({ periodId: names.lotoPeriod, tickets: [ticket], total: 10_000 });

/** Each field that is money or a count, in a request that is right but for it. */
const fields: readonly Field[] = [
  { call: 'POST /client-carts/add-item', field: 'unitPrice', wrong: wrongMoney, body: () => megaLine },
  { call: 'POST /client-carts/add-item', field: 'quantity', wrong: wrongCounts, body: () => megaLine },
  { call: 'POST /client-carts/add-item', field: 'numberPeriod', wrong: wrongCounts, body: () => megaLine },
  {
    call: 'PUT /client-carts/update-quantity',
    field: 'quantity',
    wrong: wrongCounts,
    body: () => ({ itemId: names.item }),
  },
  { call: 'POST /client-tickets/create-raw-ticket', field: 'total', wrong: wrongMoney, body: () => order },
  { call: 'POST /client-tickets/create-raw-ticket', field: 'numberPeriod', wrong: wrongCounts, body: () => order },
  {
    call: 'POST /client-loto-carts/create-raw-cart-new',
    field: 'total',
    wrong: wrongMoney,
    body: () => lotoOrder(loto),
  },
  { call: 'POST /payment/cart-payment', field: 'total', wrong: wrongMoney, body: payment },
  { call: 'POST /payment/cart-payment', field: 'value', wrong: wrongMoney, body: payment },
  { call: 'POST /payment/cart-payment', field: 'fee', wrong: wrongMoney.filter((fee) => fee !== '0'), body: payment },
  { call: 'POST /internalpaygateway/init', field: 'amount', wrong: wrongMoney, body: () => ({}) },
  { call: 'POST /client-withdraw/add-new', field: 'amount', wrong: wrongMoney, body: withdrawal },
  {
    call: 'POST /client-transaction/transfer-reward',
    field: 'amount',
    // One đồng of prize money may be moved; more than there is may not.
    wrong: [...wrongMoney.filter((amount) => amount !== '1'), '5001'],
    body: () => ({}),
  },
  {
    call: 'POST /sandbox/bank-transfers',
    field: 'amount',
    // A whole amount that nobody asked for is refused too, but noted for the operator.
    wrong: wrongMoney.filter((amount) => amount !== '1'),
    body: () => ({ transferNote: names.transferNote }),
  },
];

describe('money and counts from outside', () => {
  it.each(fields)('$call refuses a wrong $field', async ({ call, field, wrong, body }) => {
    const [method = '', path = ''] = call.split(' ');
    for (const figure of wrong) {
      const text = JSON.stringify({ ...body(), [field]: '@' }).replace('"@"', figure);
      const answer = await test.call(method, path, { token: owner.token, body: text });
      expect(answer.status, `${field} ${figure}: ${answer.text}`).toBeGreaterThanOrEqual(400);
      expect(answer.status, `${field} ${figure}: ${answer.text}`).toBeLessThan(500);
    }
  });

  it.each(['0', '-10000', '5000', '10001', '10000.5', '1e21', '"10000 "', 'NaN'])(
    'a stake of %s is refused',
    async (stake) => {
      const text = JSON.stringify(lotoOrder({ ...loto, value: '@' })).replace('"@"', stake);
      const path = '/client-loto-carts/create-raw-cart-new';
      const answer = await test.call('POST', path, { token: owner.token, body: text });
      expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
      expect(answer.status, answer.text).toBeLessThan(500);
    },
  );

  it('keeps a line of a sync out of the cart when its price is not the shop’s', async () => {
    for (const [field, figure] of [
      ['unitPrice', '1'],
      ['unitPrice', '-1'],
      ['quantity', '0'],
      ['quantity', '9007199254740992'],
      ['numberPeriod', '0'],
    ] as const) {
      const line = { ...megaLine, id: '0190a000-0000-7000-8000-000000000001', [field]: '@' };
      const text = JSON.stringify({ items: [line] }).replace('"@"', figure);
      const answer = await test.call('POST', '/client-carts/sync', { token: owner.token, body: text });
      expect(answer.status).toBe(200);
      const { rejected } = answer.body.data as { rejected: { code: string }[] };
      expect(rejected, `${field} ${figure}`).toHaveLength(1);
    }
  });
});
