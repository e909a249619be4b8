/** The ticket builder of every game but Classic. */

export type { RandomSource } from '../picks';
export { isEmpty, noPicks, type Picks } from '../slots/picks';
export { randomFill } from '../slots/random';
export { slotsPrice, toTickets } from '../slots/shaping';
export { slotGames, slotMethodOf, type SlotGame } from '../slots/slotGames';
export type { SlotMethod } from '../slots/slotMethod';
export { slotIds, type SlotId } from '../slots/slotRules';
export { createSlots, methodOf, slotsReducer, type Slot, type SlotsAction, type SlotsState } from '../slots/slots';
