import type { Order } from '@veloc/rules';
import { ButtonLink, EmptyState } from '@veloc/ui';
import type { ReactNode } from 'react';
import { useOrder } from '../../../data/useOrder';
import { useSession } from '../../../state/contexts';
import { LoginNeeded } from '../../money/parts/LoginNeeded';
import { NotYet } from '../../money/parts/NotYet';
import * as paths from '../../../shared/paths';

interface OrderLoaderProps {
  /** Empty when the address names none. */
  id: string;
  children: (order: Order, refresh: (known?: Order) => void) => ReactNode;
}

/** An order by its id, or what stands in its place: its shape while it loads, why it does not come, whose it is. */
export function OrderLoader({ id, children }: OrderLoaderProps) {
  const { order, error, isLoading, refresh } = useOrder(id || null);
  const { isLoggedIn } = useSession();
  if (!isLoggedIn) return <LoginNeeded title="Đăng nhập để xem đơn hàng" />;
  if (order) return children(order, refresh);
  const way = <ButtonLink href={paths.tickets}>Xem vé của tôi</ButtonLink>;
  return (
    <NotYet
      label="Đang tải đơn hàng"
      height="20rem"
      error={error}
      failure="Chưa tải được đơn hàng"
      onRetry={() => refresh()}
      isRetrying={isLoading}
      missing={
        id === '' ? (
          <EmptyState title="Chưa chọn đơn hàng" action={way}>
            Mọi vé đã mua đều nằm trong Vé của tôi.
          </EmptyState>
        ) : error?.status === 404 ? (
          <EmptyState title="Không tìm thấy đơn hàng" action={way}>
            Đơn hàng không còn, hoặc không phải của bạn.
          </EmptyState>
        ) : null
      }
    />
  );
}
