import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartCalls, type Item } from '../testing/cartCalls';
import { megaLine, megaLineOf } from '../testing/purchases';
import { TEST_NOW, testShop, type TestPlayer, type TestShop } from '../testing/testShop';

let shop: TestShop;
let player: TestPlayer;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setNow(TEST_NOW);
  player = await shop.newPlayer();
});
const { call, add, items } = cartCalls(() => ({ shop, player }));

describe('changing the cart', () => {
  it('sets a quantity and refuses one for a line that is not there', async () => {
    const { id } = await add();
    expect(await call('PUT', 'update-quantity', { itemId: id, quantity: 7 })).toMatchObject({
      body: { data: { quantity: 7, totalPrice: 70_000, version: 2 } },
    });
    const stranger = await shop.newPlayer();
    const foreign = await shop.call('PUT', '/client-carts/update-quantity', {
      token: stranger.token,
      body: { itemId: id, quantity: 9 },
    });
    expect(foreign).toMatchObject({
      status: 404,
      body: { code: 'CART_ITEM_NOT_FOUND', message: 'Item not found in cart' },
    });
    expect(await items()).toMatchObject([{ quantity: 7 }]);
  });

  it('names a line of more draws than its game allows by now, and sells it no more', async () => {
    await add({ ...megaLine, numberPeriod: 3, unitPrice: 30_000 });
    const allow = (max_periods: number) =>
      shop.shop.db.updateTable('games').set({ max_periods }).where('id', '=', 'mega').execute();
    await allow(1);
    try {
      expect(await items()).toMatchObject([
        {
          validationStatus: 'invalid',
          validationErrorCode: 'VALIDATION_ERROR',
          validationError: 'Số kỳ quay phải là 1',
        },
      ]);
      expect(await call('POST', 'checkout', {})).toMatchObject({ status: 422 });
    } finally {
      await allow(12);
    }
    expect(await items()).toMatchObject([{ validationStatus: 'valid' }]);
  });

  it('writes a quantity only into the line as it was seen', async () => {
    const { id, version } = await add();
    expect((await call('PUT', 'update-quantity', { itemId: id, quantity: 3, version })).body.data).toMatchObject({
      quantity: 3,
      version: version + 1,
    });
    expect(await call('PUT', 'update-quantity', { itemId: id, quantity: 5, version })).toMatchObject({
      status: 409,
      body: { code: 'CART_CHANGED' },
    });
    expect(await items()).toMatchObject([{ quantity: 3 }]);
  });

  it.each(['remove-item', 'remove-game', 'clear'])('%s takes only lines as they were seen', async (name) => {
    const [first, second] = [await add(), await add(megaLineOf(2))];
    await add();
    const of = { 'remove-item': `remove-item/${first.id}`, 'remove-game': 'remove-game/mega', clear: 'clear' };
    const path = of[name as keyof typeof of];
    const seen = (lines: Item[]) => ({ lines: lines.map(({ id, version }) => ({ id, version })) });
    const isOne = name === 'remove-item';
    expect((await call('DELETE', path, seen([first, second]))).body.data).toEqual({ removed: isOne ? 0 : 1 });
    expect(await items()).toMatchObject(isOne ? [{ quantity: 2 }, { quantity: 1 }] : [{ id: first.id, quantity: 2 }]);
    expect((await call('DELETE', path, seen(await items()))).body.data).toEqual({ removed: 1 });
  });

  it('removes once and answers 0 for a repeat', async () => {
    const { id } = await add();
    await add(megaLineOf(2));
    expect((await call('DELETE', `remove-item/${id}`)).body.data).toEqual({ removed: 1 });
    expect((await call('DELETE', `remove-item/${id}`)).body.data).toEqual({ removed: 0 });
    expect((await call('DELETE', 'remove-item/1')).body.data).toEqual({ removed: 0 });
    expect((await call('DELETE', 'remove-game/keno')).body.data).toEqual({ removed: 0 });
    expect((await call('DELETE', 'remove-game/mega')).body.data).toEqual({ removed: 1 });
    await add();
    expect((await call('DELETE', 'clear')).body.data).toEqual({ removed: 1 });
    expect(await items()).toEqual([]);
  });

  it('sums up by game', async () => {
    await add({ ...megaLine, quantity: 3 });
    await add({
      ...megaLine,
      gameId: 'keno',
      ticket: { listNumber: [7], playMethod: 'LEVEL_1', betAmount: 20_000 },
      unitPrice: 20_000,
    });
    expect((await call('GET', 'summary')).body.data).toEqual({
      count: 2,
      quantity: 4,
      total: 50_000,
      fee: 0,
      byGame: [
        { gameId: 'mega', count: 1, total: 30_000 },
        { gameId: 'keno', count: 1, total: 20_000 },
      ],
    });
  });

  it('marks a line whose draw has closed as invalid', async () => {
    const { periodId } = await add();
    await shop.shop.db.updateTable('periods').set({ status: 'closed' }).where('id', '=', periodId).execute();
    const answer = await call('POST', 'validate', {});
    await shop.shop.db.updateTable('periods').set({ status: 'open' }).where('id', '=', periodId).execute();
    expect(answer.body.data).toMatchObject({ valid: false, items: [{ validationErrorCode: 'PERIOD_CLOSED' }] });
  });
});

describe('sync', () => {
  const sync = async (sent: unknown[]) => {
    const answer = await call('POST', 'sync', { items: sent, syncTimestamp: '2026-08-21T03:00:00.000Z' });
    expect(answer.status).toBe(200);
    return answer.body.data as { items: Item[]; rejected: unknown[] };
  };

  it('returns the cart unchanged for an empty list', async () => {
    await add();
    expect(await sync([])).toMatchObject({ items: [{ quantity: 1, version: 1 }], rejected: [] });
  });

  it('writes a quantity only with the stored version', async () => {
    const { id, periodId } = await add();
    const sent = { ...megaLine, id, periodId };
    expect((await sync([{ ...sent, quantity: 5 }])).items).toMatchObject([{ quantity: 1 }]);
    expect((await sync([{ ...sent, quantity: 5, version: 1 }])).items).toMatchObject([{ quantity: 5, version: 2 }]);
    expect((await sync([{ ...sent, quantity: 9, version: 1 }])).items).toMatchObject([{ quantity: 5, version: 2 }]);
  });

  it('does not bring a removed line back', async () => {
    const { id, periodId } = await add();
    await call('DELETE', `remove-item/${id}`);
    expect((await sync([{ ...megaLine, id, periodId, version: 1 }])).items).toEqual([]);
  });

  it('adds a line it does not know, keeps those not sent, and names what it refuses', async () => {
    await add();
    const unknown = '0190a000-0000-7000-8000-0000000000aa';
    const { items: merged, rejected } = await sync([
      { ...megaLineOf(1), id: unknown },
      { ...megaLineOf(2), id: 'x', unitPrice: 1 },
    ]);
    expect(merged).toHaveLength(2);
    expect(merged.map(({ id }) => id)).toContain(unknown);
    expect(rejected).toMatchObject([{ id: 'x', code: 'INVALID_PRICE' }]);
  });
});
