import { slotCodes, TICKET_PRICE, type SlotCode } from '../games';
import type { GameMethod } from '../gameMethod';
import { ascending } from '../numbers';
import { slotGames, type SlotGame } from './slotGames';

/** One of the six places of a builder. */
export interface Slot {
  code: SlotCode;
  /** Ascending. */
  numbers: readonly number[];
  /** Method of the numbers; null while the slot is empty. */
  methodId: string | null;
  /** Whether the numbers are a whole ticket of the method. */
  isDone: boolean;
}

/** A builder of six slots (spec section 4). */
export interface SlotsState {
  gameId: SlotGame;
  /** The method that the next numbers are chosen for. */
  methodId: string;
  /** Stake in đồng on each play, where the game takes stakes. */
  betAmount: number;
  slots: readonly Slot[];
}

export type SlotsAction =
  | { type: 'setNumbers'; code: SlotCode; numbers: readonly number[] }
  | { type: 'fill'; slots: readonly { code: SlotCode; numbers: readonly number[] }[] }
  | { type: 'setMethod'; methodId: string }
  | { type: 'setBetAmount'; betAmount: number }
  | { type: 'removeSlot'; code: SlotCode }
  | { type: 'removeAll' };

export function createSlots(gameId: SlotGame): SlotsState {
  return {
    gameId,
    methodId: slotGames[gameId].defaultMethod,
    betAmount: TICKET_PRICE,
    slots: slotCodes.map(emptySlot),
  };
}

/** The method in use. */
export function methodOf(state: SlotsState): GameMethod {
  const { methods } = slotGames[state.gameId];
  const method = methods.find(({ id }) => id === state.methodId);
  if (!method) {
    throw new Error(
      `"${state.methodId}" is no method of ${state.gameId}, so its slots cannot be judged. Use an id of slotGames.${state.gameId}.methods.`,
    );
  }
  return method;
}

export function slotsReducer(state: SlotsState, action: SlotsAction): SlotsState {
  switch (action.type) {
    case 'setNumbers':
      return withNumbers(state, [action]);
    case 'fill':
      return withNumbers(state, action.slots);
    case 'setMethod':
      return withMethod(state, action.methodId);
    case 'setBetAmount':
      // An amount that is no number falls back to the base stake (spec section 5).
      return { ...state, betAmount: Number.isFinite(action.betAmount) ? action.betAmount : TICKET_PRICE };
    case 'removeSlot':
      return withNumbers(state, [{ code: action.code, numbers: [] }]);
    case 'removeAll':
      return { ...state, betAmount: TICKET_PRICE, slots: slotCodes.map(emptySlot) };
  }
}

function emptySlot(code: SlotCode): Slot {
  return { code, numbers: [], methodId: null, isDone: false };
}

function withMethod(state: SlotsState, methodId: string): SlotsState {
  if (methodId === state.methodId) return state;
  const next = { ...state, methodId };
  return slotGames[state.gameId].methodClears
    ? { ...next, slots: slotCodes.map(emptySlot) }
    : withNumbers(next, next.slots);
}

/** Puts numbers into slots; no numbers empty the slot (spec section 5). */
function withNumbers(state: SlotsState, changes: readonly Pick<Slot, 'code' | 'numbers'>[]): SlotsState {
  const method = methodOf(state);
  const { isComplete } = slotGames[state.gameId];
  const slots = state.slots.map((slot) => {
    const change = changes.find(({ code }) => code === slot.code);
    if (!change) return slot;
    if (change.numbers.length === 0) return emptySlot(slot.code);
    const numbers = ascending(change.numbers);
    return { code: slot.code, numbers, methodId: method.id, isDone: isComplete(method, numbers.length) };
  });
  return { ...state, slots };
}
