import { describe, expect, it } from 'vitest';
import { hashPin } from '../sessions/pin';
import { paymentSignature } from '../testing/paymentSignature';
import { wanted, withdrawalCalls } from '../testing/withdrawalCalls';

const PIN = '482913';

const { now, ask, proven, balance, win } = withdrawalCalls();

const setPin = async () => {
  const pin_hash = await hashPin(PIN);
  await now.test.shop.db.updateTable('users').set({ pin_hash }).where('id', '=', now.player.userId).execute();
};

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
    const history = await now.test.call('GET', '/client-withdraw/get-history-v2', { token: now.player.token });
    expect(history.body.data).toEqual([answer.body.data]);
  });

  it('comes from the reward balance when asked to', async () => {
    await win(150_000);
    expect((await proven({ source: 'reward' })).status).toBe(200);
    expect(await balance()).toEqual({ amount: 300_000, rewardAmount: 50_000 });
    expect((await ask({ source: 'reward' })).body).toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  });

  it('is made once for a key that comes twice', async () => {
    const signature = await paymentSignature(now.test, now.player);
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
    [{ accountNumber: '12345ß' }],
    [{ accountNumber: "1' or 1=1" }],
    [{ accountHolder: '' }],
    [{ accountHolder: '<script>' }],
    [{ source: 'sys:sales' }],
  ])('is refused with %j', async (change) => {
    expect(await proven(change)).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
    expect(await balance()).toMatchObject({ amount: 300_000 });
  });

  it.each(['Nguyễn Thị Hào', 'DAO THI NGUYEN', 'Trần Văn Bình'])('is refused in the name %j', async (accountHolder) => {
    const answer = await proven({ accountHolder });
    expect(answer).toMatchObject({ status: 422, body: { code: 'HOLDER_MISMATCH' } });
    expect(answer.body.message).toContain('Nguyễn Thị Đào');
    expect(await balance()).toMatchObject({ amount: 300_000 });
  });

  it.each(['nguyen thi dao', 'NGUYEN  THI DAO ', 'NGUYENTHIDAO'])('goes to the name %j', async (accountHolder) => {
    expect((await proven({ accountHolder })).status).toBe(200);
  });

  it('waits beside 19 of its player at most, so that nobody fills the list of all', async () => {
    for (let index = 0; index < 20; index += 1) expect((await proven({ amount: 10_000 })).status).toBe(200);
    const held = await balance();
    expect(await proven({ amount: 10_000 })).toMatchObject({ status: 409, body: { code: 'TOO_MANY_WAITING' } });
    expect(await balance()).toEqual(held);
  });

  it('shows the operator the player and both names', async () => {
    await proven({ accountHolder: 'NGUYENTHIDAO' });
    const headers = { Authorization: `Bearer ${now.test.shop.secrets.operatorKey}` };
    const { body } = await now.test.call('GET', '/operator/withdrawals', { headers });
    const { userId: id, phone } = now.player;
    const { shown } = body.data as { shown: { player: { id: string } }[] };
    expect(shown.filter(({ player }) => player.id === id)).toMatchObject([
      { accountHolder: 'NGUYENTHIDAO', player: { id, phone, name: 'Nguyễn Thị Đào' } },
    ]);
  });

  it('needs a login', async () => {
    expect((await now.test.call('POST', '/client-withdraw/add-new', { body: wanted })).status).toBe(401);
  });
});

describe('the owner (S6)', () => {
  it('is asked for at an account never used before, and no more at a known one', async () => {
    expect(await ask()).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    expect((await proven()).status).toBe(200);
    expect((await ask()).status).toBe(200);
    expect((await ask({ accountNumber: '9988776655' })).status).toBe(403);
    expect((await ask({ bankId: 'bid' })).status).toBe(403);
    const accounts = await now.test.call('GET', '/client-withdraw/get-accounts', { token: now.player.token });
    expect(accounts.body.data).toEqual([
      { bankId: 'vcb', bankName: 'Vietcombank', accountNumber: '0011223344', accountHolder: 'NGUYEN THI DAO' },
    ]);
  });

  it('is not somebody else who knows the account', async () => {
    await proven();
    now.player = await now.test.newPlayer({ balance: 300_000, name: 'Nguyễn Thị Đào' });
    expect((await ask()).status).toBe(403);
    const accounts = await now.test.call('GET', '/client-withdraw/get-accounts', { token: now.player.token });
    expect(accounts.body.data).toEqual([]);
  });

  it('is not asked for where the answer of a request is repeated, and is for the same key without one', async () => {
    await setPin();
    expect((await ask({ pin: '000000' }, 'a-repeated-request')).status).toBe(400);
    const first = await ask({ pin: PIN }, 'a-repeated-request');
    expect(first.status).toBe(200);
    for (const proof of [{ pin: '000000' }, {}, { signature: 'used up' }]) {
      expect((await ask(proof, 'a-repeated-request')).text).toBe(first.text);
    }
    expect(await balance()).toMatchObject({ amount: 200_000 });
  });

  it('is proven by the PIN, and a wrong PIN is refused even where none is needed', async () => {
    await setPin();
    expect(await ask({ pin: '000000' })).toMatchObject({ status: 400, body: { code: 'PIN_INVALID' } });
    expect((await ask({ pin: PIN })).status).toBe(200);
    expect((await ask({ pin: '000000' })).status).toBe(400);
  });

  it('is asked for again for a large amount', async () => {
    now.player = await now.test.newPlayer({ balance: 20_000_000, name: 'Nguyễn Thị Đào' });
    await proven();
    expect((await ask({ amount: 5_000_001 })).status).toBe(403);
    expect((await proven({ amount: 5_000_001 })).status).toBe(200);
  });

  it('uses a signature once, and one for another purpose not at all', async () => {
    const signature = await paymentSignature(now.test, now.player);
    expect((await ask({ signature })).status).toBe(200);
    expect((await ask({ signature, accountNumber: '55667788' })).status).toBe(403);
    expect((await ask({ signature: 'made up', accountNumber: '55667788' })).status).toBe(403);
  });

  it('keeps the signature when the balance is too small', async () => {
    const signature = await paymentSignature(now.test, now.player);
    expect((await ask({ signature, amount: 400_000 })).status).toBe(402);
    expect((await ask({ signature })).status).toBe(200);
  });
});
