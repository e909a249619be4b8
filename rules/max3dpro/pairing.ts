import { orderCount } from '../max3d/groups';

/**
 * What may not come beside these groups: none of them again, for GROUP no triple again (spec section 5, decision G13).
 */
export function excludedBeside(methodId: string, groups: readonly string[]): readonly string[] {
  if (methodId === 'MULTIGROUP') return groups;
  return methodId === 'GROUP' ? groups.filter((group) => orderCount(group) === 1) : [];
}

/** Whether every group may stand beside those before it. */
export function canPair(methodId: string, groups: readonly string[]): boolean {
  return groups.every((group, index) => !excludedBeside(methodId, groups.slice(0, index)).includes(group));
}
