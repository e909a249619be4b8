import { playLimitsSchema, vietnamInstant } from '@veloc/rules';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { inTransaction } from '../db/transaction';
import { ensurePeriods } from '../draws/ensurePeriods';
import { voidPeriod } from '../draws/voidPeriod';
import { openSession } from '../sessions/openSession';
import { hashPin } from '../sessions/pin';
import { mintSignature } from '../sessions/signature';
import { buy, checkOut, confirm, megaLine, megaTicket } from '../testing/purchases';
import { TEST_NOW, testShop, type TestPlayer, type TestShop } from '../testing/testShop';

const DAY = 24 * 3_600_000;

let shop: TestShop;
let player: TestPlayer;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  // A Friday at 10:00.
  shop.setNow(TEST_NOW);
  player = await shop.newPlayer({ balance: 1_000_000 });
});

const set = (body: unknown, token = player.token) => shop.call('PUT', '/client-limits', { token, body });
const restBy = (proof: object, length = '24h', key?: string) =>
  shop.call('POST', '/client-limits/break', {
    token: player.token,
    body: { for: length, ...proof },
    ...(key && { key }),
  });
const rest = async (length: string, key?: string) => restBy({ signature: await signed() }, length, key);
/** What a code sent to the player's phone proves. */
const signed = (purpose: 'payment' | 'login' = 'payment') =>
  inTransaction(shop.shop, (trx) => mintSignature(shop.shop, trx, { phone: player.phone, purpose }));
const state = async () =>
  v.parse(playLimitsSchema, (await shop.call('GET', '/client-limits', { token: player.token })).body.data);

/** Moves the clock and logs in again, since no session lives that long. */
async function goTo(instant: Date) {
  shop.setNow(instant);
  await ensurePeriods(shop.shop);
  const login = { userId: player.userId, epoch: 0, device: 'test' };
  const { token } = await inTransaction(shop.shop, (trx) => openSession(shop.shop, trx, login));
  player = { ...player, token };
}
const vietnam = (date: string, time: string) => new Date(vietnamInstant(date, time) ?? 0);
const sinceNow = (ms: number) => new Date(Date.parse(TEST_NOW) + ms);

/** A purchase of `copies` tickets of 10,000 đồng. */
const spend = (copies: number) => buy(shop, player, [{ ...megaLine, quantity: copies }]);

const reached = (span: string, left: number) => ({
  status: 403,
  body: { code: 'LIMIT_REACHED', data: { span, left } },
});

describe('limits', () => {
  it('are none at first', async () => {
    expect(await state()).toMatchObject({
      limits: { day: null, week: null, month: null },
      pending: { day: null, week: null, month: null },
      spent: { day: 0, week: 0, month: 0 },
      usualStake: null,
      breakUntil: null,
    });
  });

  it('come with what is usually paid at once, over the last purchases', async () => {
    await spend(1);
    await spend(9);
    expect((await state()).usualStake).toBeNull();
    await spend(3);
    expect((await state()).usualStake).toBe(30_000);
  });

  it('let a purchase through up to the last đồng and not one further', async () => {
    expect((await set({ week: 50_000 })).status).toBe(200);
    expect((await spend(4)).status).toBe(200);
    expect(await spend(2)).toMatchObject(reached('week', 10_000));
    await shop.call('DELETE', '/client-carts/clear', { token: player.token });
    expect((await spend(1)).status).toBe(200);
    expect((await state()).spent).toEqual({ day: 50_000, week: 50_000, month: 50_000 });
    const refused = await spend(1);
    expect(refused).toMatchObject(reached('week', 0));
    expect(refused.body.message).toBe('Vượt giới hạn chi tiêu: bạn còn 0\u00A0₫ trong tuần.');
  });

  it('charge nothing for a purchase that they refuse, and leave its order payable', async () => {
    await set({ day: 10_000 });
    const { id } = await checkOut(shop, player, [{ ...megaLine, quantity: 2 }]);
    expect(await confirm(shop, player, id)).toMatchObject(reached('day', 10_000));
    const balance = await shop.call('GET', '/users/get-user-balance', { token: player.token });
    expect(balance.body.data).toMatchObject({ amount: 1_000_000 });
    const session = await shop.call('GET', `/client-carts/checkout-session/${id}`, { token: player.token });
    expect(session.body.data).toMatchObject({ status: 'pending' });
  });

  it('count a lowering for the very next request, for orders that are open already too', async () => {
    const { id } = await checkOut(shop, player, [{ ...megaLine, quantity: 3 }]);
    await set({ month: 20_000 });
    expect(await confirm(shop, player, id)).toMatchObject(reached('month', 20_000));
  });

  it('count a raise after 24 hours, and no limit as a raise', async () => {
    await set({ day: 20_000 });
    const asked = await set({ day: 60_000 });
    expect(v.parse(playLimitsSchema, asked.body.data)).toMatchObject({
      limits: { day: 20_000 },
      pending: { day: { amount: 60_000, from: new Date(Date.parse(TEST_NOW) + DAY).toISOString() } },
    });
    const { id } = await checkOut(shop, player, [{ ...megaLine, quantity: 5 }]);
    expect(await confirm(shop, player, id)).toMatchObject(reached('day', 20_000));
    await goTo(sinceNow(DAY - 1));
    expect((await state()).limits.day).toBe(20_000);
    await goTo(sinceNow(DAY));
    expect(await state()).toMatchObject({ limits: { day: 60_000 }, pending: { day: null } });
    await set({ day: null });
    expect(await state()).toMatchObject({ limits: { day: 60_000 }, pending: { day: { amount: null } } });
    await goTo(sinceNow(2 * DAY));
    expect((await state()).limits.day).toBeNull();
  });

  it('leave alone what is not named', async () => {
    await set({ day: 20_000, week: 90_000 });
    await set({ month: 300_000 });
    expect((await state()).limits).toEqual({ day: 20_000, week: 90_000, month: 300_000 });
    await set({});
    expect((await state()).limits).toEqual({ day: 20_000, week: 90_000, month: 300_000 });
  });

  it('begin anew with their day, week and month in Vietnam', async () => {
    await spend(1);
    await goTo(vietnam('21/08/2026', '23:59:59'));
    expect((await state()).spent).toEqual({ day: 10_000, week: 10_000, month: 10_000 });
    await goTo(vietnam('22/08/2026', '00:00'));
    expect((await state()).spent).toEqual({ day: 0, week: 10_000, month: 10_000 });
    await goTo(vietnam('24/08/2026', '00:00'));
    expect((await state()).spent).toEqual({ day: 0, week: 0, month: 10_000 });
    await goTo(vietnam('01/09/2026', '00:00'));
    expect((await state()).spent).toEqual({ day: 0, week: 0, month: 0 });
  });

  it('give back the room of a draw that was called off', async () => {
    await set({ day: 20_000 });
    await buy(shop, player, [{ ...megaLine, quantity: 2 }]);
    const ticket = await shop.shop.db
      .selectFrom('tickets')
      .select('period_id')
      .where('user_id', '=', player.userId)
      .executeTakeFirstOrThrow();
    await voidPeriod(shop.shop, ticket.period_id, { isSure: true });
    expect((await state()).spent.day).toBe(0);
  });

  it('hold for purchases at once: ten orders, room for three', async () => {
    await set({ day: 30_000 });
    const orders: string[] = [];
    for (let index = 0; index < 10; index += 1) {
      const answer = await shop.call('POST', '/client-tickets/create-raw-ticket', {
        token: player.token,
        body: { gameId: 'mega', periodId: null, numberPeriod: 1, tickets: [megaTicket], total: 10_000 },
      });
      orders.push((answer.body.data as { id: string }).id);
    }
    const answers = await Promise.all(orders.map((id) => confirm(shop, player, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'LIMIT_REACHED')).toHaveLength(7);
    expect((await state()).spent.day).toBe(30_000);
  });

  test.each([9_999, 0, -1, 10_000.5, 1_000_000_001, '50000', Number.MAX_SAFE_INTEGER, {}])('refuse %j', async (day) => {
    expect(await set({ day })).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
    expect((await state()).limits.day).toBeNull();
  });

  it('are nobody else’s', async () => {
    const other = await shop.newPlayer();
    await set({ day: 20_000 }, other.token);
    expect((await state()).limits.day).toBeNull();
  });
});

describe('a break', () => {
  test.each([
    ['24h', '2026-08-22T03:00:00.000Z'],
    ['7d', '2026-08-28T03:00:00.000Z'],
    ['6m', '2027-02-21T03:00:00.000Z'],
  ])('of %s lasts until %s and refuses every purchase until then', async (length, end) => {
    expect((await rest(length)).body.data).toMatchObject({ breakUntil: end });
    const raw = { gameId: 'mega', periodId: null, numberPeriod: 1, tickets: [megaTicket], total: 10_000 };
    const order = () => shop.call('POST', '/client-tickets/create-raw-ticket', { token: player.token, body: raw });
    const refused = { status: 403, body: { code: 'ON_BREAK', data: { until: end } } };
    expect(await order()).toMatchObject(refused);
    await goTo(new Date(Date.parse(end) - 1));
    expect(await order()).toMatchObject(refused);
    await goTo(new Date(end));
    expect((await order()).status).toBe(200);
  });

  it('cancels open orders, and paying one says why', async () => {
    const { id } = await checkOut(shop, player);
    await rest('24h');
    const session = await shop.call('GET', `/client-carts/checkout-session/${id}`, { token: player.token });
    expect(session.body.data).toMatchObject({ status: 'cancelled' });
    expect(await confirm(shop, player, id)).toMatchObject({
      status: 403,
      body: {
        code: 'ON_BREAK',
        message: 'Bạn đang tạm nghỉ đến 10:00 ngày 22/08/2026. Trong thời gian này không thể mua vé.',
      },
    });
  });

  it('cannot be shortened: a shorter one changes nothing, a longer one counts', async () => {
    await rest('7d');
    expect((await rest('24h')).body.data).toMatchObject({ breakUntil: '2026-08-28T03:00:00.000Z' });
    expect((await rest('6m')).body.data).toMatchObject({ breakUntil: '2027-02-21T03:00:00.000Z' });
    for (const method of ['DELETE', 'PUT']) {
      expect((await shop.call(method, '/client-limits/break', { token: player.token, body: {} })).status).toBe(404);
    }
  });

  it('needs the PIN or a code, since a stolen token could bar the player for months', async () => {
    const pin_hash = await hashPin('274913');
    await shop.shop.db.updateTable('users').set({ pin_hash }).where('id', '=', player.userId).execute();
    const refused = [
      await restBy({}, '6m'),
      await restBy({ pin: '274914' }, '6m'),
      await restBy({ signature: 'made up' }, '6m'),
      await restBy({ signature: await signed('login') }, '6m'),
    ].map(({ status, body }) => [status, body.code]);
    expect(refused).toEqual([
      [403, 'STEP_UP_REQUIRED'],
      [400, 'PIN_INVALID'],
      [403, 'SIGNATURE_INVALID'],
      [403, 'SIGNATURE_INVALID'],
    ]);
    expect((await state()).breakUntil).toBeNull();

    const end = '2026-08-22T03:00:00.000Z';
    expect((await restBy({ pin: '274913' })).body.data).toMatchObject({ breakUntil: end });
    const proof = { signature: await signed() };
    expect((await restBy(proof, '7d')).status).toBe(200);
    expect((await restBy(proof, '6m')).body).toMatchObject({ code: 'SIGNATURE_INVALID' });
  });

  it('takes a code where only the PIN was ever typed, and its player is told', async () => {
    const pin_hash = await hashPin('274913');
    await shop.shop.db.updateTable('users').set({ pin_hash }).where('id', '=', player.userId).execute();
    const body = { phone: player.phone, pin: '274913' };
    const { token } = (await shop.call('POST', '/auth/login-by-pin', { body })).body;
    const take = (proof: object) => shop.call('POST', '/client-limits/break', { token, body: { for: '6m', ...proof } });
    const codeNeeded = { status: 403, body: { code: 'CODE_REQUIRED' } };
    expect(await take({ pin: '274913' })).toMatchObject(codeNeeded);
    expect(await take({ pin: '274914' })).toMatchObject(codeNeeded);
    expect(await take({})).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    expect((await state()).breakUntil).toBeNull();

    expect((await take({ signature: await signed() })).status).toBe(200);
    const { breakUntil } = await state();
    const told = await shop.call('GET', '/client-notifications', { token });
    expect(told.body.data).toMatchObject([
      { kind: 'breakBegun', params: { until: breakUntil } },
      { kind: 'deviceAdded' },
    ]);
    // From then on the device is the owner's.
    expect((await take({ pin: '274913' })).status).toBe(200);
  });

  it('is over when its time has come', async () => {
    await rest('24h');
    await goTo(sinceNow(DAY));
    expect((await state()).breakUntil).toBeNull();
    expect((await spend(1)).status).toBe(200);
  });

  it('taken twice by a repeated request is one', async () => {
    const key = crypto.randomUUID();
    const first = await rest('24h', key);
    shop.passTime(1000);
    expect((await rest('24h', key)).text).toBe(first.text);
  });

  it('against purchases at once lets none through after it', async () => {
    const { id } = await checkOut(shop, player);
    const [paid, taken] = await Promise.all([confirm(shop, player, id), rest('24h')]);
    expect(taken.status).toBe(200);
    const session = await shop.call('GET', `/client-carts/checkout-session/${id}`, { token: player.token });
    expect([paid.status, (session.body.data as { status: string }).status]).toEqual(
      paid.status === 200 ? [200, 'paid'] : [403, 'cancelled'],
    );
  });

  test.each(['1h', '', null, 24])('of %j is refused', async (length) => {
    expect((await rest(length as string)).status).toBe(400);
  });
});
