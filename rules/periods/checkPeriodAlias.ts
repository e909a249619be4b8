import { isGameId, mapGames } from '../games';
import { ticketError, type ValidationCode } from '../messages';
import type { PeriodAlias } from './periodAlias';
import { ok, type Checked } from '../result';

export type { PeriodAlias };

/** The words a period may be named by (spec section 5; wednesday by decision G1). */
export const periodAliases = mapGames(({ periodAliases }) => periodAliases);

/** Whether a game's period may be named by this word; `choiceOfAlias` tells which period is meant. */
export function checkPeriodAlias(gameId: unknown, word: unknown): Checked<PeriodAlias, ValidationCode> {
  if (!isGameId(gameId)) return ticketError('INVALID_GAME');
  const known = periodAliases[gameId].find((candidate) => candidate === word);
  return known ? ok(known) : ticketError('INVALID_PERIOD');
}
