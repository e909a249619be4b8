import { describe, expect, it } from 'vitest';
import { ASKED, arrivalCalls } from '../testing/arrivalCalls';

const { now, confirm, arrives, wallet, open, broken } = arrivalCalls();

const statusOf = async (topUp: string) =>
  (await now.test.shop.db.selectFrom('transactions').select('status').where('id', '=', topUp).executeTakeFirstOrThrow())
    .status;

describe('money that is not as asked for', () => {
  it('is credited whole when the operator confirms: 60,000 and 40,000 are 100,000', async () => {
    await arrives(60_000, 'first part');
    await arrives(40_000, 'second part');
    expect(await wallet()).toBe(0);
    expect((await open()).unmatched).toHaveLength(2);
    for (let round = 0; round < 2; round += 1) {
      expect(await confirm()).toMatchObject({ body: { data: { amount: ASKED, status: 'success' } } });
    }
    expect(await wallet()).toBe(ASKED);
    expect(await broken()).toEqual([]);
  });

  it('is not forgotten beside the right amount', async () => {
    await arrives(5_000, 'wrong');
    await arrives(ASKED, 'right');
    expect((await open()).unmatched).toMatchObject([{ amount: 5_000, reason: 'amount' }]);
    await confirm();
    expect(await wallet()).toBe(ASKED + 5_000);
    expect(await broken()).toEqual([]);
  });

  it('is listed when its reference is another transfer’s, whichever comes first', async () => {
    const other = await now.bank.start(now.player, ASKED + 1);
    const answers = await Promise.all([arrives(ASKED, 'one reference'), arrives(ASKED + 1, 'one reference', other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [listed, ...more] = (await open()).unmatched;
    expect(more).toEqual([]);
    expect(listed?.reason).toBe('reference');
    expect(await wallet()).toBe(2 * ASKED + 1 - (listed?.amount ?? 0));
    expect(now.test.logged.filter((line) => line.includes('the reference of another transfer'))).toHaveLength(1);
    // The bank repeats both: nothing more is listed, credited or logged.
    await Promise.all([arrives(ASKED, 'one reference'), arrives(ASKED + 1, 'one reference', other)]);
    expect((await open()).unmatched).toHaveLength(1);
    await now.bank.operator('POST', `arrivals/${listed?.id}/credit`, {});
    expect(await wallet()).toBe(2 * ASKED + 1);
    expect(await broken()).toEqual([]);
  });

  it('is kept when nobody started its top-up, and goes where the operator says', async () => {
    const absent = '0190a000-0000-7000-8000-000000000000';
    for (const named of [absent, 'no id']) expect((await arrives(ASKED, named, named)).status).toBe(200);
    expect(now.test.logged.at(-1)).toContain('topups credit');
    const { unmatched } = await open();
    expect(unmatched.map(({ reason }) => reason)).toEqual(['unknown', 'unknown']);
    const [one, other] = unmatched;
    expect((await now.bank.operator('POST', `arrivals/${one?.id}/credit`, {})).status).toBe(400);
    await now.bank.operator('POST', `arrivals/${one?.id}/credit`, { topUpId: now.id });
    expect(await wallet()).toBe(ASKED);
    // The same word twice is one; another top-up's player would wait for money that is somebody else's already.
    expect((await now.bank.operator('POST', `arrivals/${one?.id}/credit`, { topUpId: now.id })).status).toBe(200);
    const second = await now.bank.start(now.player, ASKED);
    expect(await now.bank.operator('POST', `arrivals/${one?.id}/credit`, { topUpId: second })).toMatchObject({
      status: 409,
      body: { code: 'ARRIVAL_FINISHED' },
    });
    expect(await wallet()).toBe(ASKED);
    // Who sends it back second must learn that it was.
    for (const status of [200, 409]) {
      const sentBack = await now.bank.operator('POST', `arrivals/${other?.id}/return`);
      expect(sentBack).toMatchObject({ status, body: { data: { state: 'returned' } } });
    }
    expect((await now.bank.operator('POST', `arrivals/${other?.id}/credit`, { topUpId: now.id })).status).toBe(409);
    expect((await now.bank.operator('POST', `arrivals/${one?.id}/return`)).status).toBe(409);
    expect((await now.bank.operator('POST', `arrivals/${absent}/return`)).status).toBe(404);
    expect((await open()).unmatched).toEqual([]);
    expect(await broken()).toEqual([]);
  });

  it('is confirmed no more once it went back or elsewhere, but by the reference of another transfer', async () => {
    const other = await now.bank.start(now.player, 50_000);
    await arrives(40_000, 'went back');
    const [first] = (await open()).unmatched;
    await now.bank.operator('POST', `arrivals/${first?.id ?? ''}/return`, {});
    expect(await confirm()).toMatchObject({ status: 409, body: { code: 'TRANSFER_GONE' } });
    await arrives(50_000, 'went elsewhere');
    const [second] = (await open()).unmatched;
    const credited = await now.bank.operator('POST', `arrivals/${second?.id ?? ''}/credit`, { topUpId: other });
    expect(credited.status).toBe(200);
    expect(await confirm()).toMatchObject({ status: 409, body: { data: { gone: [{}, { id: second?.id }] } } });
    expect(await wallet()).toBe(50_000);
    expect(await statusOf(now.id)).toBe('failed');
    expect((await confirm({ reference: 'another' })).status).toBe(200);
    expect(await wallet()).toBe(50_000 + ASKED);
    expect(await broken()).toEqual([]);
  });

  it('that was sent back leaves the player a top-up that failed', async () => {
    await arrives(1, 'a mistake');
    const [mistake] = (await open()).unmatched;
    await now.bank.operator('POST', `arrivals/${mistake?.id}/return`);
    const seen = await now.test.call('GET', `/client/payment-history/${now.id}`, { token: now.player.token });
    expect(seen.body).toMatchObject({ data: { status: 'failed' } });
    expect(await wallet()).toBe(0);
  });
});

describe('a word that the gateway never said before', () => {
  it.each(['SUCCESS', 'completed', 'pending', ''])('%j is refused, logged, and fails nothing', async (status) => {
    const answer = await now.bank.report({ id: now.id, amount: ASKED, providerRef: 'x', status });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } });
    expect(now.test.logged.at(-1)).toContain('status');
    const seen = await now.test.call('GET', `/client/payment-history/${now.id}`, { token: now.player.token });
    expect(seen.body).toMatchObject({ data: { status: 'pending' } });
  });

  it('and the failure of an unknown top-up is logged and not asked for again', async () => {
    expect((await now.bank.report({ id: 'no id', amount: 1, providerRef: 'x', status: 'failed' })).status).toBe(200);
    expect(now.test.logged.at(-1)).toContain('"no id"');
  });
});
