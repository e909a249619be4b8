import type { SlotCode } from '../games';
import { pickNumbers, type RandomSource } from '../picks';
import { linePrice } from '../pricing';
import type { TicketByGame } from '../wire/tickets';
import { kenoFreeMethod, slotGames, type SlotGame } from './slotGames';
import { methodOf, type SlotsAction, type SlotsState } from './slots';

/** The filled slots as tickets, in slot order; unfinished slots are left out. */
export function toTickets(state: SlotsState): TicketByGame[SlotGame][] {
  const method = methodOf(state);
  const { betAmount } = state;
  return state.slots
    .filter(({ isDone }) => isDone)
    .map(({ code, numbers }) => slotGames[state.gameId].ticket({ code, numbers: [...numbers], method, betAmount }));
}

/** Price in đồng of all filled slots over so many draws. */
export function slotsPrice(state: SlotsState, numberPeriod: number): number {
  return toTickets(state).reduce((sum, ticket) => sum + linePrice({ gameId: state.gameId, ticket, numberPeriod }), 0);
}

interface RandomFill {
  random: RandomSource;
  /** The slots to fill anew; left out, every slot that is not done. */
  codes?: readonly SlotCode[];
  /** Numbers a slot where the method leaves that open; left out, any count it allows. */
  count?: number;
}

/** The action that fills slots with random numbers. The dice roll here, so that the reducer stays pure. */
export function randomFill(state: SlotsState, { random, codes, count }: RandomFill): SlotsAction {
  const method = methodOf(state);
  const { numbers } = slotGames[state.gameId];
  const chosen = codes ?? state.slots.filter(({ isDone }) => !isDone).map(({ code }) => code);
  const sizeOf = () => {
    if (method.id !== kenoFreeMethod.id) return method.lengthGame;
    return Math.min(count ?? 1 + Math.floor(random() * method.lengthGame), method.lengthGame);
  };
  return {
    type: 'fill',
    slots: chosen.map((code) => ({ code, numbers: pickNumbers({ random, ...numbers, count: sizeOf() }) })),
  };
}
