import type { PaymentDetail } from '@veloc/rules';
import { ButtonLink, EmptyState } from '@veloc/ui';
import { useLocation } from 'wouter';
import { rechargeHref } from '../../../shared/navigation';
import { messageOf } from '../../../api/errors';
import { useWaitingTopUp } from '../../../data/wallet';
import { NotYet } from '../../../features/money/parts/NotYet';
import { TopUpAgain } from '../../../features/money/parts/PaymentLinks';
import { moneyKeys } from '../../../data/moneyKeys';
import { TransferDetails } from './TransferDetails';
import * as paths from '../../../shared/paths';

/** The code of a top-up that was asked for before, on this device or another, for as long as it is shown. */
export function WaitingTransfer({ topUp }: { topUp: PaymentDetail }) {
  const { id, amount, bank } = topUp;
  const bankId = bank?.id ?? null;
  const [, navigate] = useLocation();
  const { order, isOver, error, isLoading, retry } = useWaitingTopUp(id);
  if (order) {
    const renew = () => {
      moneyKeys.forget('topUp');
      navigate(rechargeHref(amount, bankId), { replace: true, state: history.state });
    };
    return <TransferDetails order={order} amount={amount} onRenew={renew} />;
  }
  return (
    <NotYet
      label="Đang tải mã chuyển khoản"
      height="33rem"
      error={error}
      failure="Chưa tải được mã chuyển khoản"
      onRetry={retry}
      isRetrying={isLoading}
      missing={
        isOver ? (
          <EmptyState
            title="Mã này không còn dùng nữa"
            action={
              error?.code === 'TOP_UP_EXPIRED' ? (
                <TopUpAgain topUp={topUp} />
              ) : (
                <ButtonLink href={paths.paymentOf(id)}>Xem giao dịch</ButtonLink>
              )
            }
          >
            {messageOf(error)}
          </EmptyState>
        ) : null
      }
    />
  );
}
