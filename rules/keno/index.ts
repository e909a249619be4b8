import type { GameRules } from '../gameRules';
import { kenoLineCount, kenoStake } from './price';
import { checkKeno } from './validate';

export const keno: GameRules<'keno'> = {
  check: checkKeno,
  lineCount: kenoLineCount,
  stake: kenoStake,
};
