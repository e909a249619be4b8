import { texts } from '@veloc/rules';
import { Button, EmptyState, PageHeader } from '@veloc/ui';
import { useLocation } from 'wouter';
import { goBack } from '../../shared/navigation';
import { useNotices, useSession } from '../../state/contexts';
import { PrintQueue } from './parts/PrintQueue';
import * as styles from './PrintQueueScreen.css';

/** Bought tickets on their way to paper; what the browser prints are the slips alone. */
export default function PrintQueueScreen() {
  const [, navigate] = useLocation();
  const { isLoggedIn } = useSession();
  const { openLogin } = useNotices();
  return (
    <>
      <div className={styles.onScreen}>
        <PageHeader title="Hàng đợi in" onBack={() => goBack(navigate)} />
      </div>
      {isLoggedIn ? (
        <PrintQueue />
      ) : (
        <main className={styles.page}>
          <EmptyState title="Đăng nhập để in vé" action={<Button onClick={openLogin}>{texts.login}</Button>} />
        </main>
      )}
    </>
  );
}
