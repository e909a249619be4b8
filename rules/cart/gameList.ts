import { gameIds, games, type GameId } from '../games';
import type { GameEntry } from '../wire/periods';

/** The games on sale, each with the most draws a line of it may take part in. */
export type GameList = readonly Pick<GameEntry, 'gameId' | 'maxPeriods'>[];

/** 30 draws for the games that follow Keno's, 1 for Classic, 12 for all others (decision A25); an operator may change it,
 * but for Classic's. */
export function usualMaxPeriods(gameId: GameId): number {
  return games[gameId].maxPeriods;
}

/** All games with their usual limits, for as long as the shop's own list is not known. */
export function usualGames(): GameList {
  return gameIds.map((gameId) => ({ gameId, maxPeriods: usualMaxPeriods(gameId) }));
}
