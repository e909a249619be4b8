import { slotIds } from '@veloc/rules';
import type { StoredOrderLine } from '../orders/line';

/**
 * The letter that a line's ticket is called by: its slot's or, in a game whose tickets have none (Loto), that of its
 * place among the order's lines of the game.
 */
export function ticketLetterOf(items: readonly Pick<StoredOrderLine, 'gameId' | 'ticket'>[], line: number): string {
  const item = items[line];
  if (typeof item?.ticket.code === 'string') return item.ticket.code;
  const place = items.slice(0, line).filter(({ gameId }) => gameId === item?.gameId).length;
  return slotIds[place % slotIds.length] ?? slotIds[0];
}
