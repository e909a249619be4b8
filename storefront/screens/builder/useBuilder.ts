import {
  createSlots,
  isEmpty,
  methodOf,
  randomFill,
  slotGames,
  slotMethodOf,
  slotsPrice,
  slotsReducer,
  toTickets,
  type Picks,
  type PlaceCode,
  type RandomSource,
  type Slot,
  type SlotGame,
  type SlotMethod,
  type SlotsState,
  type Ticket,
} from '@veloc/rules';
import { useReducer, useState } from 'react';
import { fillTarget } from './slotWords';

/** What a builder hands over; the cart checks and prices it. */
export interface BuiltLine {
  gameId: SlotGame;
  ticket: Ticket;
  periodId: string;
  numberPeriod: number;
}

/** The slots of one game, the number of draws, and which slot is being filled. */
export function useBuilder(gameId: SlotGame, random: RandomSource) {
  const [slots, dispatch] = useReducer(slotsReducer, gameId, createSlots);
  const [openCode, setOpenCode] = useState<PlaceCode | null>(null);
  /** The slots before "Xóa tất cả", until something else is chosen. */
  const [removed, setRemoved] = useState<SlotsState | null>(null);

  const method = methodOf(slots);
  const { numberPeriod } = slots;
  const { methods, defaultMethod, methodChange } = slotGames[gameId];
  const isDefault = ({ id }: SlotMethod) => Number(id === defaultMethod);
  const slotOf = (code: PlaceCode): Slot | undefined => slots.slots.find((slot) => slot.code === code);
  const fillCount = ({ picks: { numbers } }: Pick<Slot, 'picks'>) => fillTarget(method, numbers.length);
  const change: typeof dispatch = (action) => {
    setRemoved(null);
    dispatch(action);
  };

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
    betAmount: slots.amount,
    numberPeriod,
    setNumberPeriod: (count: number) => dispatch({ type: 'setPeriods', numberPeriod: count }),
    openCode,
    open: setOpenCode,
    close: () => setOpenCode(null),
    done: slots.slots.filter(({ isDone }) => isDone).length,
    started: slots.slots.filter(({ picks }) => !isEmpty(picks)).length,
    total: slotsPrice(slots),
    setMethod: (methodId: string) => change({ type: 'setMethod', methodId }),
    /** Stake in đồng of the builder, or of one slot. */
    setBetAmount: (amount: number, code?: PlaceCode) =>
      change({ type: 'setAmount', amount, ...(code ? { code } : {}) }),
    slotOf,
    /** Replaces the parts named. */
    setPicks: (code: PlaceCode, picks: Partial<Picks>) => change({ type: 'setPicks', code, picks }),
    removeSlot: (code: PlaceCode) => change({ type: 'removeSlot', code }),
    /** Takes over what a picker's draft has come to; the draws stay as they are. */
    keep: (state: SlotsState) => change({ type: 'restore', removed: state }),
    random,
    fillCount,
    /** Fills a slot anew, or all that are not done when none is named; what those hold already stays in them. */
    fill: (code?: PlaceCode) =>
      change(
        randomFill(slots, {
          random,
          count: fillTarget(method, 0),
          ...(code ? { codes: [code] } : { keepsMine: true }),
        }),
      ),
    removeAll() {
      setRemoved(slots);
      dispatch({ type: 'removeAll' });
    },
    removedCount: removed?.slots.filter(({ picks }) => !isEmpty(picks)).length ?? 0,
    restore() {
      if (!removed) return;
      setRemoved(null);
      dispatch({ type: 'restore', removed });
    },
    lines: (periodId: string): BuiltLine[] =>
      toTickets(slots).map((ticket) => ({ gameId, ticket, periodId, numberPeriod })),
    /** Empties the slots that went into the cart; unfinished ones stay. */
    clearDone() {
      setRemoved(null);
      for (const { code, isDone } of slots.slots) if (isDone) dispatch({ type: 'removeSlot', code });
    },
  };
}

export type Builder = ReturnType<typeof useBuilder>;
