import {
  methodOf,
  noPicks,
  randomFill,
  slotsReducer,
  type SlotId,
  type Picks,
  type Slot,
  type SlotsAction,
  type SlotsState,
} from '@veloc/rules';
import { useSyncExternalStore } from 'react';
import { createStore, type Store, useDeferredStore, useStore } from '../../lib/store';
import { fillTarget, isFree } from './slotLabels';
import type { SlotPresentation } from './slotPresentation';
import type { Builder } from './useBuilder';

/** The slots as they will be once the picker is left, or null when nothing was touched yet. */
export type PickerSelection = Store<SlotsState | null>;

export function createSelection(): PickerSelection {
  return createStore<SlotsState | null>(null);
}

/** What every part of a picker is given. */
export interface PickerPart {
  builder: Builder;
  /** The slot being filled. */
  code: SlotId;
  selection: PickerSelection;
  presentation: SlotPresentation;
}

type Selectable = Pick<PickerPart, 'selection' | 'builder' | 'code'>;

/**
 * The slots as the picker has them now: the selection's, else the page's own, with the method that the slot was filled by.
 */
export function selectionOf({ selection, builder, code }: Selectable): SlotsState {
  const picked = selection.get();
  if (picked) return picked;
  const methodId = builder.slotOf(code)?.methodId ?? builder.state.methodId;
  return methodId === builder.state.methodId ? builder.state : { ...builder.state, methodId };
}

/** Changes the selection by the rules the page itself goes by. */
export function changeSelection(part: Selectable, action: SlotsAction): void {
  part.selection.set(() => slotsReducer(selectionOf(part), action));
}

/** The method picked for, rendering only when it changes. */
export function useSelectionMethod(part: Selectable) {
  const read = () => selectionOf(part).methodId;
  const methodId = useSyncExternalStore(part.selection.subscribe, read);
  return methodOf({ gameId: part.builder.gameId, methodId });
}

/**
 * What is picked in the slot, and ways to change it. It stays out of the page's own state until the picker is
 * left, so that a press renders what shows it and nothing else.
 */
export function useSelection(part: PickerPart) {
  useStore(part.selection);
  return viewOf(part);
}

/** The same for what stands around the numbers, after a pressed number has been painted. */
export function useDeferredSelection(part: PickerPart) {
  useDeferredStore(part.selection);
  return viewOf(part);
}

function slotOf({ slots }: SlotsState, code: SlotId): Slot {
  return slots.find((one) => one.code === code) ?? { ...emptySlot, code };
}

/** What a roll has kept, and up to how many numbers it drew. */
interface Roll {
  kept: Picks;
  count: number;
}

/** The rolls by what has come of them: once the player changes a number, all of them are the player's. */
const rolls = new WeakMap<Picks, Roll>();

/**
 * The roll to make now. A free choice that the slot came with is rolled anew as long as it is, and not up to the most:
 * more numbers are another bet at the same price.
 */
function rollOf(part: PickerPart): Roll {
  const { picks } = slotOf(selectionOf(part), part.code);
  const method = methodOf(selectionOf(part));
  const count = picks.numbers.length;
  const isAsFound = part.selection.get() === null && isFree(method) && count >= fillTarget(method, 0);
  return (
    rolls.get(picks) ??
    (isAsFound ? { kept: noPicks, count } : { kept: picks, count: part.builder.fillCount({ picks }) })
  );
}

function viewOf(part: PickerPart) {
  const { builder, code } = part;
  const state = selectionOf(part);
  const slot = slotOf(state, code);
  return {
    state,
    slot,
    picks: slot.picks,
    method: methodOf(state),
    /** Replaces the parts named. */
    set: (picks: Partial<Picks>) => changeSelection(part, { type: 'setPicks', code, picks }),
    toggle: (value: number, of: 'numbers' | 'specials' = 'numbers') =>
      changeSelection(part, { type: 'toggle', code, part: of, value }),
    /** Keeps what is picked and draws the rest; what was drawn before, and a full choice, is drawn anew. */
    drawRest() {
      const roll = rollOf(part);
      if (roll.kept !== slotOf(selectionOf(part), code).picks)
        changeSelection(part, { type: 'setPicks', code, picks: roll.kept });
      const { random } = builder;
      const fill = randomFill(selectionOf(part), { random, codes: [code], keepsMine: true, count: roll.count });
      changeSelection(part, fill);
      rolls.set(slotOf(selectionOf(part), code).picks, roll);
    },
    /** Plays what is picked by another method, where each slot may have its own. */
    setMethod(methodId: string) {
      changeSelection(part, { type: 'setMethod', methodId });
      changeSelection(part, { type: 'setPicks', code, picks: {} });
    },
    /** How many other tickets the picks' method would leave unfinished. */
    spoils: builder.slots.filter(
      (other, place) => other.code !== code && other.isDone && state.slots[place]?.isDone === false,
    ).length,
    clear: () => changeSelection(part, { type: 'removeSlot', code }),
  };
}

const emptySlot: Omit<Slot, 'code'> = { picks: noPicks, methodId: null, amount: null, isDone: false };
