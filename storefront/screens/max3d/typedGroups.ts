import { isGroup, type GroupTyping, type SlotMethod } from '@veloc/rules';

/** Digits of a group. */
export const DIGITS = 3;

type Limits = Pick<SlotMethod['groups'], 'least' | 'most'>;

/** The places a ticket shows: those typed, as many as it needs at least, and the one that the next digit begins. */
export function shownGroups({ groups, at }: GroupTyping, { least, most }: Limits): readonly string[] {
  const count = Math.max(least, groups.length, at < most ? at + 1 : 0);
  return Array.from({ length: count }, (_, place) => groups[place] ?? '');
}

/**
 * Places that cannot stay so: left unfinished, beyond what a ticket takes or, where no number may come twice, repeated.
 * `at` is the place still being typed, if any.
 */
export function wrongGroups(groups: readonly string[], { least, most }: Limits, at?: number): number[] {
  const areDifferent = most > least;
  return groups.flatMap((group, place) => {
    const isUnfinished = group !== '' && !isGroup(group) && place !== at;
    const isRepeated = areDifferent && isGroup(group) && groups.indexOf(group) !== place;
    return isUnfinished || isRepeated || place >= most ? [place] : [];
  });
}
