import type { HistoryEntry } from '@veloc/rules';
import { isHeld } from '../../ticket/ticketState';
import { PictureCard } from './PictureCard';

/** The pictures of one purchase: each ticket of each of its draws. What is not paid for is no ticket yet. */
export function PurchasePictures({ entry: { gameId, listPeriod } }: { entry: HistoryEntry }) {
  return listPeriod.flatMap((period) =>
    period.tickets
      .filter(isHeld)
      .map((ticket) => <PictureCard key={ticket.ticketId} gameId={gameId} period={period} ticket={ticket} />),
  );
}
