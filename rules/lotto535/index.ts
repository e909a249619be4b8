import type { GameRules } from '../gameRules';
import { lotto535Unit } from './methods';
import { checkLotto535 } from './validate';

export const lotto535: GameRules<'lotto535'> = {
  check: checkLotto535,
  lineCount: ({ mainNumbers, specialNumbers }) => lotto535Unit(mainNumbers.length, specialNumbers.length),
  stake: () => 1,
};
