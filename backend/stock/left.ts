import { stockTakenBy, type GameLine } from '@veloc/rules';
import { sql } from 'kysely';
import { HttpError } from '../http/httpError';

/** Tickets of a number that nobody has bought, as SQL over `classic_stock`. */
export const stockLeft = sql<number>`classic_stock.supplied - classic_stock.sold`;

/** 'Số 2768 chỉ còn 3 vé. Vui lòng chọn lại.' */
export function soldOutSentence(numbers: string, left: number): string {
  return left > 0
    ? `Số ${numbers} chỉ còn ${left} vé. Vui lòng chọn lại.`
    : `Số ${numbers} đã hết vé. Vui lòng chọn số khác.`;
}

export function soldOut(numbers: string, left: number): HttpError {
  return new HttpError(409, 'SOLD_OUT', soldOutSentence(numbers, left), { numbers, left });
}

/** So many tickets of one number of one draw. */
export interface WantedStock {
  periodId: string;
  numbers: string;
  count: number;
}

export type StockLine = GameLine & { periodId: string | null; quantity: number };

/** What a line takes from the stock; null for the games that have none. */
export function wantedStock(line: StockLine): WantedStock | null {
  const taken = stockTakenBy(line.gameId, line.ticket);
  if (taken === null || line.periodId === null) return null;
  return { periodId: line.periodId, numbers: taken.numbers, count: taken.amount * line.quantity };
}
