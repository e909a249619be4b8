import type { GameRules } from '../gameRules';
import { groupsOf } from '../max3d/groups';
import { priceCoefOf } from './methods';
import { checkMax3dPro } from './validate';

export const max3dpro: GameRules<'max3dpro'> = {
  check: checkMax3dPro,
  lineCount: ({ numbers, playMethod }) => priceCoefOf(playMethod?.id ?? 'NORMAL', groupsOf(numbers)),
  stake: () => 1,
};
