import type { Order } from '@veloc/rules';
import { PageHeader, PageLayout } from '@veloc/ui';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useApi } from '../../state/contexts';
import { usePayment } from '../../features/order/usePayment';
import { linesOf } from '../../features/order/order';
import { OrderPage } from '../../features/order/parts/OrderPage';
import { goBack, useRouteParam } from '../../shared/navigation';
import { useOrder } from '../../data/useOrder';
import { OrderLoader } from '../../features/order/parts/OrderLoader';
import { OrderResult } from '../../features/order/parts/OrderResult';
import { OrderExpiry } from '../../features/order/OrderExpiry';

/** Paying an order that the server has made already. */
function useOrderPayment(order: Order) {
  const api = useApi();
  const lines = useMemo(() => linesOf(order), [order]);
  return usePayment({
    subject: `order ${order.id}`,
    lines,
    order: async () => ({ id: order.id, needsProof: false }),
    charge: api.payOrder,
  });
}

interface PendingOrderProps {
  order: Order;
  /** Told what the order has become. */
  onChanged: (order: Order) => void;
}

/** An order that waits to be paid, with its pay button. */
function PendingOrder({ order, onChanged }: PendingOrderProps) {
  const payment = useOrderPayment(order);
  return <OrderPage payment={payment} onPaid={(paid) => onChanged(paid.order)} />;
}

/** One order as it stands, with its pay button while it can be paid. */
export default function PaymentScreen() {
  const [, navigate] = useLocation();
  const id = useRouteParam('id');
  const { order: known, refresh: look } = useOrder(id || null);
  const expiresAt = known?.status === 'pending' ? known.expiresAt : null;
  return (
    <PageLayout>
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
    </PageLayout>
  );
}
