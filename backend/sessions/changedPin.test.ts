import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkOut, confirm } from '../testing/purchases';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { hashPin } from './pin';

// Who changes a PIN that somebody else knows must find nothing done by the old one afterwards, though its check had
// passed already: hashing takes its time, and the work begins only then.

const OLD = '274913';
const NEW = '839205';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ environment: { VELOC_STEP_UP_FROM: '5000' } });
});
afterAll(() => shop.close());

async function playerWithPin(): Promise<TestPlayer> {
  const player = await shop.newPlayer({ balance: 1_000_000 });
  await setPin(player, OLD);
  return player;
}

async function setPin({ userId }: TestPlayer, pin: string): Promise<void> {
  const pin_hash = await hashPin(pin);
  await shop.shop.db.updateTable('users').set({ pin_hash }).where('id', '=', userId).execute();
}

/** Calls while the PIN is changed between its check and the work; `change` does it. */
async function callMeanwhile(path: string, options: object, change: () => Promise<unknown>) {
  const { mutex } = shop.shop;
  let changed: Promise<unknown> | undefined;
  shop.shop.mutex = async (key, work) => {
    const judged = await mutex(key, work);
    if (!changed && key.startsWith('pin ')) await (changed = change());
    return judged;
  };
  try {
    return await shop.call('POST', path, options);
  } finally {
    shop.shop.mutex = mutex;
    expect(changed).toBeDefined();
  }
}

const refused = { status: 400, body: { code: 'PIN_INVALID' } };

test('a login by the old PIN opens no session', async () => {
  const player = await playerWithPin();
  const change = () =>
    shop.call('POST', '/users/change-pass', { token: player.token, body: { oldPin: OLD, newPin: NEW } });
  const body = { phone: player.phone, pin: OLD };
  expect(await callMeanwhile('/auth/login-by-pin', { body }, change)).toMatchObject(refused);
  const open = await shop.shop.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', player.userId)
    .where('revoked_at', 'is', null)
    .execute();
  expect(open).toHaveLength(1);
});

test('the old PIN sets no other one', async () => {
  const player = await playerWithPin();
  const body = { oldPin: OLD, newPin: '506172' };
  const answer = await callMeanwhile('/users/change-pass', { token: player.token, body }, () => setPin(player, NEW));
  expect(answer).toMatchObject(refused);
  const login = (pin: string) => shop.call('POST', '/auth/login-by-pin', { body: { phone: player.phone, pin } });
  expect([(await login('506172')).status, (await login(NEW)).status]).toEqual([400, 200]);
});

test('the old PIN takes no money out', async () => {
  const player = await playerWithPin();
  const banks = (await shop.call('POST', '/banks/get-all', { body: {} })).body.data as { id: string }[];
  const body = {
    amount: 50_000,
    bankId: banks[0]?.id,
    accountNumber: '0123456789',
    accountHolder: 'NGUYEN VAN AN',
    source: 'wallet',
    pin: OLD,
  };
  const answer = await callMeanwhile('/client-withdraw/add-new', { token: player.token, body }, () =>
    setPin(player, NEW),
  );
  expect(answer).toMatchObject(refused);
  expect((await shop.call('POST', '/client-withdraw/add-new', { token: player.token, body })).status).toBe(400);
  const right = { ...body, pin: NEW };
  expect((await shop.call('POST', '/client-withdraw/add-new', { token: player.token, body: right })).status).toBe(200);
});

test('the old PIN pays no large order', async () => {
  const player = await playerWithPin();
  const order = await checkOut(shop, player);
  expect((await confirm(shop, player, order.id)).body).toMatchObject({ code: 'STEP_UP_REQUIRED' });
  const pay = (pin: string) => ({ token: player.token, body: { id: order.id, pin } });
  const answer = await callMeanwhile('/payment/cart-payment-confirm', pay(OLD), () => setPin(player, NEW));
  expect(answer).toMatchObject(refused);
  expect((await shop.call('POST', '/payment/cart-payment-confirm', pay(NEW))).status).toBe(200);
});

test('a session that ends while its call waits for a slot of the player does nothing any more', async () => {
  const player = await playerWithPin();
  const { phone, token } = player;
  const { semaphores, secrets } = shop.shop;
  let free = () => {};
  const until = new Promise<void>((resolve) => (free = resolve));
  // Four other calls of the player, by other sessions.
  const others = Array.from({ length: 4 }, (_, index) =>
    semaphores.hold({ userId: player.userId, sessionId: `other ${index}`, lane: 'writes' }, () => until),
  );
  const sent = [
    shop.call('POST', '/users/update-profile', { token, body: { email: 'thief@example.vn' } }),
    shop.call('GET', '/users/get-user-balance', { token }),
  ];
  // They have shown an open session and wait.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await shop.call('POST', '/operator/users/logout', { token: secrets.operatorKey, body: { phone } });
  free();
  for (const answer of await Promise.all(sent)) expect(answer.status).toBe(401);
  await Promise.all(others);
  const kept = await shop.shop.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', player.userId)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ email: null });
});
