import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../db/transaction';
import { addDevice } from '../sessions/knownDevice';
import { openSession } from '../sessions/openSession';
import { hashPin } from '../sessions/pin';
import { confirm, megaLine, megaTicket } from '../testing/purchases';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

// What one player can make the shop store by calls with keys, and that honest purchases stay far below it.

const LINES = 200;
/** Draws of each line: as many as a game may have, but for Keno. */
const DRAWS = 12;
const DAY = 24 * 3_600_000;
/** Of one route. */
const BUDGET = 4 * 1024 * 1024;

let shop: TestShop;
let player: TestPlayer;
beforeAll(async () => {
  shop = await testShop({ environment: { VELOC_STEP_UP_FROM: '999999999' } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  player = await shop.newPlayer({ balance: 1_000_000_000 });
});

const call = (path: string, body: object, key?: string) =>
  shop.call('POST', path, { token: player.token, body, ...(key && { key }) });

async function storedBytes(): Promise<number> {
  const { bytes } = await shop.shop.db
    .selectFrom('idempotency_keys')
    .select(sql<number>`coalesce(sum(octet_length(response)), 0)::bigint`.as('bytes'))
    .where('scope', '=', player.userId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** The largest cart there is (decision A25), of lines that differ in each number. */
async function fillCart() {
  for (let line = 0; line < LINES; line += 1) {
    // Numbers of lines 7 apart have nothing in common, and no two lines are alike.
    const listNumber = Array.from(
      { length: 6 },
      (_, index) => 1 + index * 7 + (Math.floor(line / 7 ** (index % 3)) % 7),
    );
    const body = {
      gameId: 'mega',
      gameName: 'MEGA 6/45',
      ticket: { ...megaTicket, listNumber },
      unitPrice: 10_000 * DRAWS,
      quantity: 1,
      periodId: null,
      numberPeriod: DRAWS,
    };
    const { status, text } = await call('/client-carts/add-item', body, `a-line-of-${line}`);
    if (status !== 200) throw new Error(text);
  }
}

async function sessionId(): Promise<string> {
  const { db } = shop.shop;
  const session = db.selectFrom('sessions').select('id').where('user_id', '=', player.userId).orderBy('id', 'desc');
  return (await session.limit(1).executeTakeFirstOrThrow()).id;
}

/** On a new device. */
const logInAnew = ({ isProved }: { isProved: boolean }) =>
  inTransaction(shop.shop, async (trx) => {
    const { userId } = player;
    const deviceId = await addDevice(shop.shop, trx, userId, { isProved });
    return (await openSession(shop.shop, trx, { userId, epoch: 0, device: 'test', deviceId })).token;
  });

/** An answer of so many bytes, as an earlier call of the player's session may have left it. */
const storeAnswer = async (bytes: number, route: string, key = 'an-earlier-call') =>
  shop.shop.db
    .insertInto('idempotency_keys')
    .values({
      scope: player.userId,
      key,
      route,
      request_hash: '',
      status: 200,
      response: sql`repeat('x', ${bytes})`,
      session_id: await sessionId(),
      created_at: shop.shop.clock.now(),
    })
    .execute();

const copies = async () => {
  const { body } = await shop.call('GET', '/client-carts/summary', { token: player.token });
  return (body.data as { quantity: number }).quantity;
};

test('the largest purchase takes a tenth of a day’s room, its checkout a tenth of its answer, a sync nothing', async () => {
  await fillCart();
  const afterLines = await storedBytes();
  const synced = await call('/client-carts/sync', { items: [] }, 'an-empty-sync');
  expect([synced.status, synced.text.length > 100_000, await storedBytes()]).toEqual([200, true, afterLines]);

  const checkedOut = await call('/client-carts/checkout', {}, 'a-checkout');
  expect(checkedOut.text.length).toBeGreaterThan(100_000);
  expect(((await storedBytes()) - afterLines) * 10).toBeLessThan(checkedOut.text.length);
  expect((await call('/client-carts/checkout', {}, 'a-checkout')).text).toBe(checkedOut.text);

  const paid = await confirm(shop, player, (checkedOut.body.data as { id: string }).id, 'a-confirmation');
  expect(paid.status).toBe(200);
  expect((await storedBytes()) * 10).toBeLessThan(BUDGET);
}, 120_000);

test('a player who stored a day’s room of answers gets no work done under a new key, and keeps the answers', async () => {
  const line = megaLine;
  const first = await call('/client-carts/add-item', line, 'a-first-line');
  await storeAnswer(BUDGET - 2_000, 'add-item');
  expect((await call('/client-carts/add-item', line, 'a-second-line')).status).toBe(200);
  await call('/client-carts/add-item', line, 'a-third-line');
  const before = await copies();
  const refused = await call('/client-carts/add-item', line, 'a-line-too-many');
  expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED', data: { retryAfter: DAY / 1000 } } });
  expect(refused.headers.get('Retry-After')).toBe(String(DAY / 1000));
  expect(refused.body.message).toContain('24 giờ');
  expect(await copies()).toBe(before);

  expect((await call('/client-carts/add-item', line, 'a-first-line')).text).toBe(first.text);
  expect((await call('/client-carts/add-item', line)).status).toBe(200);
  const other = await shop.newPlayer();
  const asked = { token: other.token, body: line, key: 'a-line-too-many' };
  expect((await shop.call('POST', '/client-carts/add-item', asked)).status).toBe(200);
});

test('what fills the room of one call keeps the player from no other', async () => {
  await storeAnswer(BUDGET, 'checkout');
  await call('/client-carts/add-item', megaLine);
  expect((await call('/client-carts/checkout', {}, 'a-checkout-too-many')).status).toBe(429);
  expect((await call('/internalpaygateway/init', { amount: 50_000 }, 'a-top-up')).status).toBe(200);
  const { phone } = await shop.shop.db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', player.userId)
    .executeTakeFirstOrThrow();
  shop.passTime(11 * 60_000);
  const operator = { token: shop.shop.secrets.operatorKey, body: { phone } };
  const unlocked = await shop.call('POST', '/operator/users/unlock', operator);
  expect(unlocked.body.data).toMatchObject({ userId: player.userId, answers: 2 });
  expect((await call('/client-carts/checkout', {}, 'a-checkout-again')).status).toBe(200);
});

test('a session that has filled its room keeps no other session of the player from anything', async () => {
  await call('/client-carts/add-item', megaLine);
  await storeAnswer(BUDGET, 'checkout');
  expect((await call('/client-carts/checkout', {}, 'a-checkout-too-many')).status).toBe(429);
  const token = await logInAnew({ isProved: false });
  const checkedOut = await shop.call('POST', '/client-carts/checkout', { token, body: {}, key: 'a-checkout-anew' });
  expect(checkedOut.status).toBe(200);
  // The key is still the player's: whichever session repeats it gets the first answer.
  expect((await call('/client-carts/checkout', {}, 'a-checkout-anew')).text).toBe(checkedOut.text);
});

test('sessions on devices without a code share one room, whose end keeps nobody else from anything', async () => {
  const topUp = (token: string, key: string) =>
    shop.call('POST', '/internalpaygateway/init', { token, body: { amount: 50_000 }, key });
  for (const at of [1, 2, 3, 4]) {
    await logInAnew({ isProved: false });
    await storeAnswer(BUDGET, 'checkout', `of-session-${at}`);
  }
  expect((await topUp(await logInAnew({ isProved: false }), 'a-top-up-too-many')).status).toBe(429);
  expect((await topUp(player.token, 'a-top-up-of-the-owner')).status).toBe(200);
});

test('all sessions of an account together store no more than a quarter of a gigabyte a day', async () => {
  await storeAnswer(64 * BUDGET, 'checkout');
  const token = await logInAnew({ isProved: true });
  const topUp = await shop.call('POST', '/internalpaygateway/init', {
    token,
    body: { amount: 50_000 },
    key: 'a-top-up',
  });
  expect(topUp.status).toBe(429);
});

test('answers about a phone, however many a stranger has stored, bar no login by it', async () => {
  const { db, clock } = shop.shop;
  const { userId, phone } = player;
  const pin = '274913';
  await db
    .updateTable('users')
    .set({ pin_hash: await hashPin(pin) })
    .where('id', '=', userId)
    .execute();
  const route = 'auth/login-by-pin';
  await sql`
    insert into idempotency_keys (scope, key, route, request_hash, status, response, created_at)
    select ${`${route} ${phone}`}, 'small ' || n, ${route}, '', 200, '', ${clock.now()}::timestamptz
    from generate_series(1, 8192) n`.execute(db);
  const login = { body: { phone, pin }, key: 'a-login-of-the-owner' };
  const first = await shop.call('POST', '/auth/login-by-pin', login);
  expect(first.status, first.text).toBe(200);
  expect((await shop.call('POST', '/auth/login-by-pin', login)).text).toBe(first.text);
});

test('many small answers count by the rows they take', async () => {
  const { db, clock } = shop.shop;
  await sql`
    insert into idempotency_keys (scope, key, route, request_hash, status, response, created_at, session_id)
    select ${player.userId}, 'small ' || n, 'add-item', '', 200, '', ${clock.now()}::timestamptz, ${await sessionId()}
    from generate_series(1, 8192) n`.execute(db);
  expect((await call('/client-carts/add-item', megaLine, 'a-line-too-many')).status).toBe(429);
});

test('room comes back when the answers are a day old', async () => {
  await storeAnswer(BUDGET, 'topup');
  const transfer = () => call('/internalpaygateway/init', { amount: 50_000 }, 'a-top-up');
  expect((await transfer()).status).toBe(429);
  shop.passTime(DAY + 1);
  const { userId } = player;
  const { token } = await inTransaction(shop.shop, (trx) =>
    openSession(shop.shop, trx, { userId, epoch: 0, device: 'test' }),
  );
  player = { ...player, token };
  expect((await transfer()).status).toBe(200);
});
