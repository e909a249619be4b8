import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { argon2, checkPin, hashPin } from './pin';
import { mintSignature } from './signature';

let shop: TestShop;
const { verify } = argon2;
let running = 0;
let most = 0;
/** The PINs in the order in which they were judged. */
let judged: string[] = [];
/** What the judging of the flood's PIN waits for. */
let held: Promise<void> | undefined;
beforeEach(async () => {
  shop = await testShop({ environment: { VELOC_TRUST_PROXY: '1', VELOC_LIMIT_ADDRESS_CHECKS: '100000' } });
  [running, most, judged, held] = [0, 0, [], undefined];
  vi.spyOn(argon2, 'verify').mockImplementation(async (...asked) => {
    running += 1;
    most = Math.max(most, running);
    judged.push(String(asked[1]));
    try {
      if (asked[1] === FLOOD) await held;
      await new Promise((judgedThen) => setTimeout(judgedThen, JUDGING_MS));
      return await verify(...asked);
    } finally {
      running -= 1;
    }
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await shop.close();
});

const login = (phone: string, pin: string, address: string) =>
  shop.call('POST', '/auth/login-by-pin', { body: { phone, pin }, headers: { 'X-Forwarded-For': address } });
/** For the first PIN of a flood to be judged, on a machine that does much else. */
const PATIENCE = { timeout: 20_000 };
const FLOOD = '111112';
/** About what a real hash takes, without the processor that it takes. */
const JUDGING_MS = 20;
const OWN = '281593';

it.each([
  ['one address', () => '203.0.113.5'],
  ['the many networks of one IPv6 site', (index: number) => `2001:db8:5:${index.toString(16)}::1`],
])('keeps no other address waiting while %s sends PINs for phones that nobody has', async (_, addressOf) => {
  const { phone, userId } = await shop.newPlayer();
  await shop.shop.db
    .updateTable('users')
    .set({ pin_hash: await hashPin(OWN) })
    .where('id', '=', userId)
    .execute();
  const flood = Array.from({ length: 150 }, (_, index) =>
    login(`+84977${String(100_000 + index).padStart(6, '0')}`.slice(0, 12), FLOOD, addressOf(index)),
  );
  await vi.waitFor(() => expect(judged.length).toBeGreaterThan(0), PATIENCE);
  expect((await login(phone, OWN, '198.51.100.7')).status).toBe(200);
  expect(judged.indexOf(OWN)).toBeLessThan(30);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([400, 503]));
});

it('keeps known devices and open sessions out of the crowd of 254 addresses', async () => {
  const { phone, userId, token } = await shop.newPlayer();
  const pin_hash = await hashPin(OWN);
  await shop.shop.db.updateTable('users').set({ pin_hash }).where('id', '=', userId).execute();
  const first = await login(phone, OWN, '198.51.100.7');
  const Cookie = first.headers.getSetCookie().find((line) => line.startsWith('veloc_device=')) ?? '';
  judged = [];
  const flood = Array.from({ length: 254 }, (_, index) => login('+84977000001', FLOOD, `203.0.113.${index}`));
  await vi.waitFor(() => expect(judged.length).toBeGreaterThan(0), PATIENCE);
  const headers = { 'X-Forwarded-For': '203.0.113.5', Cookie: Cookie.split(';')[0] ?? '' };
  expect((await shop.call('POST', '/auth/login-by-pin', { body: { phone, pin: OWN }, headers })).status).toBe(200);
  const change = await shop.call('POST', '/users/change-pass', { token, body: { oldPin: OWN, newPin: '907152' } });
  expect(change.status).toBe(200);
  expect(judged.lastIndexOf(OWN)).toBeLessThan(30);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  // What is refused was not counted as a try either.
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(100);
});

it('lets the many devices of one account wait for one another, and for nobody else', async () => {
  const [flooder, owner] = [await shop.newPlayer(), await shop.newPlayer()];
  const deviceOf = async ({ phone, userId }: TestPlayer, pin: string) => {
    await shop.shop.db
      .updateTable('users')
      .set({ pin_hash: await hashPin(pin) })
      .where('id', '=', userId)
      .execute();
    const { headers } = await login(phone, pin, '198.51.100.7');
    const cookie = headers.getSetCookie().find((line) => line.startsWith('veloc_device=')) ?? '';
    return cookie.split(';')[0] ?? '';
  };
  const known = (phone: string, pin: string, Cookie: string) =>
    shop.call('POST', '/auth/login-by-pin', { body: { phone, pin }, headers: { Cookie } });
  const ofFlooder = await deviceOf(flooder, FLOOD);
  const ofOwner = await deviceOf(owner, OWN);
  [most, judged] = [0, []];
  let release = () => {};
  held = new Promise((done) => (release = done));
  let refused = 0;
  const flood = Array.from({ length: 60 }, async () => {
    const { status } = await known(flooder.phone, FLOOD, ofFlooder);
    if (status === 503) refused += 1;
    return status;
  });
  await vi.waitFor(() => expect([judged, refused]).toEqual([[FLOOD], 49]), PATIENCE);
  expect((await known(owner.phone, OWN, ofOwner)).status).toBe(200);
  expect(judged).toEqual([FLOOD, OWN]);
  release();
  expect((await Promise.all(flood)).filter((status) => status === 200)).toHaveLength(11);
});

it('judges one PIN of an account at a time, so that its open sessions leave the others a thread', async () => {
  const { userId, phone } = await shop.newPlayer();
  const pin_hash = await hashPin(OWN);
  await shop.shop.db.updateTable('users').set({ pin_hash }).where('id', '=', userId).execute();
  for (const index of [1, 2]) await login(phone, OWN, `198.51.100.${index}`);
  const sessions = await shop.shop.db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
  [most, judged] = [0, []];
  await Promise.all(sessions.map(({ id: sessionId }) => checkPin(shop.shop, { userId, sessionId }, OWN)));
  expect(judged).toHaveLength(3);
  expect(most).toBe(1);
});

it('hashes one PIN at a time for all the registrations that are sent with one proof', async () => {
  const phone = '+84977000002';
  const { hash } = argon2;
  vi.spyOn(argon2, 'hash').mockImplementation(async (...asked) => {
    running += 1;
    most = Math.max(most, running);
    return hash(...asked).finally(() => (running -= 1));
  });
  const signature = await shop.shop.db
    .transaction()
    .execute((trx) => mintSignature(shop.shop, trx, { phone, purpose: 'register' }));
  const body = { phone, signature, acceptPrivacy: true, pin: OWN };
  const calls = Array.from({ length: 30 }, () => shop.call('POST', '/register-account', { body }));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(most).toBe(1);
});

it('hashes at most three at once, however many addresses ask', async () => {
  const calls = Array.from({ length: 20 }, (_, index) => login('+84977000001', FLOOD, `203.0.113.${index}`));
  await Promise.all(calls);
  expect(judged).toHaveLength(20);
  expect(most).toBeLessThanOrEqual(3);
});
