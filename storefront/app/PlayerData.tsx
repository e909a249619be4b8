import { useEffect, useEffectEvent, useState } from 'react';
import { paidMessage } from '../features/order/order';
import { usePopups } from '../state/contexts';
import { useOpenPayments } from '../state/payment/usePayments';
import { useBalance } from '../data/useBalance';
import { useOrder } from '../data/useOrder';
import { BalanceListener } from '../data/BalanceListener';
import { useNotificationCount } from '../data/useNotificationCount';

/**
 * Asks how a purchase has ended whose page was left or lost while it was being paid. One that is paid is told like any
 * other, and leaves the builder, which would sell it a second time.
 */
function useUnacknowledgedPurchase(): void {
  const { unacknowledgedPurchase, acknowledge, bought } = useOpenPayments();
  const { succeed } = usePopups();
  const { refresh } = useBalance();
  const [left] = useState(unacknowledgedPurchase);
  const { order } = useOrder(left?.orderId ?? null);
  const isPaid = order?.status === 'paid';

  const tell = useEffectEvent(() => {
    // It may have been paid once more meanwhile, with the same keys, and told.
    const unacknowledged = unacknowledgedPurchase();
    if (!order || unacknowledged?.orderId !== order.id) return;
    acknowledge(order.id);
    bought(unacknowledged.purchase);
    void refresh();
    succeed(paidMessage(unacknowledged.purchase.lines));
  });
  useEffect(() => {
    if (isPaid) tell();
  }, [isPaid]);
}

/**
 * What a login loads beside its cart, on whatever page: the account parameters (spec section 4), the balance as it
 * changes, and how a payment has ended that nobody saw the end of.
 */
export default function PlayerData() {
  useNotificationCount();
  useUnacknowledgedPurchase();
  return <BalanceListener />;
}
