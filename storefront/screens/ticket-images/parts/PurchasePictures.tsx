import type { HistoryEntry } from '@veloc/rules';
import { PictureCard } from './PictureCard';

/** The pictures of one purchase: each ticket of each of its draws. */
export function PurchasePictures({ entry: { gameId, listPeriod } }: { entry: HistoryEntry }) {
  return listPeriod.flatMap((period) =>
    period.tickets.map((ticket) => (
      <PictureCard key={ticket.ticketId} gameId={gameId} period={period} ticket={ticket} />
    )),
  );
}
