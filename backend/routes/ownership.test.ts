import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, checkOut, megaLine, megaTicket } from '../testing/purchases';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

/** What a player owns, by the name the table below calls it. */
interface Owned {
  item: string;
  pendingOrder: string;
  paidOrder: string;
  ticket: string;
  entry: string;
  unpaidEntry: string;
  transaction: string;
  topUp: string;
}

interface Call {
  method: string;
  path: (id: string) => string;
  body?: (id: string) => unknown;
  /** Which id of another player is put in; without it the call names nothing of anyone's. */
  of?: keyof Owned;
  /** What asking for an absent thing answers. @default 404 */
  status?: number;
}

const fixed = (path: string) => () => path;

const calls: readonly Call[] = [
  { method: 'GET', path: fixed('/users/get-user-balance') },
  { method: 'POST', path: fixed('/users/get-user-balance') },
  { method: 'POST', path: fixed('/client-carts/add-item'), body: () => megaLine },
  { method: 'GET', path: fixed('/client-carts/get-cart') },
  {
    method: 'PUT',
    path: fixed('/client-carts/update-quantity'),
    of: 'item',
    body: (itemId) => ({ itemId, quantity: 9 }),
  },
  { method: 'DELETE', path: (id) => `/client-carts/remove-item/${id}`, of: 'item', status: 200 },
  { method: 'DELETE', path: fixed('/client-carts/remove-game/mega') },
  { method: 'POST', path: fixed('/client-carts/sync'), body: () => ({ items: [] }) },
  { method: 'POST', path: fixed('/client-carts/validate'), body: () => ({}) },
  { method: 'GET', path: fixed('/client-carts/summary') },
  { method: 'DELETE', path: fixed('/client-carts/clear') },
  { method: 'POST', path: fixed('/client-carts/checkout'), body: () => ({}) },
  { method: 'GET', path: (id) => `/client-carts/checkout-session/${id}`, of: 'pendingOrder' },
  { method: 'GET', path: (id) => `/client-carts/checkout-session/${id}`, of: 'paidOrder' },
  {
    method: 'POST',
    path: fixed('/payment/cart-payment'),
    of: 'pendingOrder',
    body: (id) => ({ gameId: 'cart', total: 10_000, fee: 0, value: 10_000, id, items: [] }),
    status: 422,
  },
  { method: 'POST', path: fixed('/payment/cart-payment-confirm'), of: 'pendingOrder', body: (id) => ({ id }) },
  { method: 'POST', path: fixed('/payment/cart-payment-confirm'), of: 'paidOrder', body: (id) => ({ id }) },
  {
    method: 'POST',
    path: fixed('/client-transaction/add-transaction'),
    of: 'pendingOrder',
    body: (orderId) => ({ orderId, source: 'wallet' }),
  },
  { method: 'POST', path: fixed('/client-tickets/cancel-order'), of: 'pendingOrder', body: (orderId) => ({ orderId }) },
  {
    method: 'POST',
    path: fixed('/client-tickets/create-raw-ticket'),
    body: () => ({ gameId: 'mega', periodId: null, tickets: [megaTicket], total: 10_000 }),
  },
  { method: 'POST', path: fixed('/client-tickets/client-get-tickets'), body: () => ({ gameId: 'mega' }) },
  { method: 'GET', path: (id) => `/client-tickets/client-get-ticket-detail-v2?id=${id}`, of: 'entry' },
  { method: 'GET', path: (id) => `/client-tickets/client-get-ticket-detail-v2?id=${id}`, of: 'ticket' },
  { method: 'GET', path: (id) => `/client-tickets/client-get-ticket-detail-v2?id=${id}`, of: 'unpaidEntry' },
  { method: 'POST', path: fixed('/client-tickets/client-delete-tickets'), of: 'ticket', body: (id) => ({ ids: [id] }) },
  { method: 'POST', path: fixed('/client-tickets/client-delete-tickets'), of: 'entry', body: (id) => ({ ids: [id] }) },
  { method: 'GET', path: (id) => `/client/payment-history/${id}`, of: 'transaction' },
  { method: 'POST', path: fixed('/client-transaction/get-list-transaction'), body: () => ({}) },
  { method: 'GET', path: fixed('/client-transaction/get-list-charge-transaction-v2') },
  { method: 'GET', path: fixed('/client-transaction/get-list-refund-transaction-v2') },
  { method: 'POST', path: fixed('/client-transaction/transfer-reward'), body: () => ({ amount: 1 }) },
  {
    method: 'POST',
    path: fixed('/internalpaygateway/init'),
    of: 'pendingOrder',
    body: (orderId) => ({ amount: 10_000, orderId }),
  },
  { method: 'GET', path: (id) => `/internalpaygateway/orders/${id}`, of: 'topUp' },
];

const ABSENT = '0190a000-0000-7000-8000-000000000000';

let test: TestShop;
let stranger: TestPlayer;
let owned: Owned;

beforeAll(async () => {
  test = await testShop();
  const owner = await test.newPlayer({ balance: 100_000 });
  stranger = await test.newPlayer();
  const { body } = await buy(test, owner);
  const { order, transaction, ticketIds } = body.data as {
    order: { id: string };
    transaction: { id: string };
    ticketIds: string[];
  };
  const pending = await checkOut(test, owner);
  const topUp = await test.call('POST', '/internalpaygateway/init', { token: owner.token, body: { amount: 10_000 } });
  const cart = await test.call('GET', '/client-carts/get-cart', { token: owner.token });
  const { items } = cart.body.data as { items: { id: string }[] };
  owned = {
    item: items[0]?.id ?? '',
    pendingOrder: pending.id,
    paidOrder: order.id,
    ticket: ticketIds[0] ?? '',
    entry: `${order.id}.mega`,
    unpaidEntry: `${pending.id}.mega`,
    transaction: transaction.id,
    topUp: (topUp.body.data as { id: string }).id,
  };
});
afterAll(() => test.close());

const ask = ({ method, path, body }: Call, id: string, token?: string) =>
  test.call(method, path(id), { ...(token && { token }), ...(body && { body: body(id) }) });

const named = calls.map((call) => ({ name: `${call.method} ${call.path(`{${call.of ?? ''}}`)}`, call }));

describe('calls of one player’s data (S4)', () => {
  it.each(named)('$name needs a token', async ({ call }) => {
    const answer = await ask(call, ABSENT);
    expect(answer).toMatchObject({ status: 401, body: { code: 'TOKEN_INVALID', data: null } });
  });

  it.each(named.filter(({ call }) => call.of))(
    '$name answers another player’s id like an absent one',
    async ({ call }) => {
      const id = call.of ? owned[call.of] : '';
      const absent = call.of === 'entry' || call.of === 'unpaidEntry' ? `${ABSENT}.mega` : ABSENT;
      const foreign = await ask(call, id, stranger.token);
      expect(foreign.status).toBe(call.status ?? 404);
      expect(foreign.text).toBe((await ask(call, absent, stranger.token)).text);
    },
  );

  it('leaves everything of the owner as it was', async () => {
    const { db } = test.shop;
    const order = await db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', owned.pendingOrder)
      .executeTakeFirst();
    const item = await db.selectFrom('cart_items').selectAll().where('id', '=', owned.item).executeTakeFirst();
    const ticket = await db.selectFrom('tickets').selectAll().where('id', '=', owned.ticket).executeTakeFirst();
    expect(order).toEqual({ status: 'pending' });
    expect(item).toMatchObject({ quantity: 1, deleted_at: null });
    expect(ticket).toMatchObject({ status: 1, hidden_at: null });
  });
});
