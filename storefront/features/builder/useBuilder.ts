import {
  isEmpty,
  methodOf,
  randomFill,
  slotGames,
  slotMethodOf,
  slotsPrice,
  slotsReducer,
  toTickets,
  type Picks,
  type SlotId,
  type RandomSource,
  type Slot,
  type SlotGame,
  type SlotMethod,
  type SlotsState,
  type LineDraft,
} from '@veloc/rules';
import { startTransition, useState } from 'react';
import { fillTarget } from './slotLabels';
import { useSlots } from './useSlots';

/** The slots of one game, the number of draws, and which slot is being filled. */
export function useBuilder(asked: SlotGame, random: RandomSource) {
  const kept = useSlots(asked);
  const { slots, removed, change } = kept;
  const [openCode, setOpenCode] = useState<SlotId | null>(null);

  const method = methodOf(slots);
  const { gameId, numberPeriod } = slots;
  const { methods, defaultMethod, methodChange } = slotGames[gameId];
  const isDefault = ({ id }: SlotMethod) => Number(id === defaultMethod);
  const slotOf = (code: SlotId): Slot | undefined => slots.slots.find((slot) => slot.code === code);
  const doneCodes = slots.slots.filter(({ isDone }) => isDone).map(({ code }) => code);
  const fillCount = ({ picks: { numbers } }: Pick<Slot, 'picks'>) => fillTarget(method, numbers.length);

  return {
    gameId,
    /** All there is to this builder, as rules read it. */
    state: slots,
    slots: slots.slots,
    method,
    /** The ordinary one first, the others in their order. */
    methods: methods.filter(({ offered }) => offered).toSorted((a, b) => isDefault(b) - isDefault(a)),
    /** Whether a change to that method would empty the slots. */
    clearsWith: (methodId: string) =>
      methodId !== method.id && methodChange(method, slotMethodOf(gameId, methodId)) === 'clears',
    /** How many finished tickets that method would leave unfinished. */
    spoiltBy: (methodId: string) =>
      doneCodes.length -
      slotsReducer(slots, { type: 'setMethod', methodId }).slots.filter(({ isDone }) => isDone).length,
    betAmount: slots.amount,
    numberPeriod,
    setNumberPeriod: kept.setPeriods,
    openCode,
    open: setOpenCode,
    close: () => setOpenCode(null),
    done: doneCodes.length,
    started: slots.slots.filter(({ picks }) => !isEmpty(picks)).length,
    total: slotsPrice(slots),
    setMethod: (methodId: string) => change({ type: 'setMethod', methodId }),
    /** Stake in đồng of the builder, or of one slot. */
    setBetAmount: (amount: number, code?: SlotId) => change({ type: 'setAmount', amount, ...(code ? { code } : {}) }),
    change,
    slotOf,
    /** The method of a slot; that of the next picks while it is empty. */
    methodOf: ({ methodId }: Pick<Slot, 'methodId'>) => (methodId === null ? method : slotMethodOf(gameId, methodId)),
    /** Replaces the parts named. */
    setPicks: (code: SlotId, picks: Partial<Picks>) => change({ type: 'setPicks', code, picks }),
    removeSlot: (code: SlotId) => change({ type: 'removeSlot', code }),
    /** Takes over what a picker's draft has come to; the draws stay as they are. */
    keep: (state: SlotsState) => change({ type: 'restore', removed: state }),
    /** The same of a picker that was left, which can be undone. */
    keepLeft: kept.keepLeft,
    /** The slot whose picks were kept so, while it holds any and `restore` takes them back. */
    left: slots.slots.find((slot) => slot.code === kept.left && !isEmpty(slot.picks))?.code,
    random,
    fillCount,
    /**
     * Fills a slot, or all that are not done when none is named. What they hold stays; a whole ticket is drawn anew.
     */
    fill: (code?: SlotId) => {
      const action = randomFill(slots, {
        random,
        count: fillTarget(method, 0),
        keepsMine: true,
        ...(code ? { codes: [code] } : {}),
      });
      // Six tickets are much to draw: the press is answered first.
      startTransition(() => change(action));
    },
    removeAll: kept.removeAll,
    clearSlot: kept.clearSlot,
    removedCount: removed?.slots.filter((slot) => !isEmpty(slot.picks) && !slots.slots.includes(slot)).length ?? 0,
    restore: kept.restore,
    switchTo: kept.switchTo,
    /** Why the game does not take the tickets in the address; null when it does, or there are none. */
    linkRefusal: kept.linkRefusal,
    lines: (periodId: string): LineDraft[] =>
      toTickets(slots).map((ticket) => ({ gameId, ticket, periodId, numberPeriod })),
    /** Empties the slots that went into the cart; unfinished ones stay. */
    clearDone: () => kept.handOver(doneCodes),
    /** What buying the tickets does to the draft. */
    draftAfter: () => kept.draftAfter(doneCodes),
  };
}

export type Builder = ReturnType<typeof useBuilder>;
