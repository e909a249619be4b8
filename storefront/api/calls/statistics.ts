import { contract, type ResultGame } from '@veloc/rules';
import { createAsk } from '../read';
import type { Send } from '../transport';

/** Counts over the newest draws of a game. */
export async function loadStatistics(send: Send, game: ResultGame, draws: number) {
  const { ask } = createAsk(send);
  return ask(contract.drawStatistics, { query: { gameId: game, draws: String(draws) } });
}
