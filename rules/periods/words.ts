import { isGameId, mapGames } from '../games';
import { ticketError, type ValidationCode } from '../messages';
import type { PeriodWord } from './periodWord';
import { ok, type Checked } from '../result';

export type { PeriodWord };

/** The words a period may be named by (spec section 5; wednesday by decision G1). */
export const periodWords = mapGames(({ words }) => words);

/** Whether a game's period may be named by this word; `choiceOfWord` tells which period is meant. */
export function checkPeriodWord(gameId: unknown, word: unknown): Checked<PeriodWord, ValidationCode> {
  if (!isGameId(gameId)) return ticketError('INVALID_GAME');
  const known = periodWords[gameId].find((candidate) => candidate === word);
  return known ? ok(known) : ticketError('INVALID_PERIOD');
}
