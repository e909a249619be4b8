import { PageHeader } from '@veloc/ui';
import { useLocation } from 'wouter';
import { goBack } from '../../app/layouts/goBack';
import { useRouteParam } from '../../app/useRouteParam';
import { useOrder } from '../../data/useOrder';
import * as styles from '../checkout/CheckoutScreen.css';
import { OrderLoader } from '../payment-result/parts/OrderLoader';
import { OrderResult } from '../payment-result/parts/OrderResult';
import { OrderExpiry } from './OrderExpiry';
import { PendingOrder } from './PendingOrder';

/** One order as it stands, with its pay button while it can be paid. */
export default function PaymentScreen() {
  const [, navigate] = useLocation();
  const id = useRouteParam('id');
  const { order: known, refresh: look } = useOrder(id || null);
  const expiresAt = known?.status === 'pending' ? known.expiresAt : null;
  return (
    <div className={styles.page}>
      <PageHeader
        title="Đơn hàng"
        subtitle={expiresAt ? <OrderExpiry key={expiresAt} expiresAt={expiresAt} onEnd={() => look()} /> : undefined}
        onBack={() => goBack(navigate)}
      />
      <OrderLoader id={id}>
        {(order, refresh) =>
          order.status === 'pending' ? (
            <PendingOrder key={order.id} order={order} onChanged={refresh} />
          ) : (
            <OrderResult order={order} />
          )
        }
      </OrderLoader>
    </div>
  );
}
