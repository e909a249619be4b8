import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceOf } from '../ledger/balance';
import { checkLedger } from '../ledger/invariants';
import { moving } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import { operatorCall } from '../operator/call';
import { commands } from '../operator/commands';
import { runCommand } from '../operator/run';
import { hashPin } from '../sessions/pin';
import { paymentSignature } from '../testing/paymentSignature';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

const PIN = '482913';

let test: TestShop;
let player: TestPlayer;
beforeAll(async () => {
  test = await testShop();
});
afterAll(async () => {
  expect(await checkLedger(test.shop.db)).toEqual([]);
  await test.close();
});
beforeEach(async () => {
  player = await test.newPlayer({ balance: 300_000 });
});

const payee = { bankId: 'vcb', accountNumber: '0011 2233 44', accountHolder: 'Nguyễn Thị Đào' };
const wanted = { ...payee, amount: 100_000, source: 'wallet' };

const ask = (change: Record<string, unknown> = {}, key?: string) =>
  test.call('POST', '/client-withdraw/add-new', {
    token: player.token,
    body: { ...wanted, ...change },
    ...(key ? { key } : {}),
  });

const proven = async (change: Record<string, unknown> = {}, key?: string) =>
  ask({ signature: await paymentSignature(test, player), ...change }, key);

const balance = () => balanceOf(test.shop.db, player.userId);

const setPin = async () => {
  const pin_hash = await hashPin(PIN);
  await test.shop.db.updateTable('users').set({ pin_hash }).where('id', '=', player.userId).execute();
};

async function win(amount: number): Promise<void> {
  const { userId } = player;
  const at = test.shop.clock.now();
  const legs = moving(amount, { from: 'sys:promo', to: 'reward' });
  await test.shop.db
    .transaction()
    .execute((trx) => postJournal(trx, { userId, kind: 'cashback', refId: 'a gift', legs, at }));
}

const operate = async (...words: string[]) => {
  const printed: string[] = [];
  const fetcher = (async (url: URL, init: RequestInit) => test.app.request(url, init)) as typeof fetch;
  const call = operatorCall('http://shop.test', test.shop.secrets.operatorKey, fetcher);
  const status = await runCommand(commands, words, { call, print: (line) => printed.push(line) });
  return { status, printed };
};

const idOf = ({ body }: { body: { data: unknown } }) => (body.data as { id: string }).id;

describe('a withdrawal', () => {
  it('holds its amount at once and shows where it goes', async () => {
    const answer = await proven();
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          kind: 'withdraw',
          status: 'pending',
          amount: 100_000,
          bank: { id: 'vcb', name: 'Vietcombank' },
          account: '•••• 3344',
          source: 'wallet',
        },
      },
    });
    expect(await balance()).toEqual({ amount: 200_000, rewardAmount: 0 });
    const history = await test.call('GET', '/client-withdraw/get-history-v2', { token: player.token });
    expect(history.body.data).toEqual([answer.body.data]);
  });

  it('comes from the reward balance when asked to', async () => {
    await win(150_000);
    expect((await proven({ source: 'reward' })).status).toBe(200);
    expect(await balance()).toEqual({ amount: 300_000, rewardAmount: 50_000 });
    expect((await ask({ source: 'reward' })).body).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  });

  it('is made once for a key that comes twice', async () => {
    const signature = await paymentSignature(test, player);
    const first = await ask({ signature }, 'one-press-of-the-button');
    const second = await ask({ signature }, 'one-press-of-the-button');
    expect(second.text).toBe(first.text);
    expect(await balance()).toMatchObject({ amount: 200_000 });
  });

  it('of more than there is moves nothing', async () => {
    const answer = await proven({ amount: 300_001 });
    expect(answer).toMatchObject({ status: 402, body: { code: 'INSUFFICIENT_BALANCE', data: { shortfall: 1 } } });
    expect(await balance()).toMatchObject({ amount: 300_000 });
  });

  it.each([
    [{ amount: 0 }],
    [{ amount: -10_000 }],
    [{ amount: 9_999 }],
    [{ amount: 500_000_001 }],
    [{ amount: 10_000.5 }],
    [{ amount: '100000' }],
    [{ amount: 1e21 }],
    [{ bankId: 'none' }],
    [{ accountNumber: '12345' }],
    [{ accountNumber: "1' or 1=1" }],
    [{ accountHolder: '' }],
    [{ accountHolder: '<script>' }],
    [{ source: 'sys:sales' }],
  ])('is refused with %j', async (change) => {
    expect(await proven(change)).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
    expect(await balance()).toMatchObject({ amount: 300_000 });
  });

  it('needs a login', async () => {
    expect((await test.call('POST', '/client-withdraw/add-new', { body: wanted })).status).toBe(401);
  });
});

describe('the owner (S6)', () => {
  it('is asked for at an account never used before, and no more at a known one', async () => {
    expect(await ask()).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    expect((await proven()).status).toBe(200);
    expect((await ask()).status).toBe(200);
    expect((await ask({ accountNumber: '9988776655' })).status).toBe(403);
    expect((await ask({ bankId: 'bid' })).status).toBe(403);
    const accounts = await test.call('GET', '/client-withdraw/get-accounts', { token: player.token });
    expect(accounts.body.data).toEqual([
      { bankId: 'vcb', bankName: 'Vietcombank', accountNumber: '0011223344', accountHolder: 'NGUYEN THI DAO' },
    ]);
  });

  it('is not somebody else who knows the account', async () => {
    await proven();
    player = await test.newPlayer({ balance: 300_000 });
    expect((await ask()).status).toBe(403);
    const accounts = await test.call('GET', '/client-withdraw/get-accounts', { token: player.token });
    expect(accounts.body.data).toEqual([]);
  });

  it('is proven by the PIN, and a wrong PIN is refused even where none is needed', async () => {
    await setPin();
    expect(await ask({ pin: '000000' })).toMatchObject({ status: 400, body: { code: 'PIN_INVALID' } });
    expect((await ask({ pin: PIN })).status).toBe(200);
    expect((await ask({ pin: '000000' })).status).toBe(400);
  });

  it('is asked for again for a large amount', async () => {
    player = await test.newPlayer({ balance: 20_000_000 });
    await proven();
    expect((await ask({ amount: 5_000_001 })).status).toBe(403);
    expect((await proven({ amount: 5_000_001 })).status).toBe(200);
  });

  it('uses a signature once, and one for another purpose not at all', async () => {
    const signature = await paymentSignature(test, player);
    expect((await ask({ signature })).status).toBe(200);
    expect((await ask({ signature, accountNumber: '55667788' })).status).toBe(403);
    expect((await ask({ signature: 'made up', accountNumber: '55667788' })).status).toBe(403);
  });

  it('keeps the signature when the balance is too small', async () => {
    const signature = await paymentSignature(test, player);
    expect((await ask({ signature, amount: 400_000 })).status).toBe(402);
    expect((await ask({ signature })).status).toBe(200);
  });
});

describe('a withdrawal that waits', () => {
  const cancel = (id: string, token = player.token, key?: string) =>
    test.call('POST', '/client-withdraw/cancel', { token, body: { id }, ...(key ? { key } : {}) });

  it('goes back to the balance it came from when its player cancels it, once', async () => {
    await win(150_000);
    const id = idOf(await proven({ source: 'reward' }));
    for (const key of ['one-press-to-cancel', 'one-press-to-cancel', 'another-press-to-cancel', undefined]) {
      const answer = await cancel(id, player.token, key);
      expect(answer).toMatchObject({ status: 200, body: { data: { id, status: 'cancelled', amount: 100_000 } } });
    }
    expect(await balance()).toEqual({ amount: 300_000, rewardAmount: 150_000 });
    const all = await test.call('GET', '/client/payment-history?kinds=withdraw_reversal', { token: player.token });
    expect(all.body.data).toMatchObject([{ kind: 'withdraw_reversal', amount: 100_000, status: 'success' }]);
    expect((await operate('withdrawals', 'list')).printed.join()).not.toContain(id);
    for (const word of ['start', 'complete', 'reject']) {
      const refused = await operate('withdrawals', word, id);
      expect([word, refused.status, refused.printed[0]]).toEqual([word, 1, expect.stringContaining('409')]);
    }
  });

  it('is no longer the player’s to cancel once the operator sends it, has sent it or has refused it', async () => {
    for (const word of ['start', 'complete', 'reject']) {
      const id = idOf(await proven());
      await operate('withdrawals', word, id);
      const before = await balance();
      expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'WITHDRAWAL_FINISHED' } });
      expect(await balance()).toEqual(before);
    }
  });

  it('is listed as taken up, and is paid out or refused all the same', async () => {
    const paid = idOf(await proven());
    const refused = idOf(await proven());
    for (const id of [paid, refused, paid]) {
      expect((await operate('withdrawals', 'start', id)).printed).toEqual([`${id}: 100000 VND, processing`]);
    }
    expect((await operate('withdrawals', 'list')).printed.join()).toContain('NGUYEN THI DAO  processing');
    expect((await operate('withdrawals', 'complete', paid)).printed).toEqual([`${paid}: 100000 VND, success`]);
    expect((await operate('withdrawals', 'reject', refused)).printed).toEqual([`${refused}: 100000 VND, failed`]);
    expect(await balance()).toMatchObject({ amount: 200_000 });
  });

  it('is nobody else’s', async () => {
    const id = idOf(await proven());
    const stranger = await test.newPlayer();
    const foreign = await cancel(id, stranger.token);
    const absent = await cancel('0190a000-0000-7000-8000-000000000000', stranger.token);
    expect([foreign.status, foreign.text]).toEqual([404, absent.text]);
    expect((await cancel('no id at all')).status).toBe(404);
    expect((await test.call('POST', '/client-withdraw/cancel', { body: { id } })).status).toBe(401);
    expect(await balance()).toMatchObject({ amount: 200_000 });
  });

  it('has one ending when player and operator decide at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      player = await test.newPlayer({ balance: 300_000 });
      const id = idOf(await proven());
      const answers = await Promise.all([
        cancel(id).then(({ status }) => status === 200),
        operate('withdrawals', 'complete', id).then(({ status }) => status === 0),
        operate('withdrawals', 'reject', id).then(({ status }) => status === 0),
        cancel(id).then(({ status }) => status === 200),
      ]);
      const [cancelled, completed, rejected] = answers;
      expect([cancelled, completed, rejected].filter(Boolean)).toHaveLength(1);
      expect((await balance()).amount).toBe(completed ? 200_000 : 300_000);
    }
  });
});

describe('the operator', () => {
  it('pays a withdrawal out once, and cannot refuse it then', async () => {
    const id = idOf(await proven());
    expect((await operate('withdrawals', 'list')).printed).toContain(
      `${id}  2026-08-21T03:00:00.000Z  100000 VND  Vietcombank  0011223344  NGUYEN THI DAO`,
    );
    for (let round = 0; round < 2; round += 1) {
      expect(await operate('withdrawals', 'complete', id)).toEqual({
        status: 0,
        printed: [`${id}: 100000 VND, success`],
      });
    }
    const refused = await operate('withdrawals', 'reject', id);
    expect([refused.status, refused.printed[0]]).toEqual([1, expect.stringContaining('409')]);
    expect(await balance()).toMatchObject({ amount: 200_000 });
  });

  it('returns a refused one to the balance it came from, once, with the reason', async () => {
    await win(100_000);
    const id = idOf(await proven({ source: 'reward' }));
    for (let round = 0; round < 2; round += 1) {
      const { printed } = await operate('withdrawals', 'reject', id, 'Sai', 'số', 'tài', 'khoản');
      expect(printed).toEqual([`${id}: 100000 VND, failed`]);
    }
    expect(await balance()).toEqual({ amount: 300_000, rewardAmount: 100_000 });
    const history = await test.call('GET', '/client-withdraw/get-history-v2', { token: player.token });
    expect(history.body.data).toMatchObject([{ id, status: 'failed', note: 'Sai số tài khoản' }]);
    const all = await test.call('GET', '/client/payment-history?kinds=withdraw_reversal', { token: player.token });
    expect(all.body.data).toMatchObject([{ kind: 'withdraw_reversal', amount: 100_000, status: 'success' }]);
    expect((await operate('withdrawals', 'complete', id)).status).toBe(1);
  });

  it('returns it once when it is refused and paid out at the same moment', async () => {
    const id = idOf(await proven());
    await Promise.all(
      Array.from({ length: 6 }, (_, index) => operate('withdrawals', index % 2 === 0 ? 'reject' : 'complete', id)),
    );
    const { status } = await test.shop.db
      .selectFrom('transactions')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await balance()).amount).toBe(status === 'failed' ? 300_000 : 200_000);
  });

  it('is told of an id that is none, and needs the key', async () => {
    expect((await operate('withdrawals', 'complete', 'none')).status).toBe(1);
    expect((await operate('withdrawals', 'reject')).printed).toEqual([
      'Say which withdrawal: withdrawals reject ID [REASON]',
    ]);
    const id = idOf(await proven());
    for (const path of ['complete', 'reject']) {
      const answer = await test.call('POST', `/operator/withdrawals/${id}/${path}`, { token: player.token, body: {} });
      expect(answer.status).toBe(401);
    }
    expect((await test.call('GET', '/operator/withdrawals', { token: player.token })).status).toBe(401);
  });
});
