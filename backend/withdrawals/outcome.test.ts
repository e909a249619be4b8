import { describe, expect, it } from 'vitest';
import { withdrawalCalls } from '../testing/withdrawalCalls';

const { now, proven, balance, win, operate } = withdrawalCalls();

const idOf = ({ body }: { body: { data: unknown } }) => (body.data as { id: string }).id;

describe('a withdrawal that waits', () => {
  const cancel = (id: string, token = now.player.token, key?: string) =>
    now.test.call('POST', '/client-withdraw/cancel', { token, body: { id }, ...(key ? { key } : {}) });

  it('goes back to the balance it came from when its player cancels it, once', async () => {
    await win(150_000);
    const id = idOf(await proven({ source: 'reward' }));
    for (const key of ['one-press-to-cancel', 'one-press-to-cancel', 'another-press-to-cancel', undefined]) {
      const answer = await cancel(id, now.player.token, key);
      expect(answer).toMatchObject({ status: 200, body: { data: { id, status: 'cancelled', amount: 100_000 } } });
    }
    expect(await balance()).toEqual({ amount: 300_000, rewardAmount: 150_000 });
    const all = await now.test.call('GET', '/client/payment-history?kinds=withdraw_reversal', {
      token: now.player.token,
    });
    expect(all.body.data).toMatchObject([{ kind: 'withdraw_reversal', amount: 100_000, status: 'success' }]);
    expect((await operate('list')).printed.join()).not.toContain(id);
    for (const word of ['start', 'complete', 'reject']) {
      const refused = await operate(word, id);
      expect([word, refused.status, refused.printed[0]]).toEqual([word, 1, expect.stringContaining('409')]);
    }
  });

  it('is no longer the player’s to cancel once the operator sends it, has sent it or has refused it', async () => {
    for (const word of ['start', 'complete', 'reject']) {
      const id = idOf(await proven());
      if (word === 'complete') await operate('start', id);
      await operate(word, id);
      const before = await balance();
      expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'WITHDRAWAL_FINISHED' } });
      expect(await balance()).toEqual(before);
    }
  });

  it('is listed as taken up, and is paid out or refused all the same', async () => {
    const paid = idOf(await proven());
    const refused = idOf(await proven());
    for (const id of [paid, refused]) {
      expect((await operate('start', id)).printed).toEqual([`${id}: 100000 VND, processing`]);
    }
    // A second operator must learn that somebody is sending it.
    expect(await operate('start', paid)).toMatchObject({ status: 1, printed: [expect.stringContaining('409')] });
    expect((await operate('list')).printed.join()).toContain(')  processing');
    expect((await operate('complete', paid)).printed).toEqual([`${paid}: 100000 VND, success`]);
    const unsure = await operate('reject', refused);
    expect(unsure).toMatchObject({ status: 1, printed: [expect.stringContaining('--started')] });
    expect((await operate('reject', refused, '--started')).printed).toEqual([`${refused}: 100000 VND, failed`]);
    expect(await balance()).toMatchObject({ amount: 200_000 });
  });

  it('is nobody else’s', async () => {
    const id = idOf(await proven());
    const stranger = await now.test.newPlayer();
    const foreign = await cancel(id, stranger.token);
    const absent = await cancel('0190a000-0000-7000-8000-000000000000', stranger.token);
    expect([foreign.status, foreign.text]).toEqual([404, absent.text]);
    expect((await cancel('no id at all')).status).toBe(404);
    expect((await now.test.call('POST', '/client-withdraw/cancel', { body: { id } })).status).toBe(401);
    expect(await balance()).toMatchObject({ amount: 200_000 });
  });

  it('has one ending when player and operator decide at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      now.player = await now.test.newPlayer({ balance: 300_000, name: 'Nguyễn Thị Đào' });
      const id = idOf(await proven());
      const taken = round % 2 === 0;
      if (taken) await operate('start', id);
      const answers = await Promise.all([
        cancel(id).then(({ status }) => status === 200),
        operate('complete', id).then(({ status }) => status === 0),
        operate('reject', id).then(({ status }) => status === 0),
        cancel(id).then(({ status }) => status === 200),
      ]);
      const [cancelled, completed, rejected] = answers;
      expect([cancelled, completed, rejected].filter(Boolean)).toHaveLength(1);
      expect(taken ? cancelled : completed).toBe(false);
      expect((await balance()).amount).toBe(completed ? 200_000 : 300_000);
    }
  });
});

describe('the operator', () => {
  it('pays a withdrawal out once, and cannot refuse it then', async () => {
    const id = idOf(await proven());
    expect((await operate('list')).printed).toContain(
      `${id}  2026-08-21T03:00:00.000Z  100000 VND  Vietcombank  0011223344  NGUYEN THI DAO  (player Nguyễn Thị Đào, ${now.player.phone})`,
    );
    // The player could still take it back: what the bank has sent would come back a second time.
    expect((await operate('complete', id)).printed[0]).toContain('withdrawals start');
    await operate('start', id);
    for (let round = 0; round < 2; round += 1) {
      expect(await operate('complete', id)).toEqual({
        status: 0,
        printed: [`${id}: 100000 VND, success`],
      });
    }
    const refused = await operate('reject', id);
    expect([refused.status, refused.printed[0]]).toEqual([1, expect.stringContaining('409')]);
    expect(await balance()).toMatchObject({ amount: 200_000 });
  });

  it('returns a refused one to the balance it came from, once, with the reason', async () => {
    await win(100_000);
    const id = idOf(await proven({ source: 'reward' }));
    for (let round = 0; round < 2; round += 1) {
      const { printed } = await operate('reject', id, 'Sai', 'số', 'tài', 'khoản');
      expect(printed).toEqual([`${id}: 100000 VND, failed`]);
    }
    expect(await balance()).toEqual({ amount: 300_000, rewardAmount: 100_000 });
    const history = await now.test.call('GET', '/client-withdraw/get-history-v2', { token: now.player.token });
    expect(history.body.data).toMatchObject([{ id, status: 'failed', note: 'Sai số tài khoản' }]);
    const found = await now.test.call('GET', '/client/payment-history?search=sai+so', { token: now.player.token });
    expect(found.body.data).toMatchObject([{ id }]);
    const all = await now.test.call('GET', '/client/payment-history?kinds=withdraw_reversal', {
      token: now.player.token,
    });
    expect(all.body.data).toMatchObject([{ kind: 'withdraw_reversal', amount: 100_000, status: 'success' }]);
    expect((await operate('complete', id)).status).toBe(1);
  });

  it('returns it once when it is refused and paid out at the same moment', async () => {
    const id = idOf(await proven());
    await operate('start', id);
    await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        index % 2 === 0 ? operate('reject', id, '--started') : operate('complete', id),
      ),
    );
    const { status } = await now.test.shop.db
      .selectFrom('transactions')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await balance()).amount).toBe(status === 'failed' ? 300_000 : 200_000);
  });

  it('is told of an id that is none, and needs the key', async () => {
    expect((await operate('complete', 'none')).status).toBe(1);
    expect((await operate('reject')).printed).toEqual([
      'Say which withdrawal: withdrawals reject ID [--started] [REASON]',
    ]);
    const id = idOf(await proven());
    for (const path of ['complete', 'reject']) {
      const answer = await now.test.call('POST', `/operator/withdrawals/${id}/${path}`, {
        token: now.player.token,
        body: {},
      });
      expect(answer.status).toBe(401);
    }
    expect((await now.test.call('GET', '/operator/withdrawals', { token: now.player.token })).status).toBe(401);
  });
});
