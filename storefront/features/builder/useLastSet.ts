import { feedOf, type HistoryEntry, type SlotGame, type SlotsState } from '@veloc/rules';
import { useMemo } from 'react';
import { useTicketHistory } from '../../data/tickets';
import { betLabel } from '../../games/gamePresentations';
import { figuresOf } from '../ticket/TicketFigures';
import { isHeld } from '../ticket/ticketState';
import { slotsWith } from './ticketLink';

/** What a player bought of a game last, as its builder holds it. */
export interface LastSet {
  state: SlotsState;
  /** '05 12 28 31 40 45', 'Chẵn'; of several tickets their count, since a cut number says nothing. */
  label: string;
}

/** The tickets of a purchase, where the builder of its game makes them; null where it does not. */
export function lastSetOf(gameId: SlotGame, { listPeriod }: Pick<HistoryEntry, 'listPeriod'>): LastSet | null {
  // Each draw of a purchase has the same tickets.
  const tickets = (listPeriod[0]?.tickets ?? []).flatMap((ticket) =>
    Array.from({ length: ticket.copies }, () => ticket),
  );
  const [first] = tickets;
  const state = slotsWith(gameId, tickets);
  if (!first || !state) return null;
  const isOne = tickets.length === 1;
  return { state, label: isOne ? figuresOf(first) || betLabel(first) : `${tickets.length} vé như lần trước` };
}

/** What the player bought of this game last; null for a guest, until it is known and where it cannot be bought so again. */
export function useLastSet(gameId: SlotGame): LastSet | null {
  const { items } = useTicketHistory(gameId, feedOf[gameId] !== 'regional');
  const newest = items.find((entry) => entry.gameId === gameId && entry.listPeriod[0]?.tickets.some(isHeld));
  return useMemo(() => (newest ? lastSetOf(gameId, newest) : null), [gameId, newest]);
}
