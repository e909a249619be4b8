import { toggleNumber } from '../picks';
import { hasEnough, isEmpty, noPicks, settlePicks, type Picks } from './picks';
import { hasSlotMethod, slotGames, slotMethodOf, type SlotGame } from './slotGames';
import type { SlotMethod } from './slotMethod';
import { slotIds, type SlotId } from './slotRules';

/** One place of a builder. */
export interface Slot {
  code: SlotId;
  picks: Picks;
  /** Method of the picks; null while the slot is empty. */
  methodId: string | null;
  /** The slot's own amount; null where it follows the builder's. */
  amount: number | null;
  /** Whether the slot is a ticket that can be bought. */
  isDone: boolean;
}

/** A ticket builder (spec section 4). */
export interface SlotsState {
  gameId: SlotGame;
  /** The method that the next picks are made for. */
  methodId: string;
  /** Stake in đồng on each play, where the game takes stakes. */
  amount: number;
  /** Draws the tickets take part in. */
  numberPeriod: number;
  slots: readonly Slot[];
}

export type SlotsAction =
  | { type: 'setPicks'; code: SlotId; picks: Partial<Picks> }
  | { type: 'toggle'; code: SlotId; part: 'numbers' | 'specials'; value: number }
  /** Replaces all that the slots hold. */
  | { type: 'fill'; slots: readonly { code: SlotId; picks: Picks }[] }
  | { type: 'setMethod'; methodId: string }
  /** Of one slot, or of the builder when no slot is named. */
  | { type: 'setAmount'; amount: number; code?: SlotId }
  | { type: 'setPeriods'; numberPeriod: number }
  /** Empties the slots for another game or method, as Keno's tabs and play types do. */
  | { type: 'switchTo'; gameId: SlotGame; methodId: string }
  | { type: 'removeSlot'; code: SlotId }
  | { type: 'removeAll' }
  /** Takes a removal back. */
  | { type: 'restore'; removed: SlotsState };

export function createSlots(gameId: SlotGame): SlotsState {
  const { defaultMethod, baseAmount } = slotGames[gameId];
  return { gameId, methodId: defaultMethod, amount: baseAmount, numberPeriod: 1, slots: emptySlots(gameId) };
}

/** The method in use. */
export function methodOf({ gameId, methodId }: Pick<SlotsState, 'gameId' | 'methodId'>): SlotMethod {
  return slotMethodOf(gameId, methodId);
}

/** A method that the game does not have changes nothing. */
export function slotsReducer(state: SlotsState, action: SlotsAction): SlotsState {
  switch (action.type) {
    case 'setPicks':
      return change(state, action.code, (slot) => ({ ...slot, picks: { ...slot.picks, ...action.picks } }));
    case 'toggle':
      return toggled(state, action);
    case 'fill':
      return action.slots.reduce((next, { code, picks }) => change(next, code, (slot) => ({ ...slot, picks })), state);
    case 'setMethod':
      return withMethod(state, action.methodId);
    case 'setAmount':
      return withAmount(state, action);
    case 'setPeriods':
      return { ...state, numberPeriod: settledPeriods(action.numberPeriod) };
    case 'switchTo':
      return switched(state, action);
    case 'removeSlot':
      return change(state, action.code, ({ code }) => emptySlot(code));
    case 'removeAll':
      return { ...state, amount: slotGames[state.gameId].baseAmount, slots: emptySlots(state.gameId) };
    case 'restore':
      return { ...action.removed, numberPeriod: state.numberPeriod };
  }
}

function switched(state: SlotsState, { gameId, methodId }: Pick<SlotsState, 'gameId' | 'methodId'>): SlotsState {
  return hasSlotMethod(gameId, methodId) ? { ...state, gameId, methodId, slots: emptySlots(gameId) } : state;
}

/** What is no count of draws becomes one draw, the default (spec section 9). */
function settledPeriods(count: number): number {
  return Number.isSafeInteger(count) && count >= 1 ? count : 1;
}

function emptySlot(code: SlotId): Slot {
  return { code, picks: noPicks, methodId: null, amount: null, isDone: false };
}

function emptySlots(gameId: SlotGame): Slot[] {
  return slotIds.slice(0, slotGames[gameId].slotCount).map(emptySlot);
}

/** One slot with other picks or another amount; the method in use becomes its own. */
function change(state: SlotsState, code: SlotId, over: (slot: Slot) => Slot): SlotsState {
  const slots = state.slots.map((slot) =>
    slot.code === code ? validated(state, { ...over(slot), methodId: state.methodId }) : slot,
  );
  return { ...state, slots };
}

/** A slot with settled picks, and whether it is done; no picks empty it (spec section 5). */
function validated({ gameId, amount }: SlotsState, slot: Slot): Slot {
  if (slot.methodId === null || isEmpty(slot.picks)) return emptySlot(slot.code);
  const { isAmount, warning, readGroup = asTyped } = slotGames[gameId];
  const method = slotMethodOf(gameId, slot.methodId);
  const picks = settlePicks({ ...slot.picks, groups: slot.picks.groups.map(readGroup) }, method);
  if (isEmpty(picks)) return emptySlot(slot.code);
  const isDone =
    hasEnough(picks, method) && isAmount(slot.amount ?? amount, method) && (warning?.(picks, method) ?? null) === null;
  return { ...slot, picks, isDone };
}

function asTyped(group: string): string {
  return group;
}

function toggled(state: SlotsState, { code, part, value }: Extract<SlotsAction, { type: 'toggle' }>): SlotsState {
  const { most } = methodOf(state)[part];
  return change(state, code, (slot) => {
    const chosen = slot.picks[part];
    // The one special takes the place of the other; there is no row of places to fill.
    const isExchange = part === 'specials' && most === 1 && !chosen.includes(value);
    const numbers = toggleNumber({ numbers: isExchange ? [] : chosen, value, max: most });
    return { ...slot, picks: { ...slot.picks, [part]: numbers } };
  });
}

function withMethod(state: SlotsState, methodId: string): SlotsState {
  if (methodId === state.methodId || !hasSlotMethod(state.gameId, methodId)) return state;
  const next = { ...state, methodId };
  switch (slotGames[state.gameId].methodChange(methodOf(state), methodOf(next))) {
    case 'clears':
      return { ...next, slots: emptySlots(state.gameId) };
    case 'refits':
      return { ...next, slots: state.slots.map((slot) => validated(next, { ...slot, methodId })) };
    case 'leaves':
      return next;
  }
}

function withAmount(state: SlotsState, { amount, code }: Extract<SlotsAction, { type: 'setAmount' }>): SlotsState {
  // An amount that is no number falls back to the base price (spec section 5).
  const settled = Number.isFinite(amount) ? amount : slotGames[state.gameId].baseAmount;
  if (code !== undefined) return withOwnAmount(state, code, settled);
  const next = { ...state, amount: settled };
  return { ...next, slots: state.slots.map((slot) => validated(next, slot)) };
}

function withOwnAmount(state: SlotsState, code: SlotId, amount: number): SlotsState {
  const slots = state.slots.map((slot) => (slot.code === code ? validated(state, { ...slot, amount }) : slot));
  return { ...state, slots };
}
