import type { HistoryEntry } from '@veloc/rules';
import { orderCode } from '../../../features/ticket/orderCode';
import { isHeld } from '../../../features/ticket/ticketState';
import { PictureCard } from './PictureCard';

/** The pictures of one purchase: each ticket of each of its draws. What is not paid for is no ticket yet. */
export function PurchasePictures({ entry: { id, gameId, listPeriod } }: { entry: HistoryEntry }) {
  return listPeriod.flatMap((period) =>
    period.tickets
      .filter(isHeld)
      .map((ticket) => (
        <PictureCard key={ticket.ticketId} gameId={gameId} orderId={orderCode(id)} period={period} ticket={ticket} />
      )),
  );
}
