import type { Order } from '@veloc/rules';
import { OrderPage } from '../../features/order/parts/OrderPage';
import { useOrderPayment } from './useOrderPayment';

interface PendingOrderProps {
  order: Order;
  /** Told what the order has become. */
  onChanged: (order: Order) => void;
}

/** An order that waits to be paid, with its pay button. */
export function PendingOrder({ order, onChanged }: PendingOrderProps) {
  const payment = useOrderPayment(order);
  return <OrderPage payment={payment} onPaid={(paid) => onChanged(paid.order)} />;
}
