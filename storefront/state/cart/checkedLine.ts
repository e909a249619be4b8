import {
  ok,
  orderLine,
  checkAdding,
  type Checked,
  type GameId,
  type GameList,
  type OrderLine,
  type LineCheck,
} from '@veloc/rules';

/** What a builder hands to the cart; the price follows from the ticket. */
export interface LineDraft {
  gameId: GameId;
  ticket: object;
  periodId: string | null;
  /** @default 1 */
  numberPeriod?: number;
  /** @default 1 */
  quantity?: number;
}

interface Checking {
  /** What the shop sells now. */
  games: GameList;
  check: LineCheck;
}

/** The line of a draft under `id`, or the sentence why there is none. */
export function checkedLine(draft: LineDraft, id: string, { games, check }: Checking): Checked<OrderLine> {
  const priced = checkAdding(draft, games, check);
  return priced.ok ? ok(orderLine(priced.value, id)) : priced;
}
