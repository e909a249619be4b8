import type { GameRules } from '../gameRules';
import { powerUnit } from './methods';
import { powerPrizesOf } from './prizes';
import { checkPower } from './validate';

export const power: GameRules<'power'> = {
  check: checkPower,
  lineCount: (ticket) => powerUnit(ticket.listNumber.length),
  stake: () => 1,
  prizes: powerPrizesOf,
};
