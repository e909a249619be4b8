import { BackHeader } from '../../shared/layouts/BackHeader';
import { texts } from '@veloc/rules';
import { Button, EmptyState } from '@veloc/ui';
import { usePopups, useSession } from '../../state/contexts';
import { PrintQueue } from './parts/PrintQueue';
import * as styles from './PrintQueueScreen.css';

/** Bought tickets on their way to paper; what the browser prints are the slips alone. */
export default function PrintQueueScreen() {
  const { isLoggedIn } = useSession();
  const { openLogin } = usePopups();
  return (
    <>
      <div className={styles.onScreen}>
        <BackHeader title="Hàng đợi in" />
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
