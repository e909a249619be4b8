import {
  createSlots,
  isEmpty,
  methodOf,
  noPicks,
  randomFill,
  randomPicks,
  slotGames,
  slotMethodOf,
  slotsPrice,
  slotsReducer,
  toTickets,
  type PlaceCode,
  type RandomSource,
  type SlotGame,
  type SlotMethod,
  type SlotsState,
  type Ticket,
} from '@veloc/rules';
import { useReducer, useState } from 'react';
import { fillTarget, INVITED } from './slotWords';

/** What a builder hands over; the cart checks and prices it. */
export interface BuiltLine {
  gameId: SlotGame;
  ticket: Ticket;
  periodId: string;
  numberPeriod: number;
}

/** The six slots of one game, the number of draws, and which slot is being filled. */
export function useBuilder(gameId: SlotGame, random: RandomSource) {
  const [slots, dispatch] = useReducer(slotsReducer, gameId, createSlots);
  const [openCode, setOpenCode] = useState<PlaceCode | null>(null);
  /** The slots before "Xóa tất cả", until something else is chosen. */
  const [removed, setRemoved] = useState<SlotsState | null>(null);

  const method = methodOf(slots);
  const { numberPeriod } = slots;
  const { methods, defaultMethod, methodChange } = slotGames[gameId];
  const isDefault = ({ id }: SlotMethod) => Number(id === defaultMethod);
  const numbersOf = (code: PlaceCode) => slots.slots.find((slot) => slot.code === code)?.picks.numbers ?? [];
  const change: typeof dispatch = (action) => {
    setRemoved(null);
    dispatch(action);
  };

  return {
    gameId,
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
    setBetAmount: (betAmount: number) => change({ type: 'setAmount', amount: betAmount }),
    numbersOf,
    setNumbers: (code: PlaceCode, numbers: readonly number[]) => change({ type: 'setPicks', code, picks: { numbers } }),
    removeSlot: (code: PlaceCode) => change({ type: 'removeSlot', code }),
    /** Fills a slot anew, or all that are not done when none is named. */
    fill: (code?: PlaceCode) =>
      change(randomFill(slots, { random, count: INVITED, ...(code ? { codes: [code] } : {}) })),
    /** `kept` and as many random numbers as make a ticket; a full choice is drawn anew. */
    drawRest: (kept: readonly number[]): readonly number[] =>
      randomPicks({
        gameId,
        method,
        random,
        keep: { ...noPicks, numbers: kept },
        count: fillTarget(method, kept.length),
      }).numbers,
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
    /** The slot to go on with after this one: the next that is not done, else the next in order. */
    nextAfter(code: PlaceCode): PlaceCode {
      const codes = slots.slots.map((slot) => slot.code);
      const at = codes.indexOf(code);
      const order = [...codes.slice(at + 1), ...codes.slice(0, at)];
      const free = order.find((other) => !slots.slots.find((slot) => slot.code === other)?.isDone);
      return free ?? order[0] ?? code;
    },
    /** What these numbers cost for one draw in đồng; 0 while they are no ticket yet. */
    priceOf: (code: PlaceCode, numbers: readonly number[]) =>
      slotsPrice(
        slotsReducer(
          { ...slots, numberPeriod: 1, slots: slots.slots.filter((slot) => slot.code === code) },
          { type: 'setPicks', code, picks: { numbers } },
        ),
      ),
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
