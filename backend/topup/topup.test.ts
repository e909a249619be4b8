import { TOP_UP } from '@veloc/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/invariants';
import { checkOut } from '../testing/purchases';
import { TEST_NOW, testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { signWebhook } from './providers/vietQr/signature';

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
  player = await shop.newPlayer();
});

const operator = { Authorization: 'Bearer the-operator-key-of-a-test-shop' };

interface Started {
  id: string;
  transferNote: string;
  qrContent: string;
  accountBank: string;
  accountHolder: string;
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.call('POST', path, { token: player.token, body, headers });

async function start(amount = 500_000): Promise<Started> {
  const answer = await post('/internalpaygateway/init', { amount, bankId: 'vcb', returnUrl: '/account' });
  expect(answer.status).toBe(200);
  return answer.body.data;
}

async function wallet(): Promise<number> {
  const { body } = await shop.call('GET', '/users/get-user-balance', { token: player.token });
  return (body.data as { amount: number }).amount;
}

const transfer = (transferNote: string, amount: number, reference?: string) =>
  shop.call('POST', '/sandbox/bank-transfers', { body: { transferNote, amount, ...(reference ? { reference } : {}) } });

function report(body: unknown, { key = shop.shop.secrets.gatewayKey, now = shop.shop.clock.now() } = {}) {
  const text = JSON.stringify(body);
  return shop.call('POST', '/webhooks/gateway', {
    body: text,
    headers: { 'X-Signature': signWebhook(key, text, now) },
  });
}

describe('a top-up by bank transfer', () => {
  it('is pending until the bank’s signed word, then credited once', async () => {
    const { id, transferNote, qrContent, accountBank, accountHolder } = await start();
    const toWhom = { accountBank, accountHolder };
    expect(qrContent).toContain(transferNote);
    expect(toWhom).toEqual({ accountBank: 'Vietcombank', accountHolder: 'TAI KHOAN THU NGHIEM' });
    expect(await wallet()).toBe(0);
    expect(await transfer(transferNote, 500_000)).toMatchObject({ status: 200, body: { data: { ok: true } } });
    expect(await transfer(transferNote, 500_000)).toMatchObject({ status: 200, body: { data: { ok: true } } });
    expect(await wallet()).toBe(500_000);
    const list = await shop.call('GET', '/client-transaction/get-list-charge-transaction-v2', { token: player.token });
    expect(list.body).toMatchObject({
      data: [{ id, kind: 'topup', amount: 500_000, status: 'success', bank: { id: 'vcb', name: 'Vietcombank' } }],
      cursor: null,
    });
  });

  it('credits once under 20 reports at the same time', async () => {
    const { id } = await start();
    const reports = Array.from({ length: 20 }, () =>
      report({ id, providerRef: `ref ${id}`, amount: 500_000, status: 'success' }),
    );
    expect((await Promise.all(reports)).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await wallet()).toBe(500_000);
  });

  it('credits a second transfer with the same memo as a top-up of its own', async () => {
    const { transferNote } = await start(250_000);
    await transfer(transferNote, 250_000);
    await transfer(` ${transferNote.toLowerCase()}`, 250_000, 'second');
    expect(await wallet()).toBe(500_000);
  });

  it.each([
    ['less', 499_999],
    ['more', 500_001],
  ])('credits nothing when %s arrives than was asked for, until the operator says so', async (_what, amount) => {
    const { id, transferNote } = await start();
    for (let delivery = 0; delivery < 2; delivery += 1) {
      expect(await transfer(transferNote, amount)).toMatchObject({ status: 422, body: { code: 'AMOUNT_MISMATCH' } });
    }
    expect(await wallet()).toBe(0);
    const seen = await shop.call('GET', `/client/payment-history/${id}`, { token: player.token });
    expect(seen.body).toMatchObject({ data: { status: 'processing' } });
    expect(shop.logged.at(-1)).toContain(`topups confirm ${id}`);

    for (let round = 0; round < 2; round += 1) {
      const answer = await shop.call('POST', `/operator/topups/${id}/confirm`, { headers: operator });
      expect(answer).toMatchObject({ status: 200, body: { data: { id, status: 'success', amount } } });
    }
    expect(await wallet()).toBe(amount);
  });

  it('still credits the right amount after a wrong one', async () => {
    const { transferNote } = await start();
    await transfer(transferNote, 5_000);
    await transfer(transferNote, 500_000, 'second try');
    expect(await wallet()).toBe(500_000);
  });

  it('fails on the gateway’s word and is still credited when money comes', async () => {
    const { id } = await start();
    await report({ id, providerRef: 'none', amount: 500_000, status: 'failed' });
    const seen = await shop.call('GET', `/client/payment-history/${id}`, { token: player.token });
    expect(seen.body).toMatchObject({ data: { status: 'failed', order: null } });
    await report({ id, providerRef: `late ${id}`, amount: 500_000, status: 'success' });
    expect(await wallet()).toBe(500_000);
  });

  it('carries the order it is for', async () => {
    const { id: orderId } = await checkOut(shop, player);
    const answer = await post('/internalpaygateway/init', { amount: 10_000, orderId });
    const { id } = answer.body.data as Started;
    const seen = await shop.call('GET', `/client/payment-history/${id}`, { token: player.token });
    expect(seen.body).toMatchObject({ data: { orderId, order: { id: orderId, status: 'pending' } } });
  });

  it.each([
    [{ amount: 9_999 }],
    [{ amount: 10_000.5 }],
    [{ amount: '500000' }],
    [{ amount: 1e21 }],
    [{ bankId: 'none' }],
  ])('is refused with %j', async (change) => {
    const answer = await post('/internalpaygateway/init', { amount: 10_000, ...change });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
  });
});

describe('the code of a top-up that waits', () => {
  const again = (id: string, token = player.token) => shop.call('GET', `/internalpaygateway/orders/${id}`, { token });

  it('is told again as it was, until its time is over', async () => {
    const started = await start();
    shop.passTime(TOP_UP.validFor - 1);
    // The token has not lasted so long.
    const { body } = await post('/auth/refresh', { refreshToken: player.refreshToken });
    player = { ...player, token: body.token };
    expect((await again(started.id)).body.data).toEqual(started);
    shop.passTime(1);
    expect(await again(started.id)).toMatchObject({ status: 409, body: { code: 'TOP_UP_EXPIRED' } });
    // Late money is credited all the same.
    await transfer(started.transferNote, 500_000);
    expect(await wallet()).toBe(500_000);
  });

  it('is told no more once money has come, the right amount or not, or none will', async () => {
    const ended = [await start(), await start(500_001), await start(500_002)] as const;
    await transfer(ended[0].transferNote, 500_000);
    await transfer(ended[1].transferNote, 499_999);
    await report({ id: ended[2].id, providerRef: 'none', amount: 500_000, status: 'failed' });
    const states: unknown[] = [];
    for (const { id } of ended) {
      const answer = await again(id);
      expect(answer).toMatchObject({ status: 409, body: { code: 'TOP_UP_NOT_WAITING' } });
      states.push((answer.body.data as { status: string }).status);
    }
    expect(states).toEqual(['success', 'processing', 'failed']);
  });

  it('is the same for the same amount and order, also from two tabs at once, until its time is over', async () => {
    const [one, other] = await Promise.all([start(), start()]);
    expect(one).toEqual(other);
    expect((await start(500_001)).id).not.toBe(one.id);
    const { id: orderId } = await checkOut(shop, player);
    const forOrder = await post('/internalpaygateway/init', { amount: 500_000, orderId });
    expect((forOrder.body.data as Started).id).not.toBe(one.id);
    const stranger = await shop.newPlayer();
    const theirs = await post(
      '/internalpaygateway/init',
      { amount: 500_000 },
      { Authorization: `Bearer ${stranger.token}` },
    );
    expect((theirs.body.data as Started).id).not.toBe(one.id);
    shop.passTime(TOP_UP.validFor);
    const { body } = await post('/auth/refresh', { refreshToken: player.refreshToken });
    player = { ...player, token: body.token };
    expect((await start()).id).not.toBe(one.id);
    // The older memo is honoured all the same.
    await transfer(one.transferNote, 500_000);
    expect(await wallet()).toBe(500_000);
  });

  it('waits with at most four others; the oldest is closed, and its money is credited when it comes', async () => {
    const started: Started[] = [];
    for (let index = 0; index < 7; index += 1) started.push(await start(10_000 + index));
    const { body } = await shop.call('GET', '/client-transaction/get-list-charge-transaction-v2', {
      token: player.token,
    });
    const statuses = (body.data as { status: string }[]).map(({ status }) => status);
    expect(statuses).toEqual([...Array.from({ length: 5 }, () => 'pending'), 'cancelled', 'cancelled']);
    await transfer(started[0]?.transferNote ?? '', 10_000);
    expect(await wallet()).toBe(10_000);
  });

  it('is its owner’s alone, and no other movement has one', async () => {
    const { id } = await start();
    const stranger = await shop.newPlayer();
    const foreign = await again(id, stranger.token);
    const absent = await again('0190a000-0000-7000-8000-000000000000', stranger.token);
    expect([foreign.status, foreign.text]).toEqual([404, absent.text]);
    expect((await again('none')).status).toBe(404);
    const { id: orderId } = await checkOut(shop, player);
    await transfer((await start()).transferNote, 500_000);
    await post('/client-transaction/add-transaction', { orderId, source: 'wallet' });
    const list = await shop.call('GET', '/client/payment-history?kinds=buy', { token: player.token });
    const [bought] = list.body.data as { id: string }[];
    expect((await again(bought?.id ?? '')).status).toBe(404);
    expect(bought).toBeDefined();
  });
});

describe('the webhook', () => {
  it.each([
    ['with another key', { key: 'another key' }, 401],
    ['made five minutes and a second ago', { now: new Date(Date.parse(TEST_NOW) - 301_000) }, 401],
    ['from the future', { now: new Date(Date.parse(TEST_NOW) + 301_000) }, 401],
    ['made five minutes ago', { now: new Date(Date.parse(TEST_NOW) - 300_000) }, 200],
  ])('signed %s', async (_name, options, status) => {
    const { id } = await start();
    const answer = await report({ id, providerRef: `ref ${id}`, amount: 500_000, status: 'success' }, options);
    expect(answer.status).toBe(status);
    expect(await wallet()).toBe(status === 200 ? 500_000 : 0);
  });

  it('refuses a body other than the signed one', async () => {
    const { id } = await start();
    const signed = signWebhook(shop.shop.secrets.gatewayKey, '{}', shop.shop.clock.now());
    const body = { id, providerRef: 'x', amount: 500_000, status: 'success' };
    expect((await post('/webhooks/gateway', body, { 'X-Signature': signed })).status).toBe(401);
    expect((await post('/webhooks/gateway', body)).status).toBe(401);
    expect(await wallet()).toBe(0);
  });

  it('knows no memo that nobody was given', async () => {
    expect((await transfer('VL0000000000', 1)).status).toBe(404);
  });
});

describe('the operator', () => {
  it('confirms a pending top-up once', async () => {
    const { id } = await start();
    expect((await shop.call('POST', `/operator/topups/${id}/confirm`)).status).toBe(401);
    for (let round = 0; round < 2; round += 1) {
      const answer = await shop.call('POST', `/operator/topups/${id}/confirm`, { headers: operator });
      expect(answer).toMatchObject({ status: 200, body: { data: { id, status: 'success', amount: 500_000 } } });
    }
    expect(await wallet()).toBe(500_000);
  });

  it('reads a sound ledger', async () => {
    const answer = await shop.call('GET', '/operator/ledger-check', { headers: operator });
    expect(answer.body.data).toEqual({ violations: 0, stoppedSince: null, rows: [] });
  });
});
