import { texts } from '@veloc/rules';
import { Button, ButtonLink, EmptyState, ErrorState, PageHeader, Skeleton } from '@veloc/ui';
import { useLocation, useSearchParams } from 'wouter';
import { messageOf } from '../../copy/errorMessage';
import { usePaymentDetail } from '../../data/usePaymentDetail';
import { useNotices } from '../../state/notices/useNotices';
import { useSession } from '../../state/session/useSession';
import * as styles from '../checkout/CheckoutScreen.css';
import { GatewayOutcome } from './parts/GatewayOutcome';

/** Where a gateway sends its payer back: of the address only the name of the payment counts, the server tells the rest. */
export default function GatewayReturnScreen() {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const id = search.get('id') ?? search.get('vnp_TxnRef');
  const { isLoggedIn } = useSession();
  const { openLogin } = useNotices();
  const { payment, error, retry } = usePaymentDetail(id);
  return (
    <div className={styles.page}>
      <PageHeader title="Kết quả giao dịch" onBack={() => navigate('/')} />
      {payment ? (
        <GatewayOutcome payment={payment} />
      ) : (
        <main className={styles.empty}>
          {!isLoggedIn ? (
            <EmptyState
              title="Đăng nhập để xem giao dịch"
              action={<Button onClick={openLogin}>{texts.login}</Button>}
            />
          ) : id === null || error?.status === 404 ? (
            <EmptyState title="Không tìm thấy giao dịch" action={<ButtonLink href="/account">Về tài khoản</ButtonLink>}>
              Giao dịch không còn, hoặc không phải của bạn.
            </EmptyState>
          ) : error ? (
            <ErrorState title="Chưa kiểm tra được giao dịch" onRetry={retry}>
              {messageOf(error)}
            </ErrorState>
          ) : (
            <div aria-busy="true" aria-label="Đang kiểm tra giao dịch">
              <Skeleton shape="block" height="12rem" />
            </div>
          )}
        </main>
      )}
    </div>
  );
}
