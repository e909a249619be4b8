import type { Max3DDraw } from '../../max3d/ticket';
import type { Prize } from './published';

type LowerTier = 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'sixth';

export function sameDigits(one: string, other: string): boolean {
  return [...one].toSorted().join('') === [...other].toSorted().join('');
}

/** Whether the two stand at two different places of a list. */
function standsTwice(places: readonly string[], one: string, other: string): boolean {
  return places.some((drawn, index) => drawn === one && places.some((next, at) => at !== index && next === other));
}

/**
 * Giải Nhất to Sáu of a pair of numbers, which add up: a pair inside one tier once, twice when the two are equal; Năm
 * and Sáu for each of the two and each place it was drawn at (decisions G29 to G31).
 */
export function lowerPairPrizes(
  one: string,
  other: string,
  { special, first, second, third }: Max3DDraw,
  table: Readonly<Record<LowerTier, Prize>>,
): Prize[] {
  const won: Prize[] = [];
  const pairPlaces = { first, second, third, fourth: [...special, ...first, ...second, ...third] } as const;
  for (const tier of ['first', 'second', 'third', 'fourth'] as const) {
    if (!standsTwice(pairPlaces[tier], one, other)) continue;
    won.push(table[tier]);
    if (one === other) won.push(table[tier]);
  }
  for (const chosen of [one, other]) {
    for (const drawn of special) if (drawn === chosen) won.push(table.fifth);
    for (const drawn of [...first, ...second, ...third]) if (drawn === chosen) won.push(table.sixth);
  }
  return won;
}
