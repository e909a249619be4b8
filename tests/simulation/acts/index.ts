import type { OtherAct, PlayerAct } from '../kinds';
import { account } from './account';
import { guessing } from './guessing';
import { intruding } from './intruding';
import { money } from './money';
import { bank, type OtherDo } from './bank';
import { operator } from './operator';
import { reading } from './reading';
import { shopping } from './shopping';
import type { PlayerDo } from './scene';

/** What players do, by name. */
export const playerActs: Record<PlayerAct, PlayerDo> = {
  ...shopping,
  ...money,
  ...account,
  ...reading,
  ...intruding,
  ...guessing,
};
/** What bank and operator do, by name. */
export const otherActs: Record<OtherAct, OtherDo> = { ...bank, ...operator };
