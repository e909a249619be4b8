import { orderCount } from '../max3d/groups';
import { max3dProNames } from '../texts/games';

/** The ways to play Max 3D Pro with the least and most groups each takes (spec sections 5 and 9). */
export const max3dProMethods = [
  { id: 'NORMAL', name: max3dProNames.NORMAL, minGroups: 2, maxGroups: 2 },
  { id: 'GROUP', name: max3dProNames.GROUP, minGroups: 2, maxGroups: 2 },
  { id: 'MULTIGROUP', name: max3dProNames.MULTIGROUP, minGroups: 3, maxGroups: 20 },
] as const;

export type Max3DProMethod = (typeof max3dProMethods)[number];

/**
 * Plays of a ticket: one; for GROUP all orders of the first number with all orders of the second (36, 18, 9, 6, 3 or
 * 1); for MULTIGROUP every ordered pair, n times (n − 1) (spec section 9).
 */
export function priceCoefOf(methodId: string, groups: readonly string[]): number {
  if (methodId === 'GROUP') return groups.reduce((plays, group) => plays * orderCount(group), 1);
  return methodId === 'MULTIGROUP' ? groups.length * (groups.length - 1) : 1;
}
