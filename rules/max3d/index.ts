import type { GameRules } from '../gameRules';
import { checkMax3d } from './validate';

export const max3d: GameRules<'max3d'> = {
  check: checkMax3d,
  lineCount: ({ playType }) => (playType === 'straightBox' ? 2 : 1),
  stake: () => 1,
};
