import { TICKET_PRICE } from '../games';
import type { GameRules } from '../gameRules';
import { checkLoto } from './validate';

export const loto: GameRules<'loto'> = {
  check: checkLoto,
  // The payout table is per 10,000 staked over all the numbers a type is compared with.
  lineCount: () => 1,
  stake: ({ value }) => value / TICKET_PRICE,
};
