import { feedOf, type HistoryEntry, type SlotGame, type SlotsState } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { useMemo } from 'react';
import { useTicketHistory } from '../../data/tickets';
import { betLabel } from '../../games/gamePresentations';
import { figuresOf } from '../ticket/TicketFigures';
import { isHeld } from '../ticket/ticketState';
import { slotsWith } from './ticketLink';

/** What a player bought of a game last, as its builder holds it. */
export interface LastSet {
  state: SlotsState;
  /**
   * What it cost for one draw, and '05 12 28 31 40 45' or 'Chẵn'; of several tickets their count before it, since a cut
   * number says nothing.
   */
  label: string;
}

/** The tickets of a purchase, where the builder of its game makes them; null where it does not. */
export function lastSetOf(gameId: SlotGame, { listPeriod }: Pick<HistoryEntry, 'listPeriod'>): LastSet | null {
  // Each draw of a purchase has the same tickets.
  const bought = listPeriod[0]?.tickets ?? [];
  const tickets = bought.flatMap((ticket) => Array.from({ length: ticket.copies }, () => ticket));
  const [first] = tickets;
  const state = slotsWith(gameId, tickets);
  if (!first || !state) return null;
  const price = formatMoney(bought.reduce((sum, ticket) => sum + ticket.price, 0));
  const facts = tickets.length === 1 ? [price, figuresOf(first) || betLabel(first)] : [`${tickets.length} vé`, price];
  return { state, label: facts.join(' · ') };
}

/** What the player bought of this game last; null for a guest, until it is known and where it cannot be bought so again. */
export function useLastSet(gameId: SlotGame): LastSet | null {
  const { items } = useTicketHistory(gameId, feedOf[gameId] !== 'regional');
  const newest = items.find((entry) => entry.gameId === gameId && entry.listPeriod[0]?.tickets.some(isHeld));
  return useMemo(() => (newest ? lastSetOf(gameId, newest) : null), [gameId, newest]);
}
