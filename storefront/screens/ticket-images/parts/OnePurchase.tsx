import { EmptyState, Skeleton } from '@veloc/ui';
import { LoadFallback } from '../../../shared/LoadFallback';
import { useTicketDetail } from '../../../data/tickets';
import { isHeld, ticketsOf } from '../../../features/ticket/ticketState';
import { PurchasePictures } from './PictureCard';

/** Pictures of the tickets of one purchase. */
export function OnePurchase({ id }: { id: string }) {
  const { detail, error, retry } = useTicketDetail(id);
  if (detail && !ticketsOf(detail).some(isHeld)) {
    return <EmptyState title="Vé này không có ảnh">Ảnh vé có sau khi vé được thanh toán.</EmptyState>;
  }
  if (detail) return <PurchasePictures entry={detail} />;
  return (
    <LoadFallback error={error} failure="Chưa tải được vé" onRetry={retry}>
      <section aria-busy="true" aria-label="Đang tải ảnh vé">
        <Skeleton shape="block" height="18rem" />
      </section>
    </LoadFallback>
  );
}
