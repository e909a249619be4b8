import { BackHeader } from '../../shared/layouts/BackHeader';
import { Skeleton } from '@veloc/ui';
import { Suspense } from 'react';
import { usePayoutAccounts } from '../../data/wallet';
import { useSession } from '../../state/contexts';
import * as styles from '../../features/money/Money.css';
import { LoginNeeded } from '../../features/money/parts/LoginNeeded';
import { WithdrawForm } from './parts/WithdrawForm';

/** Money out of the wallet, or of the prizes, to the player's own bank account. */
export default function WithdrawScreen() {
  const { isLoggedIn } = useSession();
  const { accounts, isLoading } = usePayoutAccounts();
  return (
    <div className={styles.page}>
      <BackHeader title="Rút tiền" />
      {!isLoggedIn ? (
        <LoginNeeded title="Đăng nhập để rút tiền">Tiền được chuyển về tài khoản ngân hàng của bạn.</LoginNeeded>
      ) : isLoading ? (
        <main className={styles.content} aria-busy="true" aria-label="Đang tải tài khoản nhận tiền">
          <Skeleton shape="block" height="20rem" />
        </main>
      ) : (
        <Suspense fallback={null}>
          <WithdrawForm accounts={accounts} />
        </Suspense>
      )}
    </div>
  );
}
