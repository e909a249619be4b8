import { texts } from '@veloc/rules';
import { Button, EmptyState, PageHeader } from '@veloc/ui';
import { useLocation } from 'wouter';
import { goBack } from '../../shared/navigation';
import { useNotices, useSession } from '../../state/contexts';
import { PurchaseList } from '../../features/ticket/parts/PurchaseList';
import * as styles from '../../features/ticket/Purchases.css';

/** What the player has bought of Classic, newest first. */
export default function ClassicTransactionScreen() {
  const [, navigate] = useLocation();
  const { isLoggedIn } = useSession();
  const { openLogin } = useNotices();
  return (
    <>
      <PageHeader title="Giao dịch Số Đề" onBack={() => goBack(navigate)} />
      <main className={styles.page}>
        {isLoggedIn ? (
          <PurchaseList game="classic" filter="all" />
        ) : (
          <EmptyState title={texts.transactionsNeedLogin} action={<Button onClick={openLogin}>{texts.login}</Button>} />
        )}
      </main>
    </>
  );
}
