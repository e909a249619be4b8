import { noPicks, type Picks } from './picks';
import { slotsPrice } from './shaping';
import { methodOf, type SlotsState } from './slots';
import type { PlaceCode } from './slotRules';

/** What each popup of a builder opens with. */
export interface PopupValues {
  numbers: Picks;
  /** Id of the method. */
  playMethod: string;
  /** How many numbers, or groups of digits, a random pick makes. */
  random: number;
  /** Stake in đồng of each new ticket. */
  money: number;
  /** Stake of this slot in đồng. */
  amount: number;
  /** Draws. */
  period: number;
  /** Đồng for this slot over all its draws; 0 while it is no ticket. */
  price: number;
}

/** The current values of the slot that the popups were opened for (spec section 4). */
export function popupValues(state: SlotsState, code: PlaceCode): PopupValues {
  const slots = state.slots.filter((slot) => slot.code === code);
  const { picks = noPicks, methodId = null, amount = null } = slots[0] ?? {};
  return {
    numbers: picks,
    playMethod: methodId ?? state.methodId,
    random: picksOf(picks) || leastPicks(state),
    money: state.amount,
    amount: amount ?? state.amount,
    period: state.numberPeriod,
    price: slotsPrice({ ...state, slots }),
  };
}

function picksOf({ numbers, groups }: Picks): number {
  return numbers.length || groups.filter((group) => group !== '').length;
}

/** A ticket of the method in use: all its numbers, or as many groups as it needs at least. */
function leastPicks(state: SlotsState): number {
  const { numbers, groups } = methodOf(state);
  return numbers.most || groups.least;
}
