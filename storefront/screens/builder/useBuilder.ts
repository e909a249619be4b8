import {
  createSlots,
  methodOf,
  pickNumbers,
  randomFill,
  slotCodes,
  slotGames,
  slotsPrice,
  slotsReducer,
  toTickets,
  type GameMethod,
  type RandomSource,
  type SlotCode,
  type SlotGame,
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
  const [numberPeriod, setNumberPeriod] = useState(1);
  const [openCode, setOpenCode] = useState<SlotCode | null>(null);
  /** The slots before "Xóa tất cả", until something else is chosen. */
  const [removed, setRemoved] = useState<SlotsState | null>(null);

  const method = methodOf(slots);
  const { methods, defaultMethod, methodClears, numbers: range } = slotGames[gameId];
  const isDefault = ({ id }: GameMethod) => Number(id === defaultMethod);
  const numbersOf = (code: SlotCode) => slots.slots.find((slot) => slot.code === code)?.numbers ?? [];
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
    methodClears,
    range,
    betAmount: slots.betAmount,
    numberPeriod,
    setNumberPeriod,
    openCode,
    open: setOpenCode,
    close: () => setOpenCode(null),
    done: slots.slots.filter(({ isDone }) => isDone).length,
    started: slots.slots.filter(({ numbers }) => numbers.length > 0).length,
    total: slotsPrice(slots, numberPeriod),
    setMethod: (methodId: string) => change({ type: 'setMethod', methodId }),
    setBetAmount: (betAmount: number) => change({ type: 'setBetAmount', betAmount }),
    numbersOf,
    setNumbers: (code: SlotCode, numbers: readonly number[]) => change({ type: 'setNumbers', code, numbers }),
    removeSlot: (code: SlotCode) => change({ type: 'removeSlot', code }),
    /** Fills a slot anew, or all that are not done when none is named. */
    fill: (code?: SlotCode) =>
      change(randomFill(slots, { random, count: INVITED, ...(code ? { codes: [code] } : {}) })),
    /** `kept` and as many random numbers as make a ticket; a full choice is drawn anew. */
    drawRest(kept: readonly number[]): number[] {
      const count = fillTarget(method, kept.length);
      return pickNumbers({ random, ...range, keep: kept.length < count ? kept : [], count });
    },
    removeAll() {
      setRemoved(slots);
      dispatch({ type: 'removeAll' });
    },
    removedCount: removed?.slots.filter(({ numbers }) => numbers.length > 0).length ?? 0,
    restore() {
      if (!removed) return;
      setRemoved(null);
      dispatch({ type: 'setBetAmount', betAmount: removed.betAmount });
      dispatch({ type: 'fill', slots: removed.slots });
    },
    /** The slot to go on with after this one: the next that is not done, else the next in order. */
    nextAfter(code: SlotCode): SlotCode {
      const at = slotCodes.indexOf(code);
      const order = [...slotCodes.slice(at + 1), ...slotCodes.slice(0, at)];
      const free = order.find((other) => !slots.slots.find((slot) => slot.code === other)?.isDone);
      return free ?? order[0] ?? code;
    },
    /** What these numbers cost for one draw in đồng; 0 while they are no ticket yet. */
    priceOf: (code: SlotCode, numbers: readonly number[]) =>
      slotsPrice(
        slotsReducer(
          { ...slots, slots: slots.slots.filter((slot) => slot.code === code) },
          { type: 'setNumbers', code, numbers },
        ),
        1,
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
