import { cartTotals } from '@veloc/rules';
import { useApi } from '../../api/ApiProvider';
import { ApiError } from '../../api/errors';
import { messageOf } from '../../copy/errorMessage';
import { useCart } from '../../state/cart/useCart';
import { usePayments } from '../../state/payment/usePayments';
import { paymentRequest } from './paymentRequest';
import { refusedLines } from './refusedLines';
import { usePayment } from './usePayment';

const CART = 'cart ';

/**
 * Paying the chosen lines of the cart. From the press on it shows what is being paid, though that leaves the cart
 * meanwhile and though the player has been elsewhere.
 */
export function useCartPayment() {
  const api = useApi();
  const { chosen, paid, choose, retry } = useCart();
  const { state } = usePayments();
  const underWay = [...state.views.values()].find(({ subject }) => subject.startsWith(CART));
  const lines = underWay?.lines ?? chosen;

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
    const names = [...new Set(refused.map(({ gameName }) => gameName))].join(', ');
    const rest = refused.length < lines.length ? ' Các vé còn lại vẫn thanh toán được.' : '';
    return `${names}: ${messageOf(error)}${rest}`;
  };

  return usePayment({
    subject: underWay?.subject ?? CART + chosen.map(({ id, quantity }) => `${id}×${quantity}`).join(),
    lines,
    async order(key) {
      const { id, otpRequired } = await api.cartPayment(paymentRequest(lines, cartTotals(lines).total), key);
      return { id, needsProof: otpRequired };
    },
    charge: api.confirmCartPayment,
    onPaid: () => paid(lines),
    onRefused: leaveOut,
  });
}
