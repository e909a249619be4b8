import { isGroup } from '../max3d/groups';
import { incompleteGroup } from '../max3d/warnings';
import { messages } from '../messages';
import { groupsNotExact, groupsOneTriple, groupsTooFew, groupsTooMany, proGroupIncomplete } from '../texts/builders';
import { max3dProMethods } from './methods';
import { canPair } from './pairing';

/** Why the groups typed for Max 3D Pro are not a ticket yet; null when they are (spec section 5, decision G13). */
export function max3dProWarning(methodId: string, groups: readonly string[]): string | null {
  const broken = incompleteGroup(groups);
  if (broken !== null) return proGroupIncomplete(broken);
  const complete = groups.filter(isGroup);
  return countWarning(methodId, complete.length) ?? equalWarning(methodId, complete);
}

function countWarning(methodId: string, count: number): string | null {
  const method = max3dProMethods.find(({ id }) => id === methodId);
  if (!method || (count >= method.minGroups && count <= method.maxGroups)) return null;
  if (methodId !== 'MULTIGROUP') return groupsNotExact(method.name, method.minGroups);
  return count < method.minGroups ? groupsTooFew(method.minGroups) : groupsTooMany(method.name, method.maxGroups);
}

function equalWarning(methodId: string, groups: readonly string[]): string | null {
  if (canPair(methodId, groups)) return null;
  return methodId === 'GROUP' ? groupsOneTriple : messages.DUPLICATE_NUMBERS;
}
