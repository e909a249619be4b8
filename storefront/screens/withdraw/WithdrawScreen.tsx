import { BackHeader } from '../../shared/layouts/BackHeader';
import { Page, PageLayout, Skeleton } from '@veloc/ui';
import { useBalance } from '../../data/useBalance';
import { usePayoutAccounts } from '../../data/wallet';
import { useSession } from '../../state/contexts';
import { LoginNeeded } from '../../features/money/parts/LoginNeeded';
import { WithdrawForm } from './parts/WithdrawForm';

/** Money out of the wallet, or of the prizes, to the player's own bank account. */
export default function WithdrawScreen() {
  const { isLoggedIn } = useSession();
  const { accounts, isLoading } = usePayoutAccounts();
  const { isLoading: isBalanceLoading } = useBalance();
  return (
    <PageLayout>
      <BackHeader title="Rút tiền" />
      {!isLoggedIn ? (
        <LoginNeeded title="Đăng nhập để rút tiền">Tiền được chuyển về tài khoản ngân hàng của bạn.</LoginNeeded>
      ) : isLoading || isBalanceLoading ? (
        <Page as="main" start={12} aria-busy="true" aria-label="Đang tải tài khoản nhận tiền">
          <Skeleton shape="block" height="3.25rem" />
          <Skeleton shape="block" height="14.125rem" />
          <Skeleton width="9rem" />
          <Skeleton shape="block" height="4rem" />
          <Skeleton shape="block" height="4rem" />
        </Page>
      ) : (
        <WithdrawForm accounts={accounts} />
      )}
    </PageLayout>
  );
}
