import { ErrorState, PageHeader, Skeleton } from '@veloc/ui';
import { useState } from 'react';
import { networkError, messageOf } from '../../../api/errors';
import { DefaultLayout } from '../../../shared/layouts/Layout';
import { useCart } from '../../../state/cart/useCart';
import * as styles from '../CartScreen.css';

/** The cart of a player on a device that has not seen it yet: its shape while it comes, or why it does not. */
export function CartLoading() {
  const { networkStatus, syncErrors, retry } = useCart();
  const [isTrying, setTrying] = useState(false);
  const isOffline = networkStatus === 'offline';
  const hasFailed = !isTrying && (isOffline || syncErrors.length > 0);
  const tryAgain = () => {
    setTrying(true);
    void retry().finally(() => setTrying(false));
  };
  return (
    <DefaultLayout>
      <PageHeader title="Giỏ hàng" />
      {hasFailed ? (
        <main className={styles.lines}>
          <ErrorState title="Chưa tải được giỏ hàng" onRetry={tryAgain}>
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
