import { feedOf, rulesOf, type DrawByGame, type GameId } from '@veloc/rules';
import type { DrawRecord } from '../../backend/results/drawRecord';

/** The draws a game is settled on. The north draws 27 numbers; its draws are shown and not played. */
export function drawsOfGame<Game extends GameId>(gameId: Game, records: readonly DrawRecord[]): DrawByGame[Game][] {
  return records
    .filter(({ feed, channel }) => feed === feedOf[gameId] && channel?.region !== 'MB')
    .flatMap((record) => rulesOf(gameId).readDraw(record) ?? []);
}
