import { texts, type Order } from '@veloc/rules';
import { Button, ButtonLink, EmptyState, ErrorState, Skeleton } from '@veloc/ui';
import type { ReactNode } from 'react';
import { messageOf } from '../../../copy/errorMessage';
import { useOrder } from '../../../data/useOrder';
import { useNotices } from '../../../state/notices/useNotices';
import { useSession } from '../../../state/session/useSession';
import * as styles from '../../checkout/CheckoutScreen.css';

interface OrderLoaderProps {
  /** Empty when the address names none. */
  id: string;
  children: (order: Order, refresh: (known?: Order) => void) => ReactNode;
}

/** An order by its id, or what stands in its place: its shape while it loads, why it does not come, whose it is. */
export function OrderLoader({ id, children }: OrderLoaderProps) {
  const { order, error, refresh } = useOrder(id || null);
  const { isLoggedIn } = useSession();
  const { openLogin } = useNotices();
  if (order && isLoggedIn) return children(order, refresh);
  if (isLoggedIn && id !== '' && !error) {
    return (
      <main className={styles.content} aria-busy="true" aria-label="Đang tải đơn hàng">
        <Skeleton shape="block" height="20rem" />
      </main>
    );
  }
  return (
    <main className={styles.empty}>
      {!isLoggedIn ? (
        <EmptyState title="Đăng nhập để xem đơn hàng" action={<Button onClick={openLogin}>{texts.login}</Button>} />
      ) : id === '' ? (
        <EmptyState title="Chưa chọn đơn hàng" action={<ButtonLink href="/account/tickets">Xem vé của tôi</ButtonLink>}>
          Mọi vé đã mua đều nằm trong Vé của tôi.
        </EmptyState>
      ) : error?.status === 404 ? (
        <EmptyState
          title="Không tìm thấy đơn hàng"
          action={<ButtonLink href="/account/tickets">Xem vé của tôi</ButtonLink>}
        >
          Đơn hàng không còn, hoặc không phải của bạn.
        </EmptyState>
      ) : (
        <ErrorState title="Chưa tải được đơn hàng" onRetry={() => refresh()}>
          {messageOf(error)}
        </ErrorState>
      )}
    </main>
  );
}
