import type { GameRules } from '../gameRules';
import { powerUnit } from './methods';
import { checkPower } from './validate';

export const power: GameRules<'power'> = {
  check: checkPower,
  lineCount: (ticket) => powerUnit(ticket.listNumber.length),
  stake: () => 1,
};
