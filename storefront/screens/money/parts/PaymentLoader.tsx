import { texts } from '@veloc/rules';
import { ButtonLink, EmptyState, ErrorState, Skeleton } from '@veloc/ui';
import type { ReactNode } from 'react';
import type { PaymentDetail } from '../../../api/calls/money';
import { messageOf } from '../../../copy/errorMessage';
import { usePaymentDetail } from '../../../data/usePaymentDetail';
import { useSession } from '../../../state/session/useSession';
import * as styles from '../Money.css';
import { LoginNeeded } from './LoginNeeded';

interface PaymentLoaderProps {
  /** Null when the address names none. */
  id: string | null;
  children: (payment: PaymentDetail, refresh: () => void) => ReactNode;
}

/** A movement of money by its id, read again until it has come to an end, or what stands in its place. */
export function PaymentLoader({ id, children }: PaymentLoaderProps) {
  const { isLoggedIn } = useSession();
  const { payment, error, retry } = usePaymentDetail(id);
  if (!isLoggedIn) return <LoginNeeded title={texts.login}>{texts.transactionsNeedLogin}</LoginNeeded>;
  if (payment) return children(payment, retry);
  if (id !== null && !error) {
    return (
      <main className={styles.content} aria-busy="true" aria-label="Đang tải giao dịch">
        <Skeleton shape="block" height="16rem" />
      </main>
    );
  }
  return (
    <main className={styles.message}>
      {id === null || error?.status === 404 ? (
        <EmptyState
          title="Không tìm thấy giao dịch"
          action={<ButtonLink href="/account/payment-history">Lịch sử thanh toán</ButtonLink>}
        >
          Giao dịch không còn, hoặc không phải của bạn.
        </EmptyState>
      ) : (
        <ErrorState title="Chưa tải được giao dịch" onRetry={retry}>
          {messageOf(error)}
        </ErrorState>
      )}
    </main>
  );
}
