import { texts } from '@veloc/rules';
import { ButtonLink, EmptyState, ErrorState, PageHeader, Skeleton } from '@veloc/ui';
import { useLocation } from 'wouter';
import { goBack } from '../../../app/layouts/goBack';
import { messageOf } from '../../../copy/errorMessage';
import { usePaymentDetail } from '../../../data/usePaymentDetail';
import { useSession } from '../../../state/session/useSession';
import * as styles from '../../money/Money.css';
import { LoginNeeded } from '../../money/parts/LoginNeeded';
import { PaymentReceipt } from './PaymentReceipt';

/** One movement of money, looked at again until it has come to an end. */
export function PaymentPage({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const { isLoggedIn } = useSession();
  const { payment, error, retry } = usePaymentDetail(id);
  return (
    <div className={styles.page}>
      <PageHeader title="Chi tiết giao dịch" onBack={() => goBack(navigate)} />
      {!isLoggedIn ? (
        <LoginNeeded title={texts.login}>{texts.transactionsNeedLogin}</LoginNeeded>
      ) : payment ? (
        <PaymentReceipt payment={payment} onChanged={retry} />
      ) : (
        <main className={styles.message}>
          {error?.status === 404 ? (
            <EmptyState
              title="Không tìm thấy giao dịch"
              action={<ButtonLink href="/account/payment-history">Lịch sử thanh toán</ButtonLink>}
            >
              Giao dịch không còn, hoặc không phải của bạn.
            </EmptyState>
          ) : error ? (
            <ErrorState title="Chưa tải được giao dịch" onRetry={retry}>
              {messageOf(error)}
            </ErrorState>
          ) : (
            <div aria-busy="true" aria-label="Đang tải giao dịch">
              <Skeleton shape="block" height="16rem" />
            </div>
          )}
        </main>
      )}
    </div>
  );
}
