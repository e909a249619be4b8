import { ErrorState, PageHeader, Skeleton } from '@veloc/ui';
import { networkError, messageOf } from '../../../api/errors';
import { DefaultLayout } from '../../../shared/layouts/Layout';
import { useCart } from '../../../state/cart/useCart';
import * as styles from '../CartScreen.css';

/** The cart of a player on a device that has not seen it yet: its shape while it comes, or why it does not. */
export function CartLoading() {
  const { isLoading, networkStatus, syncErrors, retry } = useCart();
  const isOffline = networkStatus === 'offline';
  const hasFailed = isOffline || (!isLoading && syncErrors.length > 0);
  return (
    <DefaultLayout>
      <PageHeader title="Giỏ hàng" />
      {hasFailed ? (
        <main className={styles.lines}>
          <ErrorState title="Chưa tải được giỏ hàng" onRetry={() => void retry()}>
            {(isOffline ? undefined : syncErrors.at(-1)?.message) ?? messageOf(networkError())}
          </ErrorState>
        </main>
      ) : (
        <main className={styles.lines} aria-busy="true" aria-label="Đang tải giỏ hàng">
          <Skeleton shape="block" height="10.5rem" />
          <Skeleton shape="block" height="10.5rem" />
          <Skeleton shape="block" height="10.5rem" />
        </main>
      )}
    </DefaultLayout>
  );
}
