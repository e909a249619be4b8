import type { GameMethod } from '../gameMethod';
import { KENO_MAX_LEVEL, KENO_NUMBERS, kenoLevelId, kenoMethods } from '../keno/methods';
import { MEGA_DEFAULT_METHOD, MEGA_NUMBERS, megaMethods } from '../mega/methods';
import type { Range } from '../numbers';
import { BASE_PRICE } from '../stake';
import type { SlotCode } from '../games';
import type { TicketByGame } from '../wire/tickets';

/** Games built from plain sets of numbers. */
export type SlotGame = 'keno' | 'mega';

interface Filled {
  code: SlotCode;
  numbers: number[];
  method: GameMethod;
  betAmount: number;
}

interface SlotRules<Game extends SlotGame> {
  numbers: Range;
  methods: readonly GameMethod[];
  defaultMethod: string;
  /** Whether a new method empties the filled slots (spec section 4). */
  methodClears: boolean;
  /** Whether so many numbers are a whole ticket of the method. */
  isComplete(method: GameMethod, count: number): boolean;
  ticket(filled: Filled): TicketByGame[Game];
}

/** The level 'Tự do': a slot's level is the count of its numbers (decision G24). */
export const kenoFreeMethod: GameMethod = {
  id: 'FREE',
  name: 'Tự do',
  lengthGame: KENO_MAX_LEVEL,
  unit: 1,
  offered: true,
};

export const slotGames: { readonly [Game in SlotGame]: SlotRules<Game> } = {
  keno: {
    numbers: KENO_NUMBERS,
    methods: [kenoFreeMethod, ...kenoMethods],
    defaultMethod: kenoFreeMethod.id,
    methodClears: false,
    isComplete: ({ id, lengthGame }, count) =>
      id === kenoFreeMethod.id ? count >= 1 && count <= lengthGame : count === lengthGame,
    ticket: ({ code, numbers, betAmount }) => ({
      code,
      label: 'keno',
      listNumber: numbers,
      playMethod: kenoLevelId(numbers.length),
      betAmount,
      price: BASE_PRICE,
      isDone: true,
    }),
  },
  mega: {
    numbers: MEGA_NUMBERS,
    methods: megaMethods,
    defaultMethod: MEGA_DEFAULT_METHOD,
    methodClears: true,
    isComplete: ({ lengthGame }, count) => count === lengthGame,
    ticket: ({ code, numbers, method: { id, name, lengthGame, unit } }) => ({
      code,
      listNumber: numbers,
      playMethod: { id, name, lengthGame, unit },
      price: BASE_PRICE,
      isDone: true,
    }),
  },
};
