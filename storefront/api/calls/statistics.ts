import { drawStatisticsSchema, type ResultGame } from '@veloc/rules';
import { read } from '../read';
import type { Send } from '../transport';

/** Counts over the newest draws of a game. */
export async function loadStatistics(send: Send, game: ResultGame, draws: number) {
  return read(
    drawStatisticsSchema,
    await send({
      method: 'GET',
      path: '/client-game-results/statistics',
      auth: 'none',
      query: { gameId: game, draws },
    }),
  );
}
