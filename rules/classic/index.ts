import type { GameRules } from '../gameRules';
import { checkClassic } from './validate';

export const classic: GameRules<'classic'> = {
  check: checkClassic,
  lineCount: () => 1,
  stake: ({ amount }) => amount,
};
