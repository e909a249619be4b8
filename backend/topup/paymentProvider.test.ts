import type { GatewayOrder } from '@veloc/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction';
import { checkLedger } from '../ledger/invariants';
import { eWallet, walletMac } from '../testing/eWallet';
import { gatewayOf } from '../testing/gateway';
import { TEST_NOW, testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { receiveTransfer } from './credit';

const ASKED = 200_000;

let test: TestShop;
let bank: ReturnType<typeof gatewayOf>;
let player: TestPlayer;
let order: GatewayOrder;
beforeAll(async () => {
  test = await testShop({ paymentProvider: eWallet });
  bank = gatewayOf(test);
});
afterAll(async () => {
  expect(await checkLedger(test.shop.db)).toEqual([]);
  await test.close();
});
beforeEach(async () => {
  test.setNow(TEST_NOW);
  player = await test.newPlayer();
  order = await start();
});

async function start(): Promise<GatewayOrder> {
  const { token } = player;
  return (await test.call('POST', '/internalpaygateway/init', { token, body: { amount: ASKED } })).body.data;
}

interface Notice {
  no?: string;
  value?: string;
  message?: string;
  event?: string;
}

function bodyOf({ no = `W ${order.id}`, value = String(ASKED), message = order.transferNote, event }: Notice = {}) {
  return JSON.stringify({ event: event ?? 'MONEY_IN', payment: { no, value, message } });
}

const send = (body: string, mac: string) =>
  test.call('POST', '/webhooks/gateway', { body, headers: { 'X-Wallet-Mac': mac } });
const report = (notice?: Notice) => {
  const body = bodyOf(notice);
  return send(body, walletMac(test.shop.secrets.gatewayKey, body, test.shop.clock.now()));
};
const wallet = () => bank.wallet(player);
const arrivals = (named = order.id) =>
  test.shop.db
    .selectFrom('arrivals')
    .select(['provider', 'provider_ref', 'amount', 'state'])
    .where('named', '=', named)
    .execute();

describe('a top-up by a provider of another kind', () => {
  it('tells how it is paid, again as long as it waits', async () => {
    const { id, transferNote } = order;
    expect(order).toEqual({
      id,
      paymentUrl: `/account/recharge/checkout?order=${id}`,
      qrContent: `wallet://pay?shop=veloc&order=${id}&value=${ASKED}&message=${transferNote}`,
      accountNumber: '0900000000',
      accountBank: 'Ví Thử',
      transferNote,
      expiresAt: '2026-08-21T03:30:00.000Z',
      sandbox: true,
    });
    expect(await start()).toEqual(order);
    const again = await test.call('GET', `/internalpaygateway/orders/${id}`, { token: player.token });
    expect(again.body.data).toEqual(order);
  });

  it('is credited once, however often and by how many reports at once it is told of', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => report()));
    expect([...answers, await report()].map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(await wallet()).toBe(ASKED);
    const arrived = { provider: 'e-wallet', provider_ref: `W ${order.id}`, amount: ASKED };
    expect(await arrivals()).toEqual([{ ...arrived, state: 'credited' }]);
    const { provider, provider_ref } = await test.shop.db
      .selectFrom('transactions')
      .selectAll()
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect({ provider, provider_ref, amount: ASKED }).toEqual(arrived);
  });

  it('is played in the sandbox', async () => {
    const transfer = (reference: string) =>
      test.call('POST', '/sandbox/bank-transfers', {
        body: { transferNote: ` ${order.transferNote.toLowerCase()}`, amount: ASKED, reference },
      });
    expect((await transfer('one')).body.data).toEqual({ ok: true });
    expect((await transfer('one')).status).toBe(200);
    expect(await wallet()).toBe(ASKED);
    expect((await transfer('two')).status).toBe(200);
    expect(await wallet()).toBe(2 * ASKED);
  });

  it('waits for the operator when only a part comes', async () => {
    for (const part of ['first', 'first', 'second']) {
      const answer = await report({ no: `${part} ${order.id}`, value: '80000' });
      expect(answer).toMatchObject({ status: 422, body: { code: 'AMOUNT_MISMATCH' } });
    }
    expect(await wallet()).toBe(0);
    expect((await bank.operator('POST', `topups/${order.id}/confirm`)).status).toBe(200);
    expect(await wallet()).toBe(160_000);
  });

  it('that the operator confirmed by its reference is credited no second time', async () => {
    const confirmation = { reference: `w${order.id}`, amount: ASKED };
    expect((await bank.operator('POST', `topups/${order.id}/confirm`, confirmation)).status).toBe(200);
    expect((await report()).status).toBe(200);
    expect(await wallet()).toBe(ASKED);
    expect(await arrivals()).toMatchObject([{ provider: 'e-wallet', state: 'credited' }]);
  });

  it('has references of its own: another provider may have used the same one', async () => {
    const other = await bank.start(await test.newPlayer(), ASKED);
    const received = { id: other, provider: 'gateway', providerRef: `W ${order.id}`, amount: ASKED };
    await inTransaction(test.shop, (trx) => receiveTransfer(trx, { ...received, at: test.shop.clock.now() }));
    expect((await report()).status).toBe(200);
    expect(await wallet()).toBe(ASKED);
  });

  it('is not confirmed by the reference of what another provider has reported', async () => {
    const other = await bank.start(await test.newPlayer(), ASKED);
    const received = { id: other, provider: 'gateway', providerRef: `W ${order.id}`, amount: ASKED };
    await inTransaction(test.shop, (trx) => receiveTransfer(trx, { ...received, at: test.shop.clock.now() }));
    const answer = await bank.operator('POST', `topups/${order.id}/confirm`, {
      reference: `w${order.id}`,
      amount: ASKED,
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'REFERENCE_KNOWN' } });
    expect(await wallet()).toBe(0);
  });
});

describe('its report', () => {
  it.each([
    ['of another key', 'another key', 0, 401],
    ['made a minute and a moment ago', undefined, -60_001, 401],
    ['of the future', undefined, 60_001, 401],
    ['made a minute ago', undefined, -60_000, 200],
  ])('with a proof %s', async (_name, key = test.shop.secrets.gatewayKey, shift, status) => {
    const body = bodyOf();
    const answer = await send(body, walletMac(key, body, new Date(Date.parse(TEST_NOW) + shift)));
    expect(answer.status).toBe(status);
    expect(await wallet()).toBe(status === 200 ? ASKED : 0);
  });

  it('is refused without its proof, with that of another body and with that of another provider', async () => {
    const mac = walletMac(test.shop.secrets.gatewayKey, bodyOf({ value: '1' }), test.shop.clock.now());
    const refused = [
      await test.call('POST', '/webhooks/gateway', { body: bodyOf() }),
      await send(bodyOf(), mac),
      await send(bodyOf(), 'no proof'),
      await bank.report({ id: order.id, providerRef: 'x', amount: ASKED }),
    ];
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 401, body: { code: 'SIGNATURE_INVALID' } });
    }
    expect([await wallet(), await arrivals()]).toEqual([0, []]);
  });

  it.each([
    ['event', { event: 'MONEY_BACK' }],
    ['payment.value', { value: '1e5' }],
    ['amount', { value: '0' }],
    ['amount', { value: '9007199254740991' }],
    ['providerRef', { no: '' }],
  ])('is refused and logged when its %s is unknown: %j', async (field, notice) => {
    expect(await report(notice)).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
    expect(test.logged.at(-1)).toContain(`money that came: ${field} is not`);
    expect([await wallet(), await arrivals()]).toEqual([0, []]);
  });

  it('of a note that nobody was given is kept for the operator', async () => {
    expect((await report({ message: 'thanks' })).status).toBe(200);
    expect(await arrivals('thanks')).toMatchObject([{ provider: 'e-wallet', amount: ASKED, state: 'unmatched' }]);
  });
});

it('GET /openapi.json tells its proof', async () => {
  const { components } = (await test.call('GET', '/openapi.json')).body as unknown as {
    components: { securitySchemes: { gateway: unknown } };
  };
  expect(components.securitySchemes.gateway).toEqual(eWallet.securityScheme);
});
