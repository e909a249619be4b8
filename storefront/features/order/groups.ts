import { feedOf, slipsOf, type GameId, type Order, type OrderLine } from '@veloc/rules';
import * as paths from '../../shared/paths';

/** Lines of one game, on slips of six where the game prints such. */
export interface GameLines {
  gameId: GameId;
  slips: OrderLine[][];
}

/** The lines of an order by game, in the order they were bought (decision G18). */
export function linesByGame(lines: readonly OrderLine[]): GameLines[] {
  const games = [...new Set(lines.map(({ gameId }) => gameId))];
  return games.map((gameId) => {
    const own = lines.filter((line) => line.gameId === gameId);
    return { gameId, slips: feedOf[gameId] === 'keno' ? slipsOf(own) : [own] };
  });
}

/** The history entry of what an order holds of one game. */
export function entryHref({ id }: Pick<Order, 'id'>, gameId: GameId): string {
  return paths.ticketOf(`${id}.${gameId}`);
}
