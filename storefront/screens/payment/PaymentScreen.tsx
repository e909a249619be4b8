import { PageHeader } from '@veloc/ui';
import { useLocation } from 'wouter';
import { goBack } from '../../shared/layouts/goBack';
import { useRouteParam } from '../../shared/useRouteParam';
import { useOrder } from '../../data/useOrder';
import * as styles from '../../features/order/Order.css';
import { OrderLoader } from '../../features/order/parts/OrderLoader';
import { OrderResult } from '../../features/order/parts/OrderResult';
import { OrderExpiry } from '../../features/order/OrderExpiry';
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
