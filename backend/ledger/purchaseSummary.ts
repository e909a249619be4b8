import { gameConfig, type GameId, type PurchaseSummary } from '@veloc/rules';
import type { StoredOrderLine } from '../orders/line';

interface Bought {
  order_game?: GameId | 'cart' | null;
  order_items?: readonly StoredOrderLine[] | null;
  /** Of a movement about one ticket: a refund, a prize. */
  ticket_game?: GameId | null;
  ticket_code?: string | null;
  period_name?: string | null;
}

/** What a movement of money was for, in figures that a list shows; null for what has no order. */
export function purchaseSummary(bought: Bought): PurchaseSummary | null {
  const { order_game, order_items, ticket_game, ticket_code, period_name } = bought;
  if (!order_game || !order_items) return null;
  const items = ticket_game ? order_items.filter(({ gameId }) => gameId === ticket_game) : order_items;
  const names = [...new Set(items.map(({ gameName }) => gameName))];
  const games = [...new Set(items.map(({ gameId }) => gameId))];
  const [gameId = null] = games;
  const [name = ''] = names;
  return {
    gameId: games.length === 1 ? gameId : null,
    name: names.length === 1 ? name : games.length === 1 && gameId ? gameConfig[gameId].title : names.join(', '),
    tickets: ticket_game ? 1 : items.reduce((sum, { quantity }) => sum + quantity, 0),
    periods: ticket_game ? 1 : Math.max(0, ...items.map(({ numberPeriod }) => numberPeriod)),
    ...(period_name ? { periodName: period_name } : {}),
    ...(ticket_code ? { code: ticket_code } : {}),
  };
}
