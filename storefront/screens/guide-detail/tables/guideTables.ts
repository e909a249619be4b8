import type { GameId } from '@veloc/rules';
import { lotto535Tables, megaTables, powerTables } from './balls';
import { classicTables, lotoTables, max3dProTables, max3dTables } from './digits';
import { kenoeoTables, kenoTables, kenoudTables } from './keno';
import type { GuidePart } from './table';

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
