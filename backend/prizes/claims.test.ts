import { describe, expect, it } from 'vitest';
import { poolsBefore } from '../draws/pools';
import { findWalletTransaction, walletTransactionAnswer } from '../ledger/walletTransactions';
import { importRecords } from '../testing/importing';
import { FOUR, jackpot, mega, prizeClaims, SIX } from '../testing/prizeClaims';
import { megaRecord } from '../testing/resultRecords';
import { lapseClaims } from './lapse';

const { now, open, buyer, drawMega, operator, listed, rewardOf, ticketOf, notificationsOf } = prizeClaims();

describe('a big prize', () => {
  it('waits, is approved once however often, and arrives', async () => {
    const winner = await buyer(mega(SIX));
    const small = await buyer(mega(FOUR));
    await drawMega({ prizes: jackpot(1, 20_000_000_000) });
    expect(await rewardOf(winner)).toBe(0);
    expect(await rewardOf(small)).toBe(300_000);
    const waiting = await ticketOf(winner);
    expect(waiting.ticket).toMatchObject({
      ticketStatus: 4,
      prize: 20_000_000_000,
      claim: { state: 'waiting', decisionDays: 3, lapsesAt: '2026-10-20T17:00:00.000Z' },
    });
    expect(waiting.detail.reward).toMatchObject({ transactionPayReward: null, reward: 20_000_000_000 });
    const [claim] = await listed();
    expect(claim).toMatchObject({ amount: 20_000_000_000, state: 'waiting', player: 'Nguyễn Văn An' });
    const path = `/operator/prizes/${claim?.id}`;
    const answers = await Promise.all([1, 2, 3, 4].map(() => operator('POST', `${path}/approve`, {})));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await rewardOf(winner)).toBe(20_000_000_000);
    expect((await ticketOf(winner)).ticket).toMatchObject({ ticketStatus: 3, prize: 20_000_000_000 });
    expect((await operator('POST', `${path}/reject`, { reason: 'Quá muộn' })).body.code).toBe('CLAIM_CLOSED');
    expect(await notificationsOf(winner)).toEqual([
      ['prizeWaiting', 20_000_000_000],
      ['prizeApproved', 20_000_000_000],
    ]);
    expect(await listed()).toEqual([]);
  });

  it('is decided one way when it is approved and rejected at once', async () => {
    const winner = await buyer(mega(SIX));
    await drawMega({ prizes: jackpot(1, 20_000_000_000) });
    const [claim] = await listed();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2
          ? operator('POST', `/operator/prizes/${claim?.id}/approve`, {})
          : operator('POST', `/operator/prizes/${claim?.id}/reject`, { reason: 'Chưa đủ giấy tờ' }),
      ),
    );
    // A rejected prize may be approved after all: whoever is last, it is paid once and stays paid.
    expect(answers.filter(({ status }) => status !== 200).every(({ status }) => status === 409)).toBe(true);
    expect(await rewardOf(winner)).toBe(20_000_000_000);
  });

  it('counts the prizes of a ticket with all its copies, and waits only above the limit', async () => {
    const five = [2, 9, 17, 28, 33, 45];
    const one = await buyer(mega(five));
    const two = await buyer(mega(five, { quantity: 2 }));
    await drawMega();
    expect(await rewardOf(one)).toBe(10_000_000);
    expect(await rewardOf(two)).toBe(0);
    expect((await ticketOf(two)).ticket).toMatchObject({ ticketStatus: 4, prize: 20_000_000 });
  });

  it('stays owed when it is rejected, until it is approved after all or lapses', async () => {
    const first = await buyer(mega(SIX));
    const second = await buyer(mega(SIX));
    await drawMega({ prizes: jackpot(2, 40_000_000_000) });
    const claims = await listed();
    for (const { id } of claims) {
      expect((await operator('POST', `/operator/prizes/${id}/reject`, {})).status).toBe(400);
      expect((await operator('POST', `/operator/prizes/${id}/reject`, { reason: 'Sai tên' })).status).toBe(200);
    }
    expect((await ticketOf(first)).ticket?.claim).toMatchObject({ state: 'rejected', reason: 'Sai tên' });
    expect((await operator('POST', `/operator/prizes/${claims[0]?.id}/approve`, { confirm: true })).status).toBe(200);
    expect(await rewardOf(first)).toBe(20_000_000_000);
    now.test.setNow('2026-10-20T23:59:59+07:00');
    await lapseClaims(now.test.shop);
    expect((await ticketOf(second)).ticket?.claim?.state).toBe('rejected');
    now.test.setNow('2026-10-21T00:00:00+07:00');
    await lapseClaims(now.test.shop);
    expect((await ticketOf(second)).ticket).toMatchObject({ ticketStatus: 4, claim: { state: 'lapsed' } });
    expect((await operator('POST', `/operator/prizes/${claims[1]?.id}/approve`, {})).body.code).toBe('CLAIM_CLOSED');
    expect(await notificationsOf(second)).toContainEqual(['prizeLapsed', 20_000_000_000]);
  });
});

describe('a jackpot without a printed pool', () => {
  it('waits for the operator’s figure while the next pool starts at its minimum', async () => {
    await importRecords(
      now.test,
      megaRecord({ drawId: '90000', date: '2026-08-19', prizes: jackpot(0, 31_000_000_000) }),
    );
    const winner = await buyer(mega(SIX, { quantity: 2 }));
    const small = await buyer(mega(FOUR));
    const summary = await drawMega();
    expect(summary).toMatchObject({ warnings: [expect.stringContaining('results pool mega:20260821')] });
    expect(await rewardOf(small)).toBe(300_000);
    expect(await poolsBefore(now.test.shop.db, 'mega', new Date('2026-08-23T18:00:00+07:00'))).toMatchObject({
      jackpot1: 12_000_000_000,
    });
    expect((await ticketOf(winner)).ticket).toMatchObject({ ticketStatus: 4, prize: 0, claim: { awaitsFigure: true } });
    const [claim] = await listed();
    const approved = await operator('POST', `/operator/prizes/${claim?.id}/approve`, {});
    expect(approved.body.code).toBe('AMOUNT_NEEDED');
    const figure = { jackpot1: 33_000_000_001 };
    const pools = await operator('POST', '/operator/draws/mega:20260821/pools', figure);
    expect(pools.body.data).toEqual({ drawId: 'mega:20260821', priced: 1, warnings: [] });
    expect((await operator('POST', '/operator/draws/mega:20260821/pools', { jackpot1: 5 })).body.code).toBe(
      'POOL_KNOWN',
    );
    expect((await ticketOf(winner)).ticket).toMatchObject({ ticketStatus: 4, prize: 33_000_000_000 });
    await operator('POST', `/operator/prizes/${claim?.id}/approve`, {});
    expect(await rewardOf(winner)).toBe(33_000_000_000);
    expect(await poolsBefore(now.test.shop.db, 'mega', new Date('2026-08-23T18:00:00+07:00'))).toMatchObject({
      jackpot1: 12_000_000_000,
    });
  });

  it.each([
    ['at once, as 0', 0, false],
    ['at once, below its start', 1_200_000_000, false],
    ['later, as 0', 0, true],
    ['later, below its start', 1_200_000_000, true],
  ])('waits too where one is printed %s', async (_how, pool, later) => {
    const winner = await buyer(mega(SIX));
    const page = { prizes: jackpot(1, pool) };
    const imported = await drawMega(later ? {} : page);
    const { warnings } = later ? await importRecords(now.test, megaRecord(page)) : imported;
    expect(warnings).toContainEqual(expect.stringContaining('wait for its jackpot'));
    const untaken = expect.stringContaining('less than the 12000000000 VND it starts with') as string;
    if (pool > 0) expect(warnings).toContainEqual(untaken);
    expect((await ticketOf(winner)).ticket).toMatchObject({ ticketStatus: 4, claim: { awaitsFigure: true } });
    await operator('POST', '/operator/draws/mega:20260821/pools', { jackpot1: 20_000_000_000 });
    expect((await listed()).map(({ amount }) => amount)).toEqual([20_000_000_000]);
  });

  it('is named where its page prints fewer winners than have won here', async () => {
    await buyer(mega(SIX, { quantity: 2 }));
    const { warnings } = await drawMega({ prizes: jackpot(1, 20_000_000_000) });
    expect(warnings).toEqual([
      expect.stringContaining('2 plays of mega:20260821 won a jackpot here, and its page prints 1'),
    ]);
  });

  it('is paid what the operator names, or what a later record prints', async () => {
    const winner = await buyer(mega(SIX));
    const other = await buyer(mega(SIX));
    await drawMega();
    const [claim] = await listed();
    const approve = (amount: number) =>
      operator('POST', `/operator/prizes/${claim?.id}/approve`, { amount, confirm: true });
    await approve(15_000_000_000);
    expect(await rewardOf(winner)).toBe(15_000_000_000);
    // Who says it once more is answered as before; who names another sum must learn that it is not paid.
    expect((await approve(15_000_000_000)).status).toBe(200);
    expect((await approve(30_000_000_000)).body.code).toBe('AMOUNT_KNOWN');
    expect(await rewardOf(winner)).toBe(15_000_000_000);
    await importRecords(now.test, megaRecord({ prizes: jackpot(2, 30_000_000_000) }));
    const [left] = await listed();
    expect(left).toMatchObject({ amount: 15_000_000_000, awaitsFigure: false });
    await operator('POST', `/operator/prizes/${left?.id}/approve`, { confirm: true });
    expect(await rewardOf(other)).toBe(15_000_000_000);
  });
});

describe('tax', () => {
  it('is withheld where it is switched on, and told as such', async () => {
    await now.test.close();
    await open({ VELOC_WITHHOLD_TAX: '1' });
    const winner = await buyer(mega(SIX));
    await drawMega({ prizes: jackpot(1, 20_000_000_000) });
    const [claim] = await listed();
    await operator('POST', `/operator/prizes/${claim?.id}/approve`, {});
    expect(await rewardOf(winner)).toBe(18_001_000_000);
    const { ticket, detail } = await ticketOf(winner);
    expect(ticket).toMatchObject({
      ticketStatus: 3,
      prize: 20_000_000_000,
      tax: 1_999_000_000,
      taxWithheld: true,
    });
    const payment = await findWalletTransaction(now.test.shop.db, detail.reward?.transactionPayReward ?? '');
    expect(walletTransactionAnswer(payment)).toMatchObject({ amount: 18_001_000_000, tax: 1_999_000_000 });
  });
});
