import { isGameId, type GameId } from '../games';
import { refuseTicket, type ValidationCode } from '../messages';
import { ok, type Checked } from '../result';

const keno = ['current', 'next'] as const;
const mega = ['tuesday', 'wednesday', 'friday', 'sunday'] as const;
const power = ['tuesday', 'thursday', 'saturday'] as const;
const daily = ['daily'] as const;

export type PeriodWord = (typeof keno | typeof mega | typeof power | typeof daily)[number];

/** The words a period may be named by (spec section 5; wednesday by decision G1). */
export const periodWords: Readonly<Record<GameId, readonly PeriodWord[]>> = {
  keno,
  kenoeo: keno,
  kenoud: keno,
  mega,
  power,
  max3d: daily,
  max3dpro: daily,
  loto: daily,
  classic: daily,
  lotto535: daily,
};

/** Whether a game's period may be named by this word; `choiceOfWord` tells which period is meant. */
export function checkPeriodWord(gameId: unknown, word: unknown): Checked<PeriodWord, ValidationCode> {
  if (!isGameId(gameId)) return refuseTicket('INVALID_GAME');
  const known = periodWords[gameId].find((candidate) => candidate === word);
  return known ? ok(known) : refuseTicket('INVALID_PERIOD');
}
