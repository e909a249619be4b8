import { messages } from '../messages';
import { groupIncomplete, groupsTooFew } from '../texts/builders';
import { isGroup } from './groups';
import { max3dPlayTypesOf, type Max3DPlayType } from './methods';

/** Why the groups typed for Max 3D or Max 3D+ are not a ticket yet; null when they are (spec section 5). */
export function max3dWarning(
  lengthGame: number,
  groups: readonly string[],
  playType: Max3DPlayType = 'straight',
): string | null {
  const broken = incompleteGroup(groups);
  if (broken !== null) return groupIncomplete(broken);
  const complete = groups.filter(isGroup);
  if (complete.length < lengthGame) return groupsTooFew(lengthGame);
  return max3dPlayTypesOf(complete).includes(playType) ? null : messages.INVALID_PLAY_TYPE;
}

/** A place that was begun and not finished, counted from 1; null when there is none. */
export function incompleteGroup(groups: readonly string[]): number | null {
  const index = groups.findIndex((group) => group !== '' && !isGroup(group));
  return index === -1 ? null : index + 1;
}
