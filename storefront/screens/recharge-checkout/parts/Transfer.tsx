import { ErrorState, Skeleton } from '@veloc/ui';
import { messageOf } from '../../../copy/errorMessage';
import * as styles from '../RechargeCheckoutScreen.css';
import { useTopUp } from '../useTopUp';
import { TransferDetails } from './TransferDetails';

interface TransferProps {
  /** Đồng. */
  amount: number;
  bankId: string | null;
}

/** The code to scan, once the gateway has made one. */
export function Transfer({ amount, bankId }: TransferProps) {
  const { order, error, retry } = useTopUp(amount, bankId);
  if (order) return <TransferDetails order={order} amount={amount} bankId={bankId} onRenew={retry} />;
  if (error) {
    return (
      <main className={styles.message}>
        <ErrorState title="Chưa tạo được mã chuyển khoản" onRetry={retry}>
          {messageOf(error)}
        </ErrorState>
      </main>
    );
  }
  return (
    <main className={styles.content} aria-busy="true" aria-label="Đang tạo mã chuyển khoản">
      <Skeleton shape="block" height="33rem" />
    </main>
  );
}
