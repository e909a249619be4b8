import { createSlots, slotsReducer, type SlotId, type Picks, type SlotGame, type SlotsState } from '@veloc/rules';

/** Slots as somebody else has written them down: this browser some time ago, or the maker of a link. */
export interface PreparedSlots {
  methodId: string;
  /** Stake in đồng. */
  amount: number;
  /** Draws. */
  numberPeriod: number;
  slots: readonly { code: SlotId; picks: Picks; methodId: string | null; amount: number | null }[];
}

/** A builder with these slots, each filled by the rules it is filled by in hand; what they do not take is left out. */
export function builderWith(gameId: SlotGame, prepared: PreparedSlots): SlotsState {
  const { methodId, amount, numberPeriod, slots } = prepared;
  let state = createSlots(gameId);
  const step = (action: Parameters<typeof slotsReducer>[1]) => {
    state = slotsReducer(state, action);
  };
  step({ type: 'setMethod', methodId });
  step({ type: 'setAmount', amount });
  step({ type: 'setPeriods', numberPeriod });
  for (const slot of slots) {
    if (slot.methodId !== null) step({ type: 'setMethod', methodId: slot.methodId });
    step({ type: 'setPicks', code: slot.code, picks: slot.picks });
    if (slot.amount !== null) step({ type: 'setAmount', code: slot.code, amount: slot.amount });
  }
  step({ type: 'setMethod', methodId });
  return state;
}
