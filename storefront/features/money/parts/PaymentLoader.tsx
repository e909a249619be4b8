import { texts, type PaymentDetail } from '@veloc/rules';
import { ButtonLink, EmptyState } from '@veloc/ui';
import type { ReactNode } from 'react';
import { usePaymentDetail } from '../../../data/wallet';
import { useSession } from '../../../state/contexts';
import { LoginNeeded } from './LoginNeeded';
import { NotYet } from './NotYet';
import * as paths from '../../../shared/paths';

interface PaymentLoaderProps {
  /** Null when the address names none. */
  id: string | null;
  children: (payment: PaymentDetail, refresh: () => void) => ReactNode;
}

/** A movement of money by its id, read again until it has come to an end, or what stands in its place. */
export function PaymentLoader({ id, children }: PaymentLoaderProps) {
  const { isLoggedIn } = useSession();
  const { payment, error, isLoading, retry } = usePaymentDetail(id);
  if (!isLoggedIn) return <LoginNeeded title={texts.login}>{texts.transactionsNeedLogin}</LoginNeeded>;
  if (payment) return children(payment, retry);
  return (
    <NotYet
      label="Đang tải giao dịch"
      height="16rem"
      error={error}
      failure="Chưa tải được giao dịch"
      onRetry={retry}
      isRetrying={isLoading}
      missing={
        id === null || error?.status === 404 ? (
          <EmptyState
            title="Không tìm thấy giao dịch"
            action={<ButtonLink href={paths.payments}>Xem mọi giao dịch</ButtonLink>}
          >
            Giao dịch không còn, hoặc không phải của bạn.
          </EmptyState>
        ) : null
      }
    />
  );
}
