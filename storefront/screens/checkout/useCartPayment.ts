import { cartTotals } from '@veloc/rules';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/ApiProvider';
import { ApiError, messageOf } from '../../api/errors';
import { useCart } from '../../state/cart/useCart';
import { usePayments } from '../../state/payment/usePayments';
import { closeLines, linesToPay, openedLines, openLines, type OpenedLine } from '../../features/order/openedLines';
import { paymentRequest } from '../../features/order/paymentRequest';
import { refusedLines } from './refusedLines';
import { usePayment } from '../../features/order/usePayment';

const CART = 'cart ';
const subjectOf = (lines: readonly OpenedLine[]) => CART + lines.map(({ id, quantity }) => `${id}×${quantity}`).join();

/**
 * Paying the lines of the cart that this checkout has opened with, also after a reload. From the press on it shows what
 * is being paid, though that leaves the cart meanwhile and though the player has been elsewhere.
 */
export function useCartPayment() {
  const api = useApi();
  const { items, chosen, paid, choose, retry } = useCart();
  const { state } = usePayments();
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

  const payment = usePayment({
    subject: underWay?.subject ?? subjectOf(cartLines.length > 0 ? cartLines : (opened ?? [])),
    lines,
    async order(key) {
      const { id, otpRequired } = await api.cartPayment(paymentRequest(lines, cartTotals(lines).total), key);
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
