import { vietnamDate } from '@veloc/rules';
import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { up as versionFingerprints } from '../db/migrations/110_versioned_fingerprints';
import { newId } from '../ids';
import { cartCalls } from '../testing/cartCalls';
import { megaLine, megaLineOf, megaTicket } from '../testing/purchases';
import { stock } from '../testing/stock';
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

describe('add-item', () => {
  it('answers the line with the resolved draw and its price', async () => {
    expect(await add({ ...megaLine, quantity: 2, numberPeriod: 3, unitPrice: 30_000 })).toMatchObject({
      gameName: 'MEGA 6/45',
      periodId: expect.stringContaining('mega:2026'),
      unitPrice: 30_000,
      quantity: 2,
      totalPrice: 60_000,
      numberPeriod: 3,
      validationStatus: 'valid',
      version: 1,
    });
  });

  it('raises the quantity of an identical line, whatever slot and order of numbers', async () => {
    const first = await add();
    const listNumber = megaTicket.listNumber.toReversed();
    const second = await add({ ...megaLine, quantity: 4, ticket: { ...megaTicket, code: 'F', listNumber } });
    expect(second).toMatchObject({ id: first.id, quantity: 5, version: 2 });
    expect(await items()).toHaveLength(1);
  });

  it('raises the quantity of a line that was stored before fingerprints had a version', async () => {
    const { db } = shop.shop;
    const first = await add();
    await sql`update cart_items set fingerprint = substr(fingerprint, 4)`.execute(db);
    await versionFingerprints(db as unknown as Kysely<unknown>);
    expect(await add()).toMatchObject({ id: first.id, quantity: 2 });
    expect(await items()).toHaveLength(1);
  });

  it('keeps another number of draws apart', async () => {
    await add();
    await add({ ...megaLine, numberPeriod: 2, unitPrice: 20_000 });
    expect(await items()).toHaveLength(2);
  });

  it('adds once when the answer was lost and the call is repeated (R2)', async () => {
    const sends = await Promise.all(
      Array.from({ length: 4 }, () => call('POST', 'add-item', megaLine, 'key-of-one-tap')),
    );
    expect(new Set(sends.map(({ text }) => text)).size).toBe(1);
    expect(await items()).toMatchObject([{ quantity: 1 }]);
  });

  it('refuses a key that comes back with another line', async () => {
    await call('POST', 'add-item', megaLine, 'key-of-one-tap');
    const repeat = await call('POST', 'add-item', megaLineOf(3), 'key-of-one-tap');
    expect(repeat).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_MISMATCH' } });
  });

  it('knows a key for a day and no longer', async () => {
    await call('POST', 'add-item', megaLine, 'key-of-one-tap');
    const used = (before: number) =>
      shop.shop.db
        .updateTable('idempotency_keys')
        .set({ created_at: new Date(Date.parse(TEST_NOW) - before) })
        .execute();
    const again = async () => (await call('POST', 'add-item', megaLineOf(3), 'key-of-one-tap')).status;
    await used(24 * 3_600_000);
    expect(await again()).toBe(422);
    await used(24 * 3_600_000 + 1);
    expect(await again()).toBe(200);
    expect(await items()).toHaveLength(2);
    expect(await again()).toBe(200);
    expect(await items()).toHaveLength(2);
  });

  it.each([
    ['an unknown game', { gameId: 'bingo' }, 'INVALID_GAME'],
    ['no ticket', { ticket: {} }, 'MISSING_TICKET'],
    ['five numbers', { ticket: { ...megaTicket, listNumber: [1, 2, 3, 4, 5] } }, 'INVALID_NUMBER_COUNT'],
    ['number 46', { ticket: { ...megaTicket, listNumber: [1, 2, 3, 4, 5, 46] } }, 'INVALID_NUMBER_RANGE'],
    ['a period of another game', { periodId: 'current' }, 'INVALID_PERIOD'],
    ['13 draws', { numberPeriod: 13, unitPrice: 130_000 }, 'VALIDATION_ERROR'],
    ['1,001 copies', { quantity: 1001 }, 'VALIDATION_ERROR'],
  ])('refuses %s', async (_name, change, code) => {
    const answer = await call('POST', 'add-item', { ...megaLine, ...change });
    expect(answer).toMatchObject({ status: 422, body: { code } });
    expect(await items()).toEqual([]);
  });

  it('says why in the shop’s words, and names a limit in data too', async () => {
    const many = await call('POST', 'add-item', { ...megaLine, quantity: 1_001 });
    expect(many.body).toMatchObject({ message: 'Số lượng phải từ 1 đến 1.000', data: { limit: 1_000 } });
    const draws = await call('POST', 'add-item', { ...megaLine, numberPeriod: 13 });
    expect(draws.body).toMatchObject({ message: 'Số kỳ quay phải từ 1 đến 12', data: { limit: 12 } });
    for (const periodId of ['current', 'mega:20991231']) {
      const period = await call('POST', 'add-item', { ...megaLine, periodId });
      expect(period.body).toMatchObject({
        code: 'INVALID_PERIOD',
        message: 'Vé không hợp lệ: Kỳ quay không hợp lệ',
        data: { reason: 'INVALID_PERIOD' },
      });
    }
  });

  it('sells a Classic ticket for the draw it is printed for, and for no other', async () => {
    const [near, far] = await shop.shop.db
      .selectFrom('periods')
      .selectAll()
      .where('game_id', '=', 'classic')
      .where('status', '=', 'open')
      .orderBy('dial_at', 'desc')
      .limit(2)
      .execute();
    await stock(shop, { periodId: far?.id ?? '', numbers: '407', amount: 5 });
    const printed = { channelId: far?.channel_id, resultDate: far && vietnamDate(far.dial_at) };
    const ticket = { numbers: '407', amount: 1, channelName: far?.name, ...printed };
    const line = { ...megaLine, gameId: 'classic', ticket };
    for (const periodId of [null, 'daily', far?.id]) {
      expect(await add({ ...line, periodId })).toMatchObject({ periodId: far?.id });
    }
    const other = await call('POST', 'add-item', { ...line, periodId: near?.id });
    expect(other).toMatchObject({ status: 422, body: { code: 'INVALID_PERIOD' } });
    const dear = await call('POST', 'add-item', { ...line, ticket: { ...ticket, amount: 2 ** 53 - 1 } });
    expect(dear).toMatchObject({ status: 422, body: { code: 'INVALID_PRICE', message: 'Không thể tính giá vé' } });
  });

  it('takes a game that is not sold for none', async () => {
    const sell = (enabled: boolean) =>
      shop.shop.db.updateTable('games').set({ enabled }).where('id', '=', 'mega').execute();
    await sell(false);
    const answer = await call('POST', 'add-item', megaLine);
    await sell(true);
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_GAME', message: 'Game không tồn tại' } });
  });

  it('refuses a draw at the very moment its sales end', async () => {
    const { periodId } = await add();
    const row = shop.shop.db.selectFrom('periods').select('closes_at').where('id', '=', periodId);
    const { closes_at } = await row.executeTakeFirstOrThrow();
    const closeAt = (instant: Date) =>
      shop.shop.db.updateTable('periods').set({ closes_at: instant }).where('id', '=', periodId).execute();
    await closeAt(shop.shop.clock.now());
    const answer = await call('POST', 'add-item', { ...megaLine, periodId });
    await closeAt(closes_at);
    expect(answer).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED', data: { periodId } } });
  });

  it('names the limit of 200 lines', async () => {
    await add();
    const { db, clock } = shop.shop;
    const line = await db
      .selectFrom('cart_items')
      .selectAll()
      .where('user_id', '=', player.userId)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 198 }, (_, index) => ({
      ...line,
      id: newId(clock.now()),
      fingerprint: `copy ${index}`,
      ticket: JSON.stringify(line.ticket),
    }));
    await db.insertInto('cart_items').values(copies).execute();
    expect((await call('POST', 'add-item', megaLineOf(1))).status).toBe(200);
    expect(await items()).toHaveLength(200);
    expect(await call('POST', 'add-item', megaLineOf(2))).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_ERROR', message: expect.stringContaining('200') },
    });
    // What is there already may still grow.
    expect((await call('POST', 'add-item', megaLineOf(1))).status).toBe(200);
  });
});

describe('price and mass assignment (S5)', () => {
  it.each([1, -1, 0, '10000 ', '10000', 1e21, null, 10_000.5, 20_000, {}, [10_000]])(
    'refuses the unit price %j',
    async (unitPrice) => {
      const answer = await call('POST', 'add-item', { ...megaLine, unitPrice });
      expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_PRICE' } });
    },
  );

  it.each([0, -3, 2 ** 53, 1.5, '1', null])('refuses the quantity %j', async (quantity) => {
    expect((await call('POST', 'add-item', { ...megaLine, quantity })).status).toBe(422);
  });

  it.each([0, -1, 0.5, '1', 61])('refuses %j draws', async (numberPeriod) => {
    expect((await call('POST', 'add-item', { ...megaLine, numberPeriod })).status).toBe(422);
  });

  it('ignores what a client may not set', async () => {
    const id = '0190a000-0000-7000-8000-000000000000';
    const extra = {
      id,
      userId: id,
      totalPrice: 1,
      total: 1,
      balance: 9e9,
      rewardAmount: 9e9,
      role: 'operator',
      version: 7,
    };
    const item = await add({ ...megaLine, ...extra });
    expect(item).toMatchObject({ totalPrice: 10_000, version: 1 });
    expect(item.id).not.toBe(id);
    const balance = await shop.shop.db
      .selectFrom('accounts')
      .selectAll()
      .where('user_id', '=', player.userId)
      .execute();
    expect(balance).toEqual([]);
  });
});
