import { PageHeader } from '@veloc/ui';
import { useLocation } from 'wouter';
import { useRouteParam } from '../../shared/navigation';
import * as styles from '../../features/order/Order.css';
import { OrderLoader } from '../../features/order/parts/OrderLoader';
import { OrderResult } from '../../features/order/parts/OrderResult';

/** What a Keno order has bought, on slips of six. */
export default function KenoResultScreen() {
  const [, navigate] = useLocation();
  const id = useRouteParam('id');
  return (
    <div className={styles.page}>
      <PageHeader title="Phiếu Keno" onBack={() => navigate('/keno')} />
      <OrderLoader id={id}>{(order) => <OrderResult order={order} />}</OrderLoader>
    </div>
  );
}
