import { ticketLetters } from '../games';
import { linePrice } from '../pricing';
import type { TicketByGame } from '../registry';
import { slotGames, slotMethodOf, type SlotGame } from './slotGames';
import { slotIds } from './slotRules';
import type { Slot, SlotsState } from './slots';

/** The finished slots as tickets, in slot order; the others are left out. */
export function toTickets(state: SlotsState): TicketByGame[SlotGame][] {
  return state.slots.flatMap((slot) => ticketOf(state, slot) ?? []);
}

function ticketOf(state: SlotsState, { code, picks, methodId, amount, isDone }: Slot) {
  if (!isDone || methodId === null) return null;
  return slotGames[state.gameId].ticket({
    code: ticketLetters[slotIds.indexOf(code) % ticketLetters.length] ?? ticketLetters[0],
    picks,
    method: slotMethodOf(state.gameId, methodId),
    amount: amount ?? state.amount,
  });
}

/** Price in đồng of all finished slots over their draws. */
export function slotsPrice(state: SlotsState): number {
  const { gameId, numberPeriod } = state;
  return toTickets(state).reduce((sum, ticket) => sum + linePrice({ gameId, ticket, numberPeriod }), 0);
}
