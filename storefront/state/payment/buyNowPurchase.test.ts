import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../testing/fakes';
import { paymentDesk } from '../../testing/paymentDesk';

describe('what is bought at once', () => {
  const games = [{ gameId: 'mega', maxPeriods: 12 }] as const;
  const draft = {
    gameId: 'mega',
    ticket: { code: 'A', listNumber: [1, 2, 3, 4, 5, 6], price: '10000', isDone: true },
    periodId: 'mega:20260821',
    numberPeriod: 2,
  } as const;

  it('is priced, kept over a reload and gone once paid', () => {
    const shop = paymentDesk();
    const bought = shop.payments.buy([draft, draft], games);
    expect(bought).toMatchObject({ ok: true, value: { gameId: 'mega', lines: [{ totalPrice: 20_000 }, {}] } });
    const { purchase } = paymentDesk(shop.storage).payments.get();
    expect(purchase).toEqual(shop.payments.get().purchase);
    if (purchase) shop.payments.bought(purchase);
    expect(paymentDesk(shop.storage).payments.get().purchase).toBeNull();
  });

  it('is one purchase however often it is asked for, until it is paid', () => {
    const { payments } = paymentDesk();
    const idOf = (asked: ReturnType<typeof payments.buy>) => (asked.ok ? asked.value.id : '');
    const first = idOf(payments.buy([draft], games));
    expect(idOf(payments.buy([draft], games))).toBe(first);
    expect(idOf(payments.buy([{ ...draft, numberPeriod: 3 }], games))).not.toBe(first);
    const again = payments.buy([draft], games);
    if (again.ok) payments.bought(again.value);
    expect(idOf(payments.buy([draft], games))).not.toBe(idOf(again));
  });

  it('leaves alone what another tab is about to buy', () => {
    const shop = paymentDesk();
    const mine = shop.payments.buy([draft], games);
    const other = paymentDesk(shop.storage);
    other.payments.buy([{ ...draft, numberPeriod: 3 }], games);
    if (mine.ok) shop.payments.bought(mine.value);
    expect(paymentDesk(shop.storage).payments.get().purchase).toEqual(other.payments.get().purchase);
  });

  it('must be tickets that the shop sells', () => {
    const shop = paymentDesk();
    expect(shop.payments.buy([{ ...draft, gameId: 'keno' }], games)).toMatchObject({ ok: false, code: 'INVALID_GAME' });
    expect(shop.payments.buy([{ ...draft, ticket: { ...draft.ticket, listNumber: [1] } }], games).ok).toBe(false);
    expect(shop.payments.get().purchase).toBeNull();
  });

  it.each([
    'nothing',
    '{"id":"1","drafts":[]}',
    '{"id":"1","drafts":[{"gameId":"mega","ticket":{"listNumber":[1]},"periodId":null,"numberPeriod":1}]}',
    '{"id":"1","drafts":[{"gameId":"bingo","ticket":null,"periodId":5,"numberPeriod":1}]}',
  ])('is nothing when %s is stored', (text) => {
    expect(paymentDesk(memoryStorage({ 'veloc.purchase': text })).payments.get().purchase).toBeNull();
  });

  it('still takes its tickets out of their draft when a version before this one has stored it', () => {
    const draftAfter = { before: 'two tickets', left: 'one ticket' };
    const shop = paymentDesk();
    shop.payments.buy([draft], games, draftAfter);
    const stored = shop.storage.getItem('veloc.purchase') ?? '';
    const older = memoryStorage({ 'veloc.purchase': stored.replace('"draftAfter"', '"sale"') });
    expect(older.getItem('veloc.purchase')).not.toBe(stored);
    expect(paymentDesk(older).payments.get().purchase?.draftAfter).toEqual(draftAfter);
  });

  it('ends with the session', () => {
    const shop = paymentDesk();
    shop.payments.buy([draft], games);
    shop.session.set((state) => ({ ...state, token: null }));
    expect(shop.payments.get().purchase).toBeNull();
  });
});
