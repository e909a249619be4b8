import { describe, expect, it } from 'vitest';
import { networkError, type ApiErrorCode } from '../../api/errors';
import { memoryStorage } from '../../testing/fakes';
import { charged, held, left, order, paid, paymentDesk, phase, refused, settled } from '../../testing/paymentDesk';

describe('one payment request', () => {
  it('is one payment, though it is pressed again while its answer is out', async () => {
    const shop = paymentDesk();
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
    const before = paymentDesk();
    before.answer(order(), () => Promise.reject(networkError()));
    before.payments.pay(before.request());
    await settled();
    expect([before.outcomes, before.payments.unacknowledgedOrder()]).toEqual([['NETWORK_ERROR'], 'order-1']);

    const after = paymentDesk(before.storage);
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
    const shop = paymentDesk();
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
    const { payments } = paymentDesk(memoryStorage({ 'veloc.payment': JSON.stringify([stored]) }));
    expect([payments.orderOf('cart 1'), payments.unacknowledgedOrder()]).toEqual(['order-1', null]);
  });

  it('stays one payment for a tab that has not heard that another has paid it', async () => {
    const first = paymentDesk();
    first.answer(order(), charged);
    first.payments.pay(first.request());
    await settled();
    const second = paymentDesk(first.storage);
    expect([second.payments.unacknowledgedOrder(), second.payments.orderOf('cart 1')]).toEqual([null, 'order-1']);
    second.answer(order(), charged);
    second.payments.pay(second.request());
    await settled();
    expect([second.calls, second.outcomes]).toEqual([first.calls, ['paid']]);
  });

  it('keeps its keys while another payment comes to its end', async () => {
    const shop = paymentDesk();
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
    const shop = paymentDesk();
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
    const shop = paymentDesk();
    shop.answer(order(), refused(status, code), order(), charged);
    shop.payments.pay(shop.request());
    await settled();
    expect([shop.outcomes, phase(shop)]).toEqual([[code], undefined]);
    shop.payments.pay(shop.request());
    await settled();
    expect(shop.calls[2] === shop.calls[0]).toBe(isKept);
  });

  it('makes a new order when that of an earlier press has run out', async () => {
    const shop = paymentDesk();
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
    const shop = paymentDesk();
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
