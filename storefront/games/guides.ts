import type { GameId } from '@veloc/rules';
import { classicTables } from './classic/guide';
import type { GuidePart } from './guideTable';
import { kenoTables } from './keno/guide';
import { kenoeoTables, kenoudTables } from './kenoOutcome/guide';
import { lotoTables } from './loto/guide';
import { lotto535Tables } from './lotto535/guide';
import { max3dTables } from './max3d/guide';
import { max3dProTables } from './max3dpro/guide';
import { megaTables } from './mega/guide';
import { powerTables } from './power/guide';

const tables: Readonly<Record<GameId, () => GuidePart[]>> = {
  keno: kenoTables,
  kenoeo: kenoeoTables,
  kenoud: kenoudTables,
  mega: megaTables,
  power: powerTables,
  max3d: max3dTables,
  max3dpro: max3dProTables,
  lotto535: lotto535Tables,
  loto: lotoTables,
  classic: classicTables,
};

/** Prizes, chances and prices of a game as the rules have them, for 10,000 đồng a play. */
export function guideTables(gameId: GameId): GuidePart[] {
  return tables[gameId]();
}
