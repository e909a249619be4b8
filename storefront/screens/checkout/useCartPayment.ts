import { cartTotals } from '@veloc/rules';
import { useApi } from '../../api/ApiProvider';
import { useCart } from '../../state/cart/useCart';
import { usePayments } from '../../state/payment/usePayments';
import { paymentRequest } from './paymentRequest';
import { usePayment } from './usePayment';

const CART = 'cart ';

/**
 * Paying the chosen lines of the cart. From the press on it shows what is being paid, though that leaves the cart
 * meanwhile and though the player has been elsewhere.
 */
export function useCartPayment() {
  const api = useApi();
  const { chosen, paid } = useCart();
  const { state } = usePayments();
  const underWay = [...state.views.values()].find(({ subject }) => subject.startsWith(CART));
  const lines = underWay?.lines ?? chosen;
  return usePayment({
    subject: underWay?.subject ?? CART + chosen.map(({ id, quantity }) => `${id}×${quantity}`).join(),
    lines,
    async order(key) {
      const { id, otpRequired } = await api.cartPayment(paymentRequest(lines, cartTotals(lines).total), key);
      return { id, needsProof: otpRequired };
    },
    charge: api.confirmCartPayment,
    onPaid: () => paid(lines.map(({ id }) => id)),
  });
}
