import { useState } from 'react';
import { useApi } from '../../state/contexts';
import { ApiError } from '../../api/errors';
import { subjectOf, type BuyNowPurchase } from '../../state/payment/buyNowPurchase';
import { usePayments } from '../../state/payment/usePayments';
import { usePayment } from '../../features/order/usePayment';
import { purchaseOrder } from '../../features/order/purchaseOrder';

const nothing: BuyNowPurchase = { id: '', gameId: 'keno', lines: [] };

/** Paying what 'Mua ngay' was pressed for; the builder keeps its slots until then. */
export function usePurchasePayment() {
  const api = useApi();
  const { state, bought } = usePayments();
  const purchase = state.purchase ?? nothing;
  const [closedId, setClosedId] = useState<string | null>(null);
  // Once it is paid the purchase is over, and the page goes on showing it until the popup has closed.
  const over = [...state.views.values()].find(
    ({ phase, subject }) => phase === 'paid' && subject.startsWith(subjectOf({ id: '' })),
  );
  const payment = usePayment({
    subject: over?.subject ?? subjectOf(purchase),
    lines: over?.lines ?? purchase.lines,
    async order(key) {
      const { id } = await purchaseOrder(api, purchase, key);
      // Whether a proof is needed is told by the charge.
      return { id, needsProof: false };
    },
    charge: api.payOrder,
    onPaid: () => bought(purchase),
    onRefused(error) {
      if (error instanceof ApiError && error.code === 'PERIOD_CLOSED') setClosedId(purchase.id);
      return undefined;
    },
  });
  /** `isRefused`: the server has said that sales of its draw have ended, which a list of games may not tell. */
  return { ...payment, isRefused: closedId === purchase.id };
}
