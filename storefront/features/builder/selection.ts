import {
  methodOf,
  noPicks,
  randomFill,
  slotsReducer,
  type PlaceCode,
  type Picks,
  type Slot,
  type SlotsAction,
  type SlotsState,
} from '@veloc/rules';
import { useSyncExternalStore } from 'react';
import { createStore, type Store, useDeferredStore, useStore } from '../../lib/store';
import type { SlotPresentation } from './slotPresentation';
import type { Builder } from './useBuilder';

/** The slots as they will be once the picker is confirmed, or null when nothing was touched yet. */
export type PickerSelection = Store<SlotsState | null>;

export function createSelection(): PickerSelection {
  return createStore<SlotsState | null>(null);
}

/** What every part of a picker is given. */
export interface PickerPart {
  builder: Builder;
  /** The slot being filled. */
  code: PlaceCode;
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
 * confirmed, so that a press renders what shows it and nothing else, and leaving the picker otherwise changes nothing.
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

function slotOf({ slots }: SlotsState, code: PlaceCode): Slot {
  return slots.find((one) => one.code === code) ?? { ...emptySlot, code };
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
    /** Keeps what is picked and draws the rest; a full choice is drawn anew. */
    drawRest() {
      const now = selectionOf(part);
      const count = builder.fillCount(slotOf(now, code));
      changeSelection(part, randomFill(now, { random: builder.random, codes: [code], keepsMine: true, count }));
    },
    /** Plays what is picked by another method, where each slot may have its own. */
    setMethod(methodId: string) {
      changeSelection(part, { type: 'setMethod', methodId });
      changeSelection(part, { type: 'setPicks', code, picks: {} });
    },
    clear: () => changeSelection(part, { type: 'removeSlot', code }),
  };
}

const emptySlot: Omit<Slot, 'code'> = { picks: noPicks, methodId: null, amount: null, isDone: false };
