import { toggleNumber, type PlaceCode } from '@veloc/rules';
import { createStore, type Store } from '../../state/store';
import { useStore } from '../../state/useStore';
import type { Builder } from './useBuilder';

interface Picked {
  code: PlaceCode;
  numbers: readonly number[];
}

/** The numbers being picked for one slot, or null when none were touched yet. */
export type Draft = Store<Picked | null>;

export function createDraft(): Draft {
  return createStore<Picked | null>(null);
}

interface Picking {
  draft: Draft;
  builder: Builder;
  code: PlaceCode;
}

/** What is picked in the slot now: the draft's numbers, else the slot's own. */
export function numbersIn({ draft, builder, code }: Picking): readonly number[] {
  const picked = draft.get();
  return picked?.code === code ? picked.numbers : builder.numbersOf(code);
}

/**
 * The numbers picked, and ways to change them. They stay out of the page's own state until the picker is left, so that
 * a press renders what shows them and nothing else.
 */
export function useDraft(picking: Picking) {
  const { draft, builder, code } = picking;
  useStore(draft);
  const numbers = numbersIn(picking);
  const set = (chosen: readonly number[]) => draft.set(() => ({ code, numbers: chosen }));
  return {
    numbers,
    set,
    toggle: (value: number) => set(toggleNumber({ numbers, value, max: builder.method.numbers.most })),
  };
}

/** Puts what was picked into its slot. */
export function keepDraft({ draft, builder, code }: Picking): void {
  const picked = draft.get();
  if (picked?.code === code) builder.setNumbers(code, picked.numbers);
  draft.set(() => null);
}
