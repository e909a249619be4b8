import type { Paid } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { ApiError, networkError, type ApiErrorCode } from '../../api/errors';
import { memoryStorage } from '../../testing/fakes';
import { createDrafts } from '../drafts/drafts';
import type { SessionState } from '../session/session';
import { createStore } from '../../lib/store';
import { createPayments, type PaymentRequest } from './payments';

const refusal = (status: number, code: ApiErrorCode) => new ApiError('http', code, code, status);
const paid = { order: { id: 'order-1' } } as Paid;

let ids = 0;

/** Payments over one storage, whose calls are answered by hand; what each call carried is noted. */
function desk(storage = memoryStorage()) {
  const session = createStore<SessionState>({ user: null, token: 't1', authStatus: null });
  const drafts = createDrafts({ storage, session });
  const payments = createPayments({ session, storage, drafts, newId: () => `key-${(ids += 1)}` });
  const calls: string[] = [];
  const outcomes: unknown[] = [];
  const answers: (() => Promise<unknown>)[] = [];
  const next = <T>(): Promise<T> => (answers.shift() ?? (() => Promise.reject(new Error('no answer'))))() as Promise<T>;
  const request = (subject = 'cart 1'): PaymentRequest => ({
    subject,
    lines: [],
    order(key) {
      calls.push(`order ${key}`);
      return next();
    },
    charge(id, proof, key) {
      calls.push(`charge ${id} ${JSON.stringify(proof)} ${key}`);
      return next();
    },
    onPaid: () => outcomes.push('paid'),
    onFailed: (error) => outcomes.push(error instanceof ApiError ? error.code : error),
  });
  return {
    session,
    storage,
    payments,
    calls,
    outcomes,
    request,
    answer: (...more: typeof answers) => answers.push(...more),
  };
}

const order =
  (needsProof = false) =>
  () =>
    Promise.resolve({ id: 'order-1', needsProof });
const charged = () => Promise.resolve(paid);
const refused = (status: number, code: ApiErrorCode) => () => Promise.reject(refusal(status, code));
const settled = () => new Promise((done) => setTimeout(done));

/** An answer that is given when one wants. */
function held<T>(value: T): { answer: () => Promise<T>; give: () => void } {
  let give = () => {};
  const promise = new Promise<T>((done) => {
    give = () => done(value);
  });
  return { answer: () => promise, give };
}

/** Everything in storage that these payments wrote. */
const left = ({ storage }: ReturnType<typeof desk>) => storage.getItem('veloc.payment');

const phase = ({ payments }: ReturnType<typeof desk>, subject = 'cart 1') => payments.get().views.get(subject)?.phase;

describe('one payment request', () => {
  it('is one payment, though it is pressed again while its answer is out', async () => {
    const shop = desk();
    const last = held(paid);
    shop.answer(order(), last.answer);
    shop.payments.watch('cart 1');
    shop.payments.pay(shop.request());
    expect(phase(shop)).toBe('paying');
    await settled();
    shop.payments.pay(shop.request());
    last.give();
    await settled();
    expect([shop.calls.length, shop.outcomes, phase(shop)]).toEqual([2, ['paid'], 'paid']);
  });

  it('keeps its keys over a lost answer and a reload, and other lines get others', async () => {
    const before = desk();
    before.answer(order(), () => Promise.reject(networkError()));
    before.payments.pay(before.request());
    await settled();
    expect([before.outcomes, before.payments.unacknowledgedOrder()]).toEqual([['NETWORK_ERROR'], 'order-1']);

    const after = desk(before.storage);
    after.answer(order(), charged);
    after.payments.pay(after.request());
    await settled();
    expect(after.calls).toEqual(before.calls);
    expect(after.payments.unacknowledgedOrder()).toBeNull();
    after.answer(order(), charged);
    after.payments.pay(after.request('cart 2'));
    await settled();
    expect(after.calls.slice(2)).not.toEqual(before.calls);
  });

  it('is told wherever the player is, and leaves nothing on a page that nobody shows', async () => {
    const shop = desk();
    const last = held(paid);
    shop.answer(order(), last.answer);
    const leave = shop.payments.watch('cart 1');
    shop.payments.pay(shop.request());
    await settled();
    leave();
    last.give();
    await settled();
    expect([shop.outcomes, phase(shop)]).toEqual([['paid'], undefined]);
  });

  it('is known as paid by what an older version has stored', () => {
    const stored = { subject: 'cart 1', orderKey: 'a', chargeKey: 'b', orderId: 'order-1', isHeard: true };
    const { payments } = desk(memoryStorage({ 'veloc.payment': JSON.stringify([stored]) }));
    expect([payments.orderOf('cart 1'), payments.unacknowledgedOrder()]).toEqual(['order-1', null]);
  });

  it('stays one payment for a tab that has not heard that another has paid it', async () => {
    const first = desk();
    first.answer(order(), charged);
    first.payments.pay(first.request());
    await settled();
    const second = desk(first.storage);
    expect([second.payments.unacknowledgedOrder(), second.payments.orderOf('cart 1')]).toEqual([null, 'order-1']);
    second.answer(order(), charged);
    second.payments.pay(second.request());
    await settled();
    expect([second.calls, second.outcomes]).toEqual([first.calls, ['paid']]);
  });

  it('keeps its keys while another payment comes to its end', async () => {
    const shop = desk();
    const first = held(paid);
    shop.answer(order(), first.answer);
    shop.payments.pay(shop.request('cart 1'));
    await settled();
    shop.answer(
      () => Promise.resolve({ id: 'order-2', needsProof: false }),
      () => Promise.reject(networkError()),
    );
    shop.payments.pay(shop.request('purchase 1'));
    await settled();
    first.give();
    await settled();
    expect(shop.payments.unacknowledgedOrder()).toBe('order-2');
    shop.answer(() => Promise.resolve({ id: 'order-2', needsProof: false }), charged);
    shop.payments.pay(shop.request('purchase 1'));
    await settled();
    expect(shop.calls.slice(4)).toEqual(shop.calls.slice(2, 4));
  });

  it('of a player who has gone tells nobody and leaves nothing', async () => {
    const shop = desk();
    const last = held(paid);
    shop.answer(order(), last.answer);
    shop.payments.pay(shop.request());
    await settled();
    shop.storage.removeItem('veloc.payment');
    shop.session.set((state) => ({ ...state, token: null }));
    last.give();
    await settled();
    expect([shop.outcomes, left(shop)]).toEqual([[], null]);
  });

  it.each<[number, ApiErrorCode, boolean]>([
    [402, 'INSUFFICIENT_BALANCE', true],
    [403, 'AGE_NOT_CONFIRMED', true],
    [500, 'INTERNAL', true],
    [502, 'HTTP_502', true],
    [429, 'RATE_LIMITED', true],
    [409, 'CART_CHANGED', false],
    [409, 'PERIOD_CLOSED', false],
  ])('refused with %i %s keeps its keys: %j', async (status, code, isKept) => {
    const shop = desk();
    shop.answer(order(), refused(status, code), order(), charged);
    shop.payments.pay(shop.request());
    await settled();
    expect([shop.outcomes, phase(shop)]).toEqual([[code], undefined]);
    shop.payments.pay(shop.request());
    await settled();
    expect(shop.calls[2] === shop.calls[0]).toBe(isKept);
  });

  it('makes a new order when that of an earlier press has run out', async () => {
    const shop = desk();
    shop.answer(
      order(),
      refused(402, 'INSUFFICIENT_BALANCE'),
      order(),
      refused(409, 'ORDER_EXPIRED'),
      order(),
      charged,
    );
    shop.payments.pay(shop.request());
    await settled();
    shop.payments.pay(shop.request());
    await settled();
    expect(shop.outcomes).toEqual(['INSUFFICIENT_BALANCE', 'paid']);
    expect(shop.calls[4]).not.toBe(shop.calls[2]);
  });
});

describe('a proof', () => {
  async function asked(...more: (() => Promise<unknown>)[]) {
    const shop = desk();
    shop.answer(order(), refused(403, 'STEP_UP_REQUIRED'), ...more);
    shop.payments.watch('cart 1');
    shop.payments.pay(shop.request());
    await settled();
    expect(phase(shop)).toBe('proof');
    return shop;
  }

  it('may be wrong, and is sent under a key of its own', async () => {
    const shop = await asked(refused(400, 'PIN_INVALID'), refused(423, 'PIN_LOCKED'), charged);
    for (const pin of ['111222', '111222', '140789']) {
      shop.payments.prove('cart 1', { pin });
      await settled();
    }
    expect([shop.outcomes, phase(shop)]).toEqual([['paid'], 'paid']);
    const [first, second, third] = shop.calls.slice(2);
    expect([first === second, second?.split(' ').at(-1) === third?.split(' ').at(-1)]).toEqual([true, false]);
  });

  it('shows why it was refused, and ends the payment when money or draw are the reason', async () => {
    const shop = await asked(refused(423, 'PIN_LOCKED'), refused(402, 'INSUFFICIENT_BALANCE'));
    shop.payments.prove('cart 1', { pin: '140789' });
    expect(shop.payments.get().views.get('cart 1')?.isProving).toBe(true);
    await settled();
    expect(shop.payments.get().views.get('cart 1')).toMatchObject({
      proofError: { code: 'PIN_LOCKED' },
      isProving: false,
    });
    shop.payments.prove('cart 1', { pin: '140789' });
    await settled();
    expect([shop.outcomes, phase(shop)]).toEqual([['INSUFFICIENT_BALANCE'], undefined]);
  });

  it('can be left', async () => {
    const shop = await asked();
    shop.payments.cancelProof('cart 1');
    expect([shop.outcomes, phase(shop)]).toEqual([[], undefined]);
  });
});

describe('what is bought at once', () => {
  const games = [{ gameId: 'mega', maxPeriods: 12 }] as const;
  const draft = {
    gameId: 'mega',
    ticket: { code: 'A', listNumber: [1, 2, 3, 4, 5, 6], price: '10000', isDone: true },
    periodId: 'mega:20260821',
    numberPeriod: 2,
  } as const;

  it('is priced, kept over a reload and gone once paid', () => {
    const shop = desk();
    const bought = shop.payments.buy([draft, draft], games);
    expect(bought).toMatchObject({ ok: true, value: { gameId: 'mega', lines: [{ totalPrice: 20_000 }, {}] } });
    const { purchase } = desk(shop.storage).payments.get();
    expect(purchase).toEqual(shop.payments.get().purchase);
    if (purchase) shop.payments.bought(purchase);
    expect(desk(shop.storage).payments.get().purchase).toBeNull();
  });

  it('is one purchase however often it is asked for, until it is paid', () => {
    const { payments } = desk();
    const idOf = (asked: ReturnType<typeof payments.buy>) => (asked.ok ? asked.value.id : '');
    const first = idOf(payments.buy([draft], games));
    expect(idOf(payments.buy([draft], games))).toBe(first);
    expect(idOf(payments.buy([{ ...draft, numberPeriod: 3 }], games))).not.toBe(first);
    const again = payments.buy([draft], games);
    if (again.ok) payments.bought(again.value);
    expect(idOf(payments.buy([draft], games))).not.toBe(idOf(again));
  });

  it('leaves alone what another tab is about to buy', () => {
    const shop = desk();
    const mine = shop.payments.buy([draft], games);
    const other = desk(shop.storage);
    other.payments.buy([{ ...draft, numberPeriod: 3 }], games);
    if (mine.ok) shop.payments.bought(mine.value);
    expect(desk(shop.storage).payments.get().purchase).toEqual(other.payments.get().purchase);
  });

  it('must be tickets that the shop sells', () => {
    const shop = desk();
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
    expect(desk(memoryStorage({ 'veloc.purchase': text })).payments.get().purchase).toBeNull();
  });

  it('still takes its tickets out of their draft when a version before this one has stored it', () => {
    const draftAfter = { before: 'two tickets', left: 'one ticket' };
    const shop = desk();
    shop.payments.buy([draft], games, draftAfter);
    const stored = shop.storage.getItem('veloc.purchase') ?? '';
    const older = memoryStorage({ 'veloc.purchase': stored.replace('"draftAfter"', '"sale"') });
    expect(older.getItem('veloc.purchase')).not.toBe(stored);
    expect(desk(older).payments.get().purchase?.draftAfter).toEqual(draftAfter);
  });

  it('ends with the session', () => {
    const shop = desk();
    shop.payments.buy([draft], games);
    shop.session.set((state) => ({ ...state, token: null }));
    expect(shop.payments.get().purchase).toBeNull();
  });
});
