import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensurePeriods } from '../draws/ensurePeriods';
import { runDueJobs } from '../jobs/runDueJobs';
import { prune } from '../maintenance/prune';
import { importRecords } from '../testing/importing';
import { buy, megaLine } from '../testing/purchases';
import { pushService, type PushedBrowser, type PushService } from '../testing/pushService';
import { kenoRecord, megaRecord } from '../testing/resultRecords';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { sendPushes } from './send';

const PATH = '/client-notifications/push';
const EVENING = '2026-08-21T18:04:00+07:00';

let service: PushService;
let shop: TestShop;
beforeEach(async () => {
  service = await pushService();
  shop = await testShop({
    now: '2026-08-21T17:50:00+07:00',
    environment: {
      VELOC_SIMULATED_DRAWS: '0',
      VELOC_PUSH_CONTACT: 'mailto:push@shop.example.vn',
      VELOC_PUSH_SERVICES: service.origin,
    },
  });
  await ensurePeriods(shop.shop);
});
afterEach(async () => {
  await shop.close();
  await service.close();
});

/** A player with a Mega ticket for tonight whose browser is told of draws. */
async function toldPlayer(): Promise<TestPlayer & { browser: PushedBrowser }> {
  const player = await shop.newPlayer({ balance: 1_000_000 });
  const browser = service.newBrowser();
  const { status, text } = await shop.call('PUT', PATH, { token: player.token, body: browser.subscription });
  expect(status, text).toBe(200);
  expect(await buy(shop, player)).toMatchObject({ status: 200 });
  return { ...player, browser };
}

/** Draws Mega at an instant, and does what is due. */
async function draw(at = EVENING): Promise<void> {
  shop.setNow(at);
  await importRecords(shop, megaRecord({ drawId: '01552' }));
  await runDueJobs(shop.shop);
}

const stateOf = async ({ token }: Pick<TestPlayer, 'token'>) => (await shop.call('GET', PATH, { token })).body.data;

test('tells the devices that asked for it of a draw of their own tickets, once and without a word about them', async () => {
  const player = await toldPlayer();
  const stranger = await shop.newPlayer({ balance: 1_000_000 });
  await shop.call('PUT', PATH, { token: stranger.token, body: service.newBrowser().subscription });
  // Another device of the player, which did not ask.
  await shop.login(player.userId);
  await draw();

  const [message, ...more] = service.take();
  expect(more).toEqual([]);
  expect(message?.path).toBe(new URL(player.browser.subscription.endpoint).pathname);
  expect(message?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '14160',
    urgency: 'normal',
    topic: expect.stringMatching(/^[\w-]{32}$/),
    authorization: expect.stringContaining(`k=${shop.shop.secrets.pushKey.publicKey}`),
  });
  expect(JSON.parse(player.browser.read(message?.body ?? Buffer.alloc(0)))).toEqual({
    title: 'MEGA 6/45',
    body: 'Kỳ 01552 đã quay: chạm để dò',
    tag: 'mega:20260821',
  });
  await runDueJobs(shop.shop);
  expect(service.take()).toEqual([]);
});

test('passes over draws that follow one another all day, and results that come a day late', async () => {
  const player = await toldPlayer();
  const ticket = { listNumber: [1, 2], playMethod: 'LEVEL_2', betAmount: 10_000 };
  const keno = { ...megaLine, gameId: 'keno', gameName: 'KENO', ticket, periodId: 'keno:20260821:1800' };
  expect(await buy(shop, player, [keno])).toMatchObject({ status: 200 });
  shop.setNow('2026-08-21T18:01:00+07:00');
  await importRecords(shop, kenoRecord({ date: '2026-08-21', drawId: '9000090', slot: 90, time: '18:00' }));
  await runDueJobs(shop.shop);
  const periods = shop.shop.db.selectFrom('periods').select('status').where('id', '=', 'keno:20260821:1800');
  expect(await periods.executeTakeFirst()).toEqual({ status: 'settled' });
  await draw('2026-08-22T18:05:00+07:00');
  expect(service.take()).toEqual([]);
});

test('rings nobody at night: what is drawn then is told in the morning', async () => {
  await toldPlayer();
  await draw('2026-08-21T22:00:00+07:00');
  expect(service.take()).toEqual([]);
  shop.setNow('2026-08-22T06:59:59+07:00');
  await runDueJobs(shop.shop);
  expect(service.take()).toEqual([]);
  shop.setNow('2026-08-22T07:00:00+07:00');
  await runDueJobs(shop.shop);
  expect(service.take()).toHaveLength(1);
});

test('tells nothing in a break, nor after a logout on the device, from another one or by the operator', async () => {
  const [resting, leaving, remote, ended] = [
    await toldPlayer(),
    await toldPlayer(),
    await toldPlayer(),
    await toldPlayer(),
  ];
  await shop.shop.db
    .insertInto('breaks')
    .values({
      id: crypto.randomUUID(),
      user_id: resting.userId,
      length: '24h',
      starts_at: shop.shop.clock.now(),
      ends_at: new Date('2026-08-22T17:00:00+07:00'),
    })
    .execute();
  await shop.call('POST', '/auth/logout', { token: leaving.token, body: {} });
  shop.passTime(1_000);
  const other = await shop.login(remote.userId);
  await shop.shop.db
    .updateTable('sessions')
    .set({ created_at: new Date(0) })
    .where('user_id', '=', remote.userId)
    .where('id', '=', (select) =>
      select
        .selectFrom('push_subscriptions')
        .innerJoin('sessions', 'sessions.id', 'session_id')
        .select('session_id')
        .where('user_id', '=', remote.userId),
    )
    .execute();
  expect(await shop.call('DELETE', '/auth/sessions', { token: other })).toMatchObject({ status: 200 });
  const { operatorKey } = shop.shop.secrets;
  const logout = await shop.call('POST', '/operator/users/logout', {
    token: operatorKey,
    body: { phone: ended.phone },
  });
  expect(logout.status, logout.text).toBe(200);
  await draw();
  expect(service.take()).toEqual([]);

  await prune(shop.shop);
  const left = shop.shop.db.selectFrom('push_subscriptions').innerJoin('sessions', 'sessions.id', 'session_id');
  expect(await left.select('user_id').execute()).toEqual([{ user_id: resting.userId }]);
});

test('a session that ends while its message waits is told no more', async () => {
  const player = await toldPlayer();
  service.answer(503);
  await draw();
  expect(service.take()).toHaveLength(1);
  await shop.call('POST', '/auth/logout', { token: player.token, body: {} });
  service.answer(201);
  shop.passTime(3_600_000);
  await runDueJobs(shop.shop);
  expect(service.take()).toEqual([]);
});

test('goes on where the service is busy, when it asks for it, and gives up after six tries', async () => {
  await toldPlayer();
  service.answer(429, { 'Retry-After': '120' });
  await draw();
  const first = service.take();
  expect(first).toHaveLength(1);
  shop.passTime(119_000);
  await runDueJobs(shop.shop);
  expect(service.take()).toEqual([]);
  service.answer(500);
  for (const wait of [1, 60, 120, 240, 480]) {
    shop.passTime(wait * 1000 - 1);
    await runDueJobs(shop.shop);
    expect(service.take()).toEqual([]);
    shop.passTime(1);
    await runDueJobs(shop.shop);
    // A repeat takes the place of what the service may hold.
    expect(service.take().map(({ headers }) => headers['topic'])).toEqual([first[0]?.headers['topic']]);
  }
  shop.passTime(3_600_000);
  await runDueJobs(shop.shop);
  expect(service.take()).toEqual([]);
  expect(shop.logged).toEqual([]);
});

test('several servers send each message once', async () => {
  await Promise.all([1, 2, 3].map(() => toldPlayer()));
  service.answer(503);
  await draw();
  expect(service.take()).toHaveLength(3);
  service.answer(201);
  shop.passTime(30_000);
  await Promise.all([1, 2, 3].map(() => sendPushes(shop.shop)));
  const paths = service.take().map(({ path }) => path);
  expect([paths.length, new Set(paths).size]).toEqual([3, 3]);
});

test('tries again where nobody answers', async () => {
  const player = await toldPlayer();
  await service.close();
  await draw();
  const waiting = shop.shop.db.selectFrom('push_messages').select(['attempts', 'done_at']);
  expect(await waiting.execute()).toEqual([{ attempts: 1, done_at: null }]);
  expect(await stateOf(player)).toMatchObject({ isOn: true, endpoint: player.browser.subscription.endpoint });
});

test.each([404, 410])(
  'a subscription that is gone (%i) is sent nothing more, until its browser has another',
  async (gone) => {
    const player = await toldPlayer();
    service.answer(gone);
    await draw();
    expect(service.take()).toHaveLength(1);
    expect(await stateOf(player)).toMatchObject({ isOn: true, endpoint: null });
    const { subscription } = service.newBrowser();
    const renewed = await shop.call('PUT', PATH, { token: player.token, body: subscription });
    expect(renewed.body.data).toMatchObject({ isOn: true, endpoint: subscription.endpoint });
  },
);

test('what the service refuses for good is logged with its host, and given up', async () => {
  await toldPlayer();
  service.answer(403);
  await draw();
  expect(service.take()).toHaveLength(1);
  expect(shop.logged).toEqual([`push messages are given up: ${new URL(service.origin).host} answered 403 `]);
  shop.passTime(3_600_000);
  await runDueJobs(shop.shop);
  expect(service.take()).toEqual([]);
});

test('is turned on and off a session at a time, and an endpoint belongs to the last one that brought it', async () => {
  const [first, second] = [await shop.newPlayer(), await shop.newPlayer()];
  const { publicKey } = shop.shop.secrets.pushKey;
  const off = { key: publicKey, isOn: false, endpoint: null, quiet: { from: '22:00', to: '07:00' } };
  expect(await stateOf(first)).toEqual(off);
  const { subscription } = service.newBrowser();
  const put = (token: string, body: object) => shop.call('PUT', PATH, { token, body });
  expect((await put(first.token, subscription)).body.data).toEqual({
    ...off,
    isOn: true,
    endpoint: subscription.endpoint,
  });
  await put(second.token, subscription);
  expect(await stateOf(first)).toEqual(off);
  expect(await stateOf(second)).toMatchObject({ isOn: true });
  expect((await shop.call('DELETE', PATH, { token: second.token })).body.data).toEqual(off);
  expect(await stateOf(second)).toEqual(off);

  const elsewhere = await put(first.token, { ...subscription, endpoint: 'https://169.254.169.254/latest' });
  expect(elsewhere).toMatchObject({ status: 422, body: { code: 'PUSH_SERVICE_UNKNOWN' } });
  const point = Buffer.from(subscription.p256dh, 'base64url').fill(7, 1).toString('base64url');
  const odd = [{ p256dh: point }, { p256dh: 'short' }, { auth: 'short' }, { endpoint: 'none' }];
  for (const change of odd) {
    expect(await put(first.token, { ...subscription, ...change })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_ERROR' },
    });
  }
  expect(await stateOf(first)).toEqual(off);
});

test('a shop that names no contact pushes nothing and says so', async () => {
  const other = await testShop();
  const { token } = await other.newPlayer();
  expect((await other.call('GET', PATH, { token })).body.data).toMatchObject({ key: null, isOn: false });
  const { subscription } = service.newBrowser();
  expect(await other.call('PUT', PATH, { token, body: subscription })).toMatchObject({
    status: 409,
    body: { code: 'PUSH_OFF' },
  });
  await other.close();
});
