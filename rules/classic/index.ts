import type { GameRules } from '../gameRules';
import { classicPrizesOf } from './prizes';
import { checkClassic } from './validate';

export const classic: GameRules<'classic'> = {
  check: checkClassic,
  lineCount: () => 1,
  stake: ({ amount }) => amount,
  prizes: classicPrizesOf,
};
