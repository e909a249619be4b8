import { isGroup, type SlotMethod } from '@veloc/rules';

/** Digits of a group. */
export const DIGITS = 3;

type Limits = Pick<SlotMethod['groups'], 'least' | 'most'>;

/** The groups of a ticket, and free places up to as many as it needs at least. */
export function shownGroups(groups: readonly string[], { least }: Pick<Limits, 'least'>): readonly string[] {
  return Array.from({ length: Math.max(least, groups.length) }, (_, place) => groups[place] ?? '');
}

/** The same where they are typed: as long as there is room, a free place is the last. */
export function typedGroups(groups: readonly string[], { least, most }: Limits): readonly string[] {
  return shownGroups(groups, { least: Math.max(least, Math.min(groups.length + 1, most)) });
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
