import { cartTotals, type CartLineAnswer, type GameId } from '@veloc/rules';

/** Lines and đồng of each game in a cart, in the order its first line was added. */
export function summaryOf(items: readonly CartLineAnswer[]): { gameId: GameId; count: number; total: number }[] {
  const games = [...new Set(items.map(({ gameId }) => gameId))];
  return games.map((gameId) => {
    const { count, total } = cartTotals(items.filter((item) => item.gameId === gameId));
    return { gameId, count, total };
  });
}
