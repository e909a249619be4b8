import { ButtonLink, EmptyState, PageHeader } from '@veloc/ui';
import { useLocation } from 'wouter';
import { goBack } from '../../app/layouts/goBack';
import * as styles from '../checkout/CheckoutScreen.css';
import { OrderPage } from '../checkout/parts/OrderPage';
import { orderHref } from '../payment/orderHref';
import { usePurchasePayment } from './usePurchasePayment';

/** Confirms what 'Mua ngay' was pressed for (mockup 15). */
export default function PaymentCheckoutScreen() {
  const payment = usePurchasePayment();
  const [, navigate] = useLocation();
  return (
    <div className={styles.page}>
      <PageHeader title="Xác nhận thanh toán" onBack={() => goBack(navigate)} />
      {payment.lines.length === 0 ? (
        <main className={styles.empty}>
          <EmptyState title="Không có vé nào chờ thanh toán" action={<ButtonLink href="/">Chọn trò chơi</ButtonLink>}>
            Chọn số rồi bấm “Mua ngay”, vé sẽ hiện ở đây.
          </EmptyState>
        </main>
      ) : (
        <OrderPage payment={payment} onPaid={({ order }) => navigate(orderHref(order), { replace: true })} />
      )}
    </div>
  );
}
