import { feedOf, gameOfFeed, readPeriodId, resultGames, vietnamDate, type ResultGame } from '@veloc/rules';
import { presentationOf } from '../../games/gamePresentations';

/** Ms before a draw from which a waiting ticket is on stage. */
export const STAGE_OPENS = 300_000;

/** A draw that has a stage: its game, its id, and its day as dd/mm/yyyy. */
export interface StagedDraw {
  game: ResultGame;
  /** Of the draw, and of its period in the game that it is named for. */
  id: string;
  resultDate: string;
}

/** The draw of a period of any game; null where it is none, or has no stage. */
export function stagedDraw(periodId: string): StagedDraw | null {
  const named = readPeriodId(periodId);
  const game = named && resultGames.find((known) => known === gameOfFeed(feedOf[named.gameId]));
  if (!named || !game || presentationOf(game).drawnCount === undefined) return null;
  return {
    game,
    id: periodId.replace(/^[^:]*/, game),
    resultDate: vietnamDate(`${named.day}T00:00:00+07:00`),
  };
}
