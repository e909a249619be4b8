import type { GameRules } from '../gameRules';
import { megaLineCount } from './price';
import { checkMega } from './validate';

export const mega: GameRules<'mega'> = {
  check: checkMega,
  lineCount: megaLineCount,
  stake: () => 1,
};
