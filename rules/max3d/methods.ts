import { max3dPlayTypeNames as playTypeTexts } from '../texts/games';
import { orderCount } from './groups';

/** Exact order, any order, or both, which is two plays (decision G12). */
export const max3dPlayTypes = ['straight', 'box', 'straightBox'] as const;

export type Max3DPlayType = (typeof max3dPlayTypes)[number];

export const max3dPlayTypeNames: Readonly<Record<Max3DPlayType, string>> = playTypeTexts;

/** Max 3D takes one group of three digits, Max 3D+ two (spec section 9). */
export const max3dMethods = [
  { id: 'MAX3D', name: 'Max3D', lengthGame: 1 },
  { id: 'MAX3DPLUS', name: 'Max3D+', lengthGame: 2 },
] as const;

export type Max3DMethod = (typeof max3dMethods)[number];

/**
 * The play types that these groups may be played as: three equal digits and pairs have one order only (decision G12).
 */
export function max3dPlayTypesOf(groups: readonly string[]): readonly Max3DPlayType[] {
  const [group, second] = groups;
  const isOrdered = second !== undefined || (group !== undefined && orderCount(group) === 1);
  return isOrdered ? ['straight'] : max3dPlayTypes;
}
