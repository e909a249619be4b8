import type { BookPlace } from '@veloc/rules';
import useSWR from 'swr';
import { useApi, useServerClock } from '../state/contexts';
import type { BookFinding } from './bookFinding';
import { usePlayer } from './player';

/** Tickets of one purchase that are looked at; a receipt has about 3 kB. */
const MOST = 24;

export interface PlacedTicket {
  ticketId: string;
  code: string;
  book: BookPlace;
}

/**
 * Compares tickets whose book is closed with it and with what the shop signed at the payment, without being asked: a shop
 * that lost a ticket would not tell. Empty while nothing is known, as without a network, and while the shop names another
 * key than this device trusts.
 */
export function useBookFindings(orderId: string, tickets: readonly PlacedTicket[]): ReadonlyMap<string, BookFinding> {
  const { send } = useApi();
  const player = usePlayer();
  const now = useServerClock();
  const ids = tickets
    .filter(({ book }) => book.state === 'sealed')
    .slice(0, MOST)
    .map(({ ticketId }) => ticketId);
  const { data } = useSWR(
    player !== null && ids.length > 0 && (['book-findings', player, ...ids] as const),
    async () => {
      // The page does not wait for what checks a signature.
      const { findingsOf } = await import('./bookFinding');
      return findingsOf(send, { orderId, ids, now });
    },
    { revalidateOnFocus: false },
  );
  return data ?? new Map();
}
