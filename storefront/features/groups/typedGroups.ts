import { isGroup, type SlotMethod, type Picks } from '@veloc/rules';

/** Digits of a group. */
export const DIGITS = 3;

type Limits = Pick<SlotMethod['groups'], 'least' | 'most'>;

/** The groups of a ticket, and free places up to as many as it needs at least. */
export function padGroups(groups: readonly string[], { least }: Pick<Limits, 'least'>): readonly string[] {
  return Array.from({ length: Math.max(least, groups.length) }, (_, index) => groups[index] ?? '');
}

/** The same where they are typed: as long as there is room, a free place is the last. */
export function typedGroups(groups: readonly string[], { least, most }: Limits): readonly string[] {
  return padGroups(groups, { least: Math.max(least, Math.min(groups.length + 1, most)) });
}

/**
 * Places that cannot stay so: left unfinished, beyond what a ticket takes or, where no number may come twice, repeated.
 * `at` is the place still being typed, if any.
 */
export function wrongGroups(groups: readonly string[], { least, most }: Limits, at?: number): number[] {
  const areDifferent = most > least;
  return groups.flatMap((group, index) => {
    const isUnfinished = group !== '' && !isGroup(group) && index !== at;
    const isRepeated = areDifferent && isGroup(group) && groups.indexOf(group) !== index;
    return isUnfinished || isRepeated || index >= most ? [index] : [];
  });
}

/** What picks still need to be a ticket, in as few words as a button holds; empty when they are one. */
export function askGroups({ groups }: Pick<Picks, 'groups'>, { groups: { least, most } }: SlotMethod): string {
  const typed = groups.filter((group) => group !== '');
  const complete = typed.filter(isGroup).length;
  if (complete < typed.length || typed.length === 0) return `Nhập đủ ${DIGITS} chữ số`;
  if (complete < least) return `Nhập thêm ${least - complete} bộ số`;
  return complete > most ? `Bỏ bớt ${complete - most} bộ số` : '';
}

/** '2 bộ số', '3 đến 20 bộ số', 'bộ ba số' for a single one. */
export function countLabel({ groups: { least, most } }: SlotMethod): string {
  if (most === 1) return 'bộ ba số';
  return least === most ? `${most} bộ số` : `${least} đến ${most} bộ số`;
}
