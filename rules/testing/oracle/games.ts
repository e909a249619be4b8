import { gameIds, type GameId } from '../../games';
import type { RandomSource } from '../../picks';
import type { DrawByGame } from '../../registry';
import type { NaiveGame, OracleGame } from './naive';

/** Every game as the oracle reads and tries it: each from the file of its name beside this one. */
const games = Object.fromEntries(
  await Promise.all(
    gameIds.map(async (gameId) => {
      const { oracle } = (await import(/* @vite-ignore */ `./${gameId}.ts`)) as { oracle: unknown };
      return [gameId, oracle];
    }),
  ),
) as { readonly [Game in GameId]: OracleGame<Game> };

export function naiveGame<Game extends GameId>(gameId: Game): NaiveGame<Game> {
  return games[gameId];
}

/** A draw as a game could have it; rare kinds come up more often than in life. */
export function generateDraw<Game extends GameId>(gameId: Game, random: RandomSource): DrawByGame[Game] {
  return games[gameId].generateDraw(random);
}

interface Series<Game extends GameId> {
  gameId: Game;
  random: RandomSource;
  count: number;
  /** Draws the tickets will meet, at least one. */
  draws: readonly DrawByGame[Game][];
  isWide?: boolean;
}

/** Tickets of every method, bao size, play type and stake of a game; `isWide` asks for bao of more than 12 numbers. */
export function generateTickets<Game extends GameId>({
  gameId,
  random,
  count,
  draws,
  isWide = false,
}: Series<Game>): object[] {
  return Array.from({ length: count }, (_, index) => {
    const lucky = draws[Math.floor(random() * draws.length)];
    if (!lucky) throw new Error(`There is no ${gameId} draw, so no ticket could win. Give at least one draw.`);
    return games[gameId].madeTicket({ random, index, lucky, isWide });
  });
}
