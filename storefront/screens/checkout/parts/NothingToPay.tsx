import { useEffect, useEffectEvent } from 'react';
import { Redirect } from 'wouter';
import { texts } from '@veloc/rules';
import { ButtonLink, EmptyState } from '@veloc/ui';
import * as styles from '../../../features/order/Order.css';
import { useOrder } from '../../../data/useOrder';
import { usePayments } from '../../../state/payment/usePayments';
import { useCart } from '../../../state/cart/useCart';
import * as paths from '../../../shared/paths';

interface EmptyCheckoutProps {
  /** What this page has shown to be paid until now. */
  subject: string | null;
}

/** Nothing is left to pay: because it has been paid, here or in another tab, or because nothing is chosen. */
export function EmptyCheckout({ subject }: EmptyCheckoutProps) {
  const { orderOf, unacknowledgedOrder } = usePayments();
  const id = (subject === null ? null : orderOf(subject)) ?? unacknowledgedOrder();
  const { order, refresh } = useOrder(id);
  // What was read while it waited, perhaps a moment ago, is not how it stands now that its lines have left the cart.
  const readAgain = useEffectEvent(() => refresh());
  useEffect(() => {
    if (id !== null) readAgain();
  }, [id]);
  if (id !== null && order?.status === 'paid') {
    return <Redirect to={paths.paidCartOf(id)} replace />;
  }
  return <NothingToPay />;
}

/** Opened without a line to pay: by a bookmark, or with every line unticked. */
export function NothingToPay() {
  const { items } = useCart();
  const isEmpty = items.length === 0;
  return (
    <main className={styles.empty}>
      <EmptyState
        title={isEmpty ? texts.cartEmpty : texts.nothingChosen}
        action={<ButtonLink href={isEmpty ? '/' : paths.cart}>{isEmpty ? 'Chọn trò chơi' : 'Về giỏ hàng'}</ButtonLink>}
      />
    </main>
  );
}
