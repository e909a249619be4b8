import { isGameId } from '../games';
import { ticketError, type ValidationCode } from '../messages';
import { ok, type Checked } from '../result';
import { feedOf, LONGEST_ID, readPeriodId } from './ids';
import { checkPeriodAlias, periodAliases, type PeriodAlias } from './checkPeriodAlias';

/** The period a request names: the one on sale, one of the specification's words, or an id. */
export type PeriodRequest = { kind: 'onSale' } | { kind: 'word'; word: PeriodAlias } | { kind: 'id'; id: string };

/**
 * Reads the period of a request as far as that needs no calendar: null (or nothing) is the period on sale, a string one
 * of the game's words or a period's id (decision G27). Another game's word and another game's id are INVALID_PERIOD,
 * and so is an id of a regional game that names no day and channel (decision G22).
 */
export function checkPeriodRequest(gameId: unknown, named: unknown): Checked<PeriodRequest, ValidationCode> {
  if (!isGameId(gameId)) return ticketError('INVALID_GAME');
  if (named === null || named === undefined) return ok({ kind: 'onSale' });
  const word = checkPeriodAlias(gameId, named);
  if (word.ok) return ok({ kind: 'word', word: word.value });
  if (typeof named !== 'string' || named === '' || named.length > LONGEST_ID) return ticketError('INVALID_PERIOD');
  const [game] = named.split(':', 1);
  const isForeign = isGameId(game) ? game !== gameId : isWordOfAnyGame(named);
  const lacksChannel = feedOf[gameId] === 'regional' && readPeriodId(named) === null;
  return isForeign || lacksChannel ? ticketError('INVALID_PERIOD') : ok({ kind: 'id', id: named });
}

function isWordOfAnyGame(named: string): boolean {
  return Object.values(periodAliases).some((words) => words.some((word) => word === named));
}
