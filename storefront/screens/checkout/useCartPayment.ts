import * as v from 'valibot';
import { cartPayment, type OrderLine } from '@veloc/rules';
import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '../../api/errors';
import { useOrder } from '../../data/useOrder';
import { usePayments } from '../../state/payment/usePayments';
import { useApi } from '../../state/contexts';
import { useCart } from '../../state/cart/useCart';
import { closeLines, linesToPay, openedLines, openLines, type OpenedLine } from '../../features/order/openedLines';
import { isOrderOf } from '../../features/order/order';
import { usePayment } from '../../features/order/usePayment';

/** Lines are named when they are judged before the order is made, their draw when it has closed since. */
const refusalSchema = v.union([
  v.object({ items: v.array(v.object({ id: v.string() })) }),
  v.object({ periodId: v.string() }),
]);

/** Those of the lines that the server names as the reason why it does not sell (409 or 422); the others can be paid. */
export function refusedLines(error: unknown, lines: readonly OrderLine[]): OrderLine[] {
  if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 422)) return [];
  const refusal = v.safeParse(refusalSchema, error.data);
  if (!refusal.success) return [];
  const named = refusal.output;
  if ('periodId' in named) return lines.filter(({ periodId }) => periodId === named.periodId);
  return lines.filter((line) => named.items.some(({ id }) => id === line.id));
}

/** The order that an earlier press has made of what is shown, while it waits to be paid or has run out meanwhile. */
export function useOpenedOrder(subject: string | null) {
  const { orderOf } = usePayments();
  const { checkoutSession } = useCart();
  const { order, refresh } = useOrder(subject === null ? null : orderOf(subject), checkoutSession?.order);
  return {
    /** ISO instant until which it can be paid; null when there is none. */
    expiresAt: order?.status === 'pending' ? order.expiresAt : null,
    hasExpired: order?.status === 'expired',
    look: () => refresh(),
  };
}

const CART = 'cart ';
const subjectOf = (lines: readonly OpenedLine[]) => CART + lines.map(({ id, quantity }) => `${id}×${quantity}`).join();

/**
 * Paying the lines of the cart that this checkout has opened with, also after a reload. From the press on it shows what
 * is being paid, though that leaves the cart meanwhile and though the player has been elsewhere.
 */
export function useCartPayment(closed: ReadonlySet<string>) {
  const api = useApi();
  const cart = useCart();
  const { items, paid, choose, retry, checkOut } = useCart();
  const { state, orderOf } = usePayments();
  // What has closed is not paid with the rest, ticked or not.
  const chosen = cart.chosen.filter(({ id }) => !closed.has(id));
  const underWay = [...state.views.values()].find(({ subject }) => subject.startsWith(CART));
  const [opened, setOpened] = useState<readonly OpenedLine[] | null>(openedLines);
  if (opened === null && chosen.length > 0) setOpened(chosen);
  const cartLines = linesToPay(opened, items, chosen);
  const lines = underWay?.lines ?? cartLines;

  // Its lines are known by the ids and quantities that they have by now.
  useEffect(() => {
    if (cartLines.length > 0) openLines(cartLines);
  }, [cartLines]);

  /**
   * Leaves out what the server does not sell, so that one more press pays the rest, and asks how the cart stands now.
   */
  const leaveOut = (error: unknown) => {
    if (error instanceof ApiError && error.kind === 'http') void retry();
    const refused = refusedLines(error, lines);
    if (refused.length === 0) return undefined;
    choose(
      refused.map(({ id }) => id),
      false,
    );
    const sold = cartLines.filter(({ id }) => !refused.some((line) => line.id === id));
    setOpened(sold);
    if (sold.length === 0) closeLines();
    const names = [...new Set(refused.map(({ gameName }) => gameName))].join(', ');
    const rest = refused.length < lines.length ? ' Các vé còn lại vẫn thanh toán được.' : '';
    return `${names}: ${messageOf(error)}${rest}`;
  };

  const subject = underWay?.subject ?? subjectOf(cartLines.length > 0 ? cartLines : (opened ?? []));
  const payment = usePayment({
    subject,
    lines,
    async order(key) {
      // Whether a proof is needed is told by the charge.
      const known = orderOf(subject);
      if (known !== null) return { id: known, needsProof: false };
      if (lines.length === items.length) {
        // One key is for one call.
        const { order } = await checkOut(`${key}.cart`);
        if (isOrderOf(order, lines)) return { id: order.id, needsProof: false };
      }
      const { id, otpRequired } = await api.cartPayment(cartPayment(lines), key);
      return { id, needsProof: otpRequired };
    },
    charge: api.confirmCartPayment,
    onPaid() {
      closeLines();
      paid(lines);
    },
    onRefused: leaveOut,
  });
  return { ...payment, cartLines };
}
