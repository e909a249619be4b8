import { afterEach, expect, test } from 'vitest';
import { proveDevices, testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { makeUnlockLink } from './unlockLink';

// Row S11: messages cost money, and whoever makes the shop send them may earn it (SMS pumping).

let shop: TestShop;
afterEach(() => shop.close());

async function open(environment: Record<string, string> = {}) {
  shop = await testShop({ environment });
  return (phone: string, headers: Record<string, string> = {}) =>
    shop.call('POST', '/otp-verify/send', { body: { phone, purpose: 'register', endpointId: 'WEB' }, headers });
}

const real = {
  VELOC_SANDBOX: '0',
  VELOC_OTP_SENDER: 'https://sms.example/send',
  VELOC_SHOP_NAME: 'shop.example.vn',
  VELOC_GATEWAY_SECRET: 's'.repeat(32),
};
const phones = (count: number) => Array.from({ length: count }, (_, turn) => `+84912${String(turn).padStart(6, '0')}`);

test('60 codes to countries with dear messages: none is sent, the phone check and the PIN go on', async () => {
  const send = await open(real);
  const countries = ['881', '882', '960', '252', '371', '1876', '247', '224', '960', '53'];
  for (let turn = 0; turn < 60; turn += 1) {
    const phone = `+${countries[turn % countries.length]}55${String(10_000 + turn)}`;
    expect(await send(phone)).toMatchObject({ status: 422, body: { code: 'OTP_COUNTRY' } });
  }
  expect(shop.codes).toEqual([]);
  const body = { phone: '+37155510000' };
  expect((await shop.call('POST', '/otp-verify/check-user', { body })).body.data).toEqual({ exists: false });
  const pin = await shop.call('POST', '/auth/login-by-pin', { body: { ...body, pin: '274913' } });
  expect(pin).toMatchObject({ status: 400, body: { code: 'PIN_INVALID' } });
  expect((await send('+84912345678')).status).toBe(200);
});

test('the countries are a setting, and the sandbox sends to all', async () => {
  const named = await open({ ...real, VELOC_OTP_COUNTRIES: '84,1' });
  expect((await named('+12025550123')).status).toBe(200);
  expect((await named('+37155510000')).status).toBe(422);
  await shop.close();
  const sandbox = await open();
  expect((await sandbox('+37155510000')).status).toBe(200);
});

test('700 addresses of one /64 behind a proxy of ours are one', async () => {
  const send = await open({ VELOC_TRUST_PROXY: '1' });
  let sent = 0;
  for (const [turn, phone] of phones(700).entries()) {
    const { status } = await send(phone, { 'X-Forwarded-For': `2001:db8:1:2:${turn.toString(16)}::${turn + 1}` });
    if (status === 200) sent += 1;
  }
  expect(sent).toBe(300);
  expect(shop.codes).toHaveLength(300);
  expect((await send('+84913000000', { 'X-Forwarded-For': '2001:db8:1:3::1' })).status).toBe(200);
});

test('the shop sends no more than its budget to strangers, says so once, and goes on sending to known devices', async () => {
  const send = await open({ VELOC_LIMIT_SHOP_SENDS: '10', VELOC_TRUST_PROXY: '1' });
  const { phone, token } = await shop.newPlayer();
  const statuses: number[] = [];
  for (const [turn, stranger] of phones(15).entries()) {
    statuses.push((await send(stranger, { 'X-Forwarded-For': `192.0.2.${turn}` })).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(5).fill(429)]);
  expect(shop.codes).toHaveLength(10);
  expect(shop.logged.filter((line) => line.includes('VELOC_LIMIT_SHOP_SENDS'))).toHaveLength(1);
  const refused = await send('+84913000000', { 'X-Forwarded-For': '192.0.2.99' });
  expect(refused.body).toMatchObject({ code: 'OTP_BUDGET', data: { retryAfter: expect.any(Number) } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);

  const body = { phone, purpose: 'payment', endpointId: 'WEB' };
  expect((await shop.call('POST', '/otp-verify/send', { body, token })).status).toBe(200);
  // Nor is whoever has opened the link that an operator gave a stranger.
  const at = shop.shop.clock.now();
  const link = await shop.shop.db
    .transaction()
    .execute((trx) => makeUnlockLink(shop.shop, trx, { phone: '+84913000000', at }));
  expect((await send('+84913000000', { Cookie: `veloc_unlock=${link}` })).status).toBe(200);
});

test('codes that the known devices of other accounts ask for keep no owner from two in an hour', async () => {
  await open({ VELOC_LIMIT_SHOP_SENDS: '10', VELOC_TRUST_PROXY: '1' });
  const owner = await shop.newPlayer();
  const crowd = await Promise.all(Array.from({ length: 8 }, () => shop.newPlayer()));
  const ask = async ({ phone, token }: TestPlayer) =>
    (await shop.call('POST', '/otp-verify/send', { body: { phone, purpose: 'payment', endpointId: 'WEB' }, token }))
      .status;
  const rounds: number[][] = [];
  for (let round = 0; round < 3; round += 1) {
    const statuses = [];
    for (const one of crowd) {
      statuses.push(await ask(one));
    }
    rounds.push(statuses);
    shop.passTime(60_000);
  }
  // The third code of an account comes out of what all share: once half is used, nobody has a third of it.
  expect(rounds).toEqual([Array(8).fill(200), Array(8).fill(200), [200, 200, 200, 200, 200, 429, 429, 429]]);
  for (const status of [200, 200, 429]) {
    expect(await ask(owner)).toBe(status);
    shop.passTime(60_000);
  }
  shop.passTime(60 * 60_000);
  const { token } = (await shop.call('POST', '/auth/refresh', { body: { refreshToken: owner.refreshToken } })).body;
  expect(await ask({ ...owner, token })).toBe(200);
});

test('devices that a PIN made known count among strangers, with their address', async () => {
  await open({ VELOC_LIMIT_SHOP_SENDS: '40', VELOC_LIMIT_ADDRESS_SENDS: '10', VELOC_TRUST_PROXY: '1' });
  const [owner, ...crowd] = await Promise.all(Array.from({ length: 15 }, () => shop.newPlayer()));
  await shop.shop.db.updateTable('known_devices').set({ proved_at: null }).execute();
  const ask = async (player: TestPlayer | undefined, address: string) => {
    const body = { phone: player?.phone, purpose: 'payment', endpointId: 'WEB' };
    const headers = { 'X-Forwarded-For': address };
    return (await shop.call('POST', '/otp-verify/send', { body, headers, ...(player && { token: player.token }) }))
      .status;
  };
  const statuses = [];
  for (const one of crowd) statuses.push(await ask(one, '192.0.2.1'));
  expect(statuses).toEqual([...Array<number>(10).fill(200), ...Array<number>(4).fill(429)]);
  expect(await ask(owner, '192.0.2.1')).toBe(429);
  if (owner) await proveDevices(shop, owner.userId);
  expect(await ask(owner, '192.0.2.1')).toBe(200);
});

test('once half of the budget is used, a few callers cannot use up the rest', async () => {
  const send = await open({ VELOC_LIMIT_SHOP_SENDS: '400', VELOC_LIMIT_ADDRESS_SENDS: '250', VELOC_TRUST_PROXY: '1' });
  let turn = 0;
  const from = async (address: (round: number) => string, times: number) => {
    let sent = 0;
    for (let round = 0; round < times; round += 1) {
      turn += 1;
      const phone = `+84914${String(turn).padStart(6, '0')}`;
      if ((await send(phone, { 'X-Forwarded-For': address(round) })).status === 200) sent += 1;
    }
    return sent;
  };
  expect(await from(() => '192.0.2.1', 230)).toBe(200);
  expect(await from(() => '192.0.2.2', 20)).toBe(9);
  const sites: number[] = [];
  for (const site of [1, 2, 3, 4, 5, 6]) {
    sites.push(await from((round) => `2001:db8:${site}:${round.toString(16)}::1`, 20));
  }
  expect(sites).toEqual([9, 8, 8, 7, 7, 7]);
  expect(await from((round) => `198.51.100.${round}`, 40)).toBe(40);
});

test('many codes at once from one site use up no more than half', async () => {
  const send = await open({ VELOC_LIMIT_SHOP_SENDS: '100', VELOC_LIMIT_ADDRESS_SENDS: '50', VELOC_TRUST_PROXY: '1' });
  const flood = phones(150).map((phone, turn) =>
    send(phone, { 'X-Forwarded-For': `2001:db8:1:${turn.toString(16)}::1` }),
  );
  await Promise.all(flood);
  expect(shop.codes.length).toBeLessThanOrEqual(52);
});

test('a site with many /64s uses up half of the hour’s codes at most, and its own four addresses’ worth', async () => {
  const perAddress = { VELOC_LIMIT_ADDRESS_SENDS: '10', VELOC_TRUST_PROXY: '1' };
  const site = (turn: number) => ({ 'X-Forwarded-For': `2001:db8:1:${turn.toString(16)}::1` });
  const elsewhere = { 'X-Forwarded-For': '2001:db8:2::1' };
  for (const [budget, most] of [
    ['40', 20],
    ['1000', 40],
  ] as const) {
    const send = await open({ ...perAddress, VELOC_LIMIT_SHOP_SENDS: budget });
    for (const [turn, phone] of phones(60).entries()) await send(phone, site(turn));
    expect(shop.codes).toHaveLength(most);
    expect((await send('+84913000000', elsewhere)).status).toBe(200);
    await shop.close();
  }
  await open();
});

test('what the phone’s own limit refuses uses up nothing of an account, nor of an address', async () => {
  await open({ VELOC_LIMIT_ADDRESS_SENDS: '5', VELOC_TRUST_PROXY: '1' });
  const { phone, token } = await shop.newPlayer();
  const body = { phone, purpose: 'payment', endpointId: 'WEB' };
  const statuses: number[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    statuses.push((await shop.call('POST', '/otp-verify/send', { body, token })).status);
  }
  expect(statuses).toEqual([200, ...Array<number>(11).fill(429)]);
  shop.passTime(60_000);
  expect((await shop.call('POST', '/otp-verify/send', { body, token })).status).toBe(200);
});
