import { texts } from '@veloc/rules';
import { Button, EmptyState } from '@veloc/ui';
import { useNotices } from '../../../state/notices/useNotices';
import * as styles from '../RechargeCheckoutScreen.css';

/** A wallet belongs to somebody: topping up asks who that is. */
export function LoginNeeded() {
  const { openLogin } = useNotices();
  return (
    <main className={styles.message}>
      <EmptyState title="Đăng nhập để nạp tiền" action={<Button onClick={openLogin}>{texts.login}</Button>}>
        Tiền nạp vào Ví Vé Lộc của bạn.
      </EmptyState>
    </main>
  );
}
