import { rechargeHref } from '../../../shared/navigation';
import { NotYet } from '../../../features/money/parts/NotYet';
import { useTopUp } from '../../../data/wallet';
import { TransferDetails } from './TransferDetails';

interface TransferProps {
  /** Đồng. */
  amount: number;
  bankId: string | null;
}

/** The code to scan, once the gateway has made one. */
export function Transfer({ amount, bankId }: TransferProps) {
  const { order, error, isLoading, retry, renew } = useTopUp({
    amount,
    bankId,
    returnUrl: rechargeHref(amount, bankId),
  });
  if (order) return <TransferDetails order={order} amount={amount} onRenew={renew} />;
  return (
    <NotYet
      label="Đang tạo mã chuyển khoản"
      height="33rem"
      error={error}
      failure="Chưa tạo được mã chuyển khoản"
      onRetry={retry}
      isRetrying={isLoading}
    />
  );
}
