import { describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/invariants';
import { jackpot, mega, prizeClaims, SIX } from '../testing/prizeClaims';
import { megaRecord } from '../testing/resultRecords';
import { deleteTickets } from '../tickets/delete';

const { now, open, buyer, drawMega, operator, listed, rewardOf, ticketOf, notificationsOf } = prizeClaims();

describe('a corrected result', () => {
  const correct = (over: Record<string, unknown>, reason = 'Nhập nhầm số thứ sáu') =>
    operator('POST', '/operator/results/corrections', { reason, record: megaRecord(over) });

  it('withdraws what waits, pays what wins, and leaves small prizes where they are', async () => {
    const wrong = await buyer(mega(SIX));
    const right = await buyer(mega([2, 9, 17, 28, 33, 42]));
    const kept = await buyer(mega([2, 9, 41, 43, 44, 45]));
    const more = await buyer(mega([2, 9, 41, 42, 44, 45]));
    await drawMega({ prizes: jackpot(0, 20_000_000_000) });
    expect(await rewardOf(right)).toBe(10_000_000);
    expect(await rewardOf(kept)).toBe(30_000);
    const answer = await correct({ numbers: [2, 9, 17, 28, 33, 42] });
    expect(answer.body.data).toEqual({ drawId: 'mega:20260821', tickets: 4, warnings: [] });
    expect((await ticketOf(wrong)).ticket).toMatchObject({ ticketStatus: 3, prize: 10_000_000 });
    expect(await rewardOf(wrong)).toBe(10_000_000);
    // Already 10 million of the jackpot: the rest waits.
    expect((await ticketOf(right)).ticket).toMatchObject({
      ticketStatus: 4,
      prize: 20_000_000_000,
      claim: { state: 'waiting', paid: 10_000_000 },
    });
    const [claim] = await listed();
    expect(claim).toMatchObject({ amount: 19_990_000_000 });
    expect(await rewardOf(kept)).toBe(30_000);
    expect((await ticketOf(kept)).detail.reward?.rewards).toMatchObject([{ name: 'Giữ nguyên sau đính chính' }]);
    expect(await rewardOf(more)).toBe(30_000);
    expect(await notificationsOf(wrong)).toContainEqual(['prizeWithdrawn', 20_000_000_000]);
    expect(await checkLedger(now.test.shop.db)).toEqual([]);
    await operator('POST', `/operator/prizes/${claim?.id}/approve`, {});
    expect(await rewardOf(right)).toBe(20_000_000_000);
    expect((await ticketOf(right)).detail.result).toMatchObject({
      numbers: [2, 9, 17, 28, 33, 42],
      corrections: [{ reason: 'Nhập nhầm số thứ sáu', before: { numbers: SIX } }],
    });
    const refused = await correct({}, 'Lại đổi');
    expect(refused).toMatchObject({ status: 409, body: { code: 'BIG_PRIZE_PAID' } });
  });

  it('is a correction only of what is stored, and says something else', async () => {
    await drawMega();
    expect((await correct({})).body.code).toBe('NOTHING_TO_CORRECT');
    expect((await correct({ drawId: '90077', date: '2026-08-16' })).status).toBe(404);
    expect((await correct({ numbers: [1] })).status).toBe(400);
  });

  it('that gives a jackpot its figure withdraws nothing: it waits on, also where no prize of a known sum waits', async () => {
    await now.test.close();
    await open({ VELOC_MANUAL_PAYOUT_ABOVE: '0' });
    const winner = await buyer(mega(SIX));
    await drawMega();
    await correct({ prizes: jackpot(1, 20_000_000_000) });
    expect((await ticketOf(winner)).ticket).toMatchObject({ ticketStatus: 4, prize: 20_000_000_000 });
    expect((await notificationsOf(winner)).filter(([kind]) => kind === 'prizeWithdrawn')).toEqual([]);
  });

  it('may be taken back: the second correction restores the first judgement', async () => {
    const wrong = await buyer(mega(SIX));
    const kept = await buyer(mega([2, 9, 41, 43, 44, 45]));
    await drawMega({ prizes: jackpot(0, 20_000_000_000) });
    await correct({ numbers: [1, 3, 4, 5, 6, 7] });
    expect((await ticketOf(wrong)).ticket).toMatchObject({ ticketStatus: 2, prize: 0 });
    await correct({}, 'Bản đầu đúng');
    expect((await ticketOf(wrong)).ticket).toMatchObject({ ticketStatus: 4, prize: 20_000_000_000 });
    expect((await ticketOf(kept)).ticket).toMatchObject({ ticketStatus: 3, prize: 30_000 });
    const [payment] = await now.test.shop.db.selectFrom('prize_payments').select(['amount', 'kept']).execute();
    expect(payment).toEqual({ amount: 30_000, kept: 0 });
  });

  it('brings back a ticket that its player has hidden because it had lost', async () => {
    const right = await buyer(mega([2, 9, 17, 29, 34, 42]));
    await drawMega();
    const { db, clock } = now.test.shop;
    const deletion = { userId: right.userId, ids: [right.entry], now: clock.now() };
    await db.transaction().execute((trx) => deleteTickets(trx, deletion));
    expect((await ticketOf(right)).ticket).toMatchObject({ ticketStatus: 6 });
    await correct({ numbers: [2, 9, 17, 28, 34, 42] });
    expect((await ticketOf(right)).ticket).toMatchObject({ ticketStatus: 3, prize: 10_000_000 });
    expect(await rewardOf(right)).toBe(10_000_000);
  });
});
