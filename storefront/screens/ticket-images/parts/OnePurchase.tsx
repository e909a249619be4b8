import { ErrorState, Skeleton } from '@veloc/ui';
import { messageOf } from '../../../copy/errorMessage';
import { useTicketDetail } from '../../../data/useTicketDetail';
import { PurchasePictures } from './PurchasePictures';

/** Pictures of the tickets of one purchase. */
export function OnePurchase({ id }: { id: string }) {
  const { detail, error, retry } = useTicketDetail(id);
  if (detail) return <PurchasePictures entry={detail} />;
  if (error) {
    return (
      <ErrorState title="Chưa tải được vé" onRetry={retry}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  return (
    <section aria-busy="true" aria-label="Đang tải ảnh vé">
      <Skeleton shape="block" height="18rem" />
    </section>
  );
}
