import { PageHeader } from '@veloc/ui';
import { useLocation } from 'wouter';
import { goBack } from '../../../shared/layouts/goBack';
import * as styles from '../../../features/money/Money.css';
import { PaymentLoader } from '../../../features/money/parts/PaymentLoader';
import { PaymentReceipt } from './PaymentReceipt';

/** One movement of money, looked at again until it has come to an end. */
export function PaymentPage({ id }: { id: string }) {
  const [, navigate] = useLocation();
  return (
    <div className={styles.page}>
      <PageHeader title="Chi tiết giao dịch" onBack={() => goBack(navigate)} />
      <PaymentLoader id={id}>
        {(payment, refresh) => <PaymentReceipt payment={payment} onChanged={refresh} />}
      </PaymentLoader>
    </div>
  );
}
