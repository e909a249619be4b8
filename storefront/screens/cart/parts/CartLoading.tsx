import { ErrorState, Page, PageHeader, Skeleton } from '@veloc/ui';
import { networkError, messageOf } from '../../../api/errors';
import { DefaultLayout } from '../../../shared/layouts/Layout';
import { useCart } from '../../../state/cart/useCart';

/** The cart of a player on a device that has not seen it yet: its shape while it comes, or why it does not. */
export function CartLoading() {
  const { isLoading, networkStatus, syncErrors, retry } = useCart();
  const isOffline = networkStatus === 'offline';
  const hasFailed = isOffline || (!isLoading && syncErrors.length > 0);
  return (
    <DefaultLayout>
      <PageHeader title="Giỏ hàng" />
      {hasFailed ? (
        <Page as="main" gap={10} start={12}>
          <ErrorState title="Chưa tải được giỏ hàng" onRetry={() => void retry()}>
            {(isOffline ? undefined : syncErrors.at(-1)?.message) ?? messageOf(networkError())}
          </ErrorState>
        </Page>
      ) : (
        <Page as="main" gap={10} start={12} aria-busy="true" aria-label="Đang tải giỏ hàng">
          <Skeleton shape="block" height="10.5rem" />
          <Skeleton shape="block" height="10.5rem" />
          <Skeleton shape="block" height="10.5rem" />
        </Page>
      )}
    </DefaultLayout>
  );
}
