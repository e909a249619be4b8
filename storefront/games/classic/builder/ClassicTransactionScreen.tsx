import { BackHeader } from '../../../shared/layouts/BackHeader';
import { texts } from '@veloc/rules';
import { Button, EmptyState } from '@veloc/ui';
import { usePopups, useSession } from '../../../state/contexts';
import { PurchaseList } from '../../../features/ticket/parts/PurchaseList';
import * as styles from '../../../features/ticket/Ticket.css';

/** What the player has bought of Classic, newest first. */
export default function ClassicTransactionScreen() {
  const { isLoggedIn } = useSession();
  const { openLogin } = usePopups();
  return (
    <>
      <BackHeader title="Giao dịch Số Đề" />
      <main className={styles.purchasesPage}>
        {isLoggedIn ? (
          <PurchaseList game="classic" filter="all" />
        ) : (
          <EmptyState title={texts.transactionsNeedLogin} action={<Button onClick={openLogin}>{texts.login}</Button>} />
        )}
      </main>
    </>
  );
}
