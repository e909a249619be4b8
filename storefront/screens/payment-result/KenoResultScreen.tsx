import { PageHeader } from '@veloc/ui';
import { useLocation } from 'wouter';
import { useRouteParam } from '../../app/useRouteParam';
import * as styles from '../checkout/CheckoutScreen.css';
import { OrderLoader } from './parts/OrderLoader';
import { OrderResult } from './parts/OrderResult';

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
