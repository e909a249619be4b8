import { ticketLetters } from '../games';
import { linePrice } from '../pricing';
import { BASE_PRICE } from '../stake';
import type { ClassicTicket } from './ticket';
import { classicResultId } from './resultId';
import { fitToStock, setAmount, type ChosenStock, type StockTicket } from './stock';

/** The channel and day that a stock belongs to. */
export interface ClassicDraw {
  channelId: string;
  channelName: string;
  /** dd/mm/yyyy. */
  resultDate: string;
}

/**
 * A choice from the stock of one channel and day; numbers are not typed but taken, so it has no slots (decision G15).
 */
export interface ClassicState {
  /** Null until a stock is there. */
  draw: ClassicDraw | null;
  stock: readonly StockTicket[];
  /** Each number once, never more of it than is left. */
  chosen: readonly ChosenStock[];
}

export const noClassicStock: ClassicState = { draw: null, stock: [], chosen: [] };

export type ClassicAction =
  /** Another channel or day empties the choice; the same one fits it to what is left now. */
  | { type: 'setStock'; draw: ClassicDraw; stock: readonly StockTicket[] }
  /** How many tickets of a number; 0 removes it (spec section 5). */
  | { type: 'setAmount'; id: string; amount: number }
  /** Replaces the choice, for instance by what `randomStock` drew. */
  | { type: 'choose'; chosen: readonly ChosenStock[] }
  | { type: 'removeAll' };

export function classicReducer(state: ClassicState, action: ClassicAction): ClassicState {
  switch (action.type) {
    case 'setStock': {
      const { draw, stock } = action;
      return { draw, stock, chosen: isSameDraw(state.draw, draw) ? fitToStock(state.chosen, stock) : [] };
    }
    case 'setAmount': {
      const ticket = state.stock.find(({ id }) => id === action.id);
      return ticket ? { ...state, chosen: setAmount(state.chosen, ticket, action.amount) } : state;
    }
    case 'choose':
      return { ...state, chosen: fitToStock(action.chosen, state.stock) };
    case 'removeAll':
      return { ...state, chosen: [] };
  }
}

/** The chosen numbers as tickets, lettered A to F over and over: a slip holds six. */
export function classicTickets({ draw, chosen }: ClassicState): ClassicTicket[] {
  if (!draw) return [];
  const resultId = classicResultId(draw.channelId, draw.resultDate);
  return chosen.map(({ ticket: { numbers }, amount }, index) => ({
    code: ticketLetters[index % ticketLetters.length] ?? ticketLetters[0],
    numbers,
    amount,
    ...draw,
    resultId,
    price: BASE_PRICE,
    isDone: true,
  }));
}

/** 10,000 đồng for each of the chosen tickets (spec section 9). */
export function classicPrice(state: ClassicState): number {
  return classicTickets(state).reduce(
    (sum, ticket) => sum + linePrice({ gameId: 'classic', ticket, numberPeriod: 1 }),
    0,
  );
}

function isSameDraw(one: ClassicDraw | null, other: ClassicDraw): boolean {
  return one?.channelId === other.channelId && one.resultDate === other.resultDate;
}
