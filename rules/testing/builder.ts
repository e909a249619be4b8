import { createSlots, slotsReducer, type SlotGame, type SlotsAction, type SlotsState } from '../index';

/** A builder after these actions. */
export function play(state: SlotsState, ...actions: readonly SlotsAction[]): SlotsState {
  return actions.reduce(slotsReducer, state);
}

/** A new builder with a method of its own. */
export function builderOf(gameId: SlotGame, methodId: string): SlotsState {
  return play(createSlots(gameId), { type: 'setMethod', methodId });
}

/** A press on each of these balls of slot A, one after the other. */
export function press(part: 'numbers' | 'specials', values: readonly number[]): SlotsAction[] {
  return values.map((value) => ({ type: 'toggle', code: 'A', part, value }));
}

/** What slot A holds. */
export function slotA({ slots: [slot] }: SlotsState) {
  return { numbers: slot?.picks.numbers, specials: slot?.picks.specials, isDone: slot?.isDone };
}
