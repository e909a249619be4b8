import { ButtonLink, EmptyState } from '@veloc/ui';
import { Redirect } from 'wouter';
import { useOrder } from '../../data/useOrder';
import { usePayments } from '../../state/payment/usePayments';
import * as styles from '../../features/order/Order.css';
import { orderHref } from '../../features/order/order';

interface EmptyPurchaseProps {
  /** What this page has shown to be paid until now. */
  subject: string | null;
}

/** Nothing is left to buy: because it has been paid, or because nothing was chosen. */
export function EmptyPurchase({ subject }: EmptyPurchaseProps) {
  const { orderOf } = usePayments();
  const { order } = useOrder(subject === null ? null : orderOf(subject));
  if (order?.status === 'paid') return <Redirect to={orderHref(order)} replace />;
  return (
    <main className={styles.empty}>
      <EmptyState title="Không có vé nào chờ thanh toán" action={<ButtonLink href="/">Chọn trò chơi</ButtonLink>}>
        Chọn số rồi bấm “Mua ngay”, vé sẽ hiện ở đây.
      </EmptyState>
    </main>
  );
}
