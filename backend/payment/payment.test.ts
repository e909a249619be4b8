import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/invariants';
import { buy, checkOut, confirm, megaLine, megaLineOf, megaTicket } from '../testing/purchases';
import { TEST_NOW, testShop, type TestPlayer, type TestShop } from '../testing/testShop';

let shop: TestShop;
let player: TestPlayer;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(async () => {
  expect(await checkLedger(shop.shop.db)).toEqual([]);
  await shop.close();
});
beforeEach(async () => {
  shop.setNow(TEST_NOW);
  player = await shop.newPlayer({ balance: 100_000 });
});

const post = (path: string, body: unknown, token = player.token) => shop.call('POST', path, { token, body });

async function wallet(): Promise<number> {
  const { body } = await shop.call('GET', '/users/get-user-balance', { token: player.token });
  return (body.data as { amount: number }).amount;
}

async function countOf(table: 'tickets' | 'journals' | 'transactions', userId = player.userId): Promise<number> {
  const rows = await shop.shop.db.selectFrom(table).select('id').where('user_id', '=', userId).execute();
  return rows.length;
}

const cartItems = async () => (await shop.call('GET', '/client-carts/get-cart', { token: player.token })).body.data;

describe('buying a cart', () => {
  it('charges once, writes a ticket for each line and draw, and empties the cart', async () => {
    const lines = [
      { ...megaLine, quantity: 2, numberPeriod: 2, unitPrice: 20_000 },
      {
        ...megaLine,
        gameId: 'keno',
        ticket: { listNumber: [7, 8], playMethod: 'LEVEL_2', betAmount: 10_000 },
        periodId: 'current',
      },
    ];
    const paid = await buy(shop, player, lines);
    expect(paid).toMatchObject({
      status: 200,
      body: {
        data: {
          order: { status: 'paid', total: 50_000, gameId: 'cart' },
          transaction: { kind: 'buy', amount: 50_000, status: 'success' },
          balance: { amount: 50_000, rewardAmount: 0 },
        },
      },
    });
    const tickets = await shop.shop.db
      .selectFrom('tickets')
      .select(['game_id', 'line', 'draw_index', 'copies', 'price', 'status'])
      .where('user_id', '=', player.userId)
      .orderBy('game_id', 'desc')
      .orderBy('draw_index')
      .execute();
    expect(tickets).toMatchObject([
      { game_id: 'mega', draw_index: 0, copies: 2, price: 20_000, status: 1 },
      { game_id: 'mega', draw_index: 1, copies: 2, price: 20_000, status: 1 },
      { game_id: 'keno', draw_index: 0, copies: 1, price: 10_000, status: 1 },
    ]);
    expect(await cartItems()).toMatchObject({ items: [], total: 0 });
  });

  it('keeps the lines that were not chosen', async () => {
    for (const seed of [0, 1]) await post('/client-carts/add-item', megaLineOf(seed));
    const { items } = (await cartItems()) as { items: { id: string; quantity: number }[] };
    const [first] = items;
    const prepared = await post('/payment/cart-payment', {
      gameId: 'mega',
      total: 10_000,
      fee: 0,
      value: 10_000,
      id: first?.id,
      items: [{ id: first?.id, quantity: 1, unitPrice: 1 }],
    });
    expect(prepared).toMatchObject({ status: 200, body: { data: { balance: 100_000, otpRequired: false } } });
    const { id } = prepared.body.data as { id: string };
    expect((await confirm(shop, player, id)).status).toBe(200);
    expect(await cartItems()).toMatchObject({ items: [{ id: items[1]?.id }] });
  });

  it('answers the same order for a session, and keeps its prices', async () => {
    const { id } = await checkOut(shop, player);
    const wanted = { gameId: 'cart', total: 10_000, fee: 0, value: 10_000, id, items: [] };
    expect(await post('/payment/cart-payment', wanted)).toMatchObject({ body: { data: { id, status: 'pending' } } });
    expect(await shop.call('GET', `/client-carts/checkout-session/${id}`, { token: player.token })).toMatchObject({
      body: { data: { id, status: 'pending', order: { id } } },
    });
    for (const change of [{ total: 1 }, { value: 9_999 }, { fee: 1 }, { total: '10000' }]) {
      expect(await post('/payment/cart-payment', { ...wanted, ...change })).toMatchObject({
        status: 422,
        body: { code: 'INVALID_PRICE' },
      });
    }
  });

  it('refuses an empty cart', async () => {
    expect(await post('/client-carts/checkout', {})).toMatchObject({
      status: 422,
      body: { code: 'EMPTY_CART', message: 'Giỏ hàng trống' },
    });
  });

  it('refuses to pay a cart that changed after checkout', async () => {
    const { id } = await checkOut(shop, player);
    await post('/client-carts/add-item', megaLine);
    expect(await confirm(shop, player, id)).toMatchObject({ status: 409, body: { code: 'CART_CHANGED' } });
    expect(await wallet()).toBe(100_000);
  });

  it('sells the lines of a cart once, though two sessions hold them', async () => {
    const first = await checkOut(shop, player);
    const second = await checkOut(shop, player, []);
    expect((await confirm(shop, player, first.id)).status).toBe(200);
    expect(await confirm(shop, player, second.id)).toMatchObject({ status: 409, body: { code: 'CART_CHANGED' } });
    expect(await wallet()).toBe(90_000);
  });

  it('is refused ten minutes after checkout', async () => {
    const { id } = await checkOut(shop, player);
    shop.passTime(10 * 60_000);
    expect(await confirm(shop, player, id)).toMatchObject({ status: 409, body: { code: 'ORDER_EXPIRED' } });
  });
});

describe('refusals leave everything as it was', () => {
  it('INSUFFICIENT_BALANCE names the shortfall', async () => {
    const answer = await buy(shop, player, [{ ...megaLine, quantity: 12 }]);
    expect(answer).toMatchObject({
      status: 402,
      body: {
        code: 'INSUFFICIENT_BALANCE',
        message: 'Số dư không đủ để thanh toán. Bạn cần thêm 20.000 VNĐ.',
        data: { shortfall: 20_000 },
      },
    });
    expect([await wallet(), await countOf('tickets'), await countOf('journals')]).toEqual([100_000, 0, 1]);
    expect(await cartItems()).toMatchObject({ items: [{ quantity: 12 }] });
  });

  it('is judged afresh after a top-up, under the same key', async () => {
    const { id } = await checkOut(shop, player, [{ ...megaLine, quantity: 12 }]);
    expect((await confirm(shop, player, id, 'one-and-the-same')).status).toBe(402);
    await shop.shop.db.updateTable('users').set({ name: 'x' }).where('id', '=', player.userId).execute();
    const { postJournal } = await import('../ledger/post');
    const { transferLegs } = await import('../ledger/legs');
    await shop.shop.db.transaction().execute((trx) =>
      postJournal(trx, {
        userId: player.userId,
        kind: 'cashback',
        refId: 'a present',
        legs: transferLegs(20_000, { from: 'sys:promo', to: 'wallet' }),
        at: shop.shop.clock.now(),
      }),
    );
    expect((await confirm(shop, player, id, 'one-and-the-same')).status).toBe(200);
    expect(await wallet()).toBe(0);
  });

  it('AGE_NOT_CONFIRMED without accepted terms', async () => {
    const db = shop.shop.db.updateTable('users').set({ privacy_version: 0, privacy_accepted_at: null });
    await db.where('id', '=', player.userId).execute();
    expect(await buy(shop, player)).toMatchObject({ status: 403, body: { code: 'AGE_NOT_CONFIRMED' } });
    expect(await wallet()).toBe(100_000);
  });

  it('PERIOD_CLOSED refuses all draws of a line when one is closed', async () => {
    const { id } = await checkOut(shop, player, [{ ...megaLine, numberPeriod: 3, unitPrice: 30_000 }]);
    const third = await shop.shop.db
      .selectFrom('periods')
      .select('id')
      .where('game_id', '=', 'mega')
      .where('status', '=', 'open')
      .orderBy('dial_at')
      .offset(2)
      .limit(1)
      .executeTakeFirstOrThrow();
    const set = (status: 'open' | 'closed') =>
      shop.shop.db.updateTable('periods').set({ status }).where('id', '=', third.id).execute();
    await set('closed');
    const answer = await confirm(shop, player, id);
    await set('open');
    expect(answer).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED', data: { periodId: third.id } } });
    expect([await wallet(), await countOf('tickets')]).toEqual([100_000, 0]);
    expect((await confirm(shop, player, id)).status).toBe(200);
  });

  it('somebody else’s order is answered like an absent one', async () => {
    const { id } = await checkOut(shop, player);
    const stranger = await shop.newPlayer({ balance: 100_000 });
    const foreign = await confirm(shop, stranger, id);
    const absent = await confirm(shop, stranger, '0190a000-0000-7000-8000-000000000000');
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(absent.text);
  });
});

describe('tickets bought at once', () => {
  const raw = { gameId: 'mega', periodId: null, numberPeriod: 2, tickets: [megaTicket, megaTicket], total: 40_000 };

  it('become an order and are paid by add-transaction', async () => {
    const created = await post('/client-tickets/create-raw-ticket', raw);
    expect(created).toMatchObject({
      status: 200,
      body: { data: { status: 'pending', gameId: 'mega', total: 40_000 } },
    });
    const { id } = created.body.data as { id: string };
    const paid = await post('/client-transaction/add-transaction', { orderId: id, source: 'wallet' });
    expect(paid).toMatchObject({
      status: 200,
      body: { data: { order: { status: 'paid' }, balance: { amount: 60_000 } } },
    });
    expect(await countOf('tickets')).toBe(4);
  });

  it.each([
    [{ total: 1 }, 'INVALID_PRICE'],
    [{ tickets: [] }, 'MISSING_TICKET'],
    [{ tickets: [{ ...megaTicket, price: '1' }] }, 'INVALID_PRICE'],
    [{ gameId: 'bingo' }, 'INVALID_GAME'],
  ])('are refused with %j', async (change, code) => {
    expect(await post('/client-tickets/create-raw-ticket', { ...raw, ...change })).toMatchObject({
      status: 422,
      body: { code },
    });
  });

  it('can be cancelled until they are paid', async () => {
    const { id } = (await post('/client-tickets/create-raw-ticket', raw)).body.data as { id: string };
    for (let round = 0; round < 2; round += 1) {
      expect(await post('/client-tickets/cancel-order', { orderId: id })).toMatchObject({
        status: 200,
        body: { data: { status: 'cancelled' } },
      });
    }
    expect(await confirm(shop, player, id)).toMatchObject({ status: 409, body: { code: 'ORDER_EXPIRED' } });
    const paid = await buy(shop, player);
    const { order } = paid.body.data as { order: { id: string } };
    expect(await post('/client-tickets/cancel-order', { orderId: order.id })).toMatchObject({
      status: 409,
      body: { code: 'TICKET_NOT_DELETABLE' },
    });
  });
});
