import type { BetOutcome } from '../kenoOutcome/outcomes';
import { ascending } from '../numbers';
import type { BallLimits, GroupLimits, SlotMethod } from './slotMethod';

/** What a slot holds, in one form for every game; the parts a game does not play stay empty. */
export interface Picks {
  /** Ascending. */
  numbers: readonly number[];
  /** The specials of Lotto 5/35, the power number of Power; ascending. */
  specials: readonly number[];
  /** Digits as they were typed, complete or not: Max 3D's groups, the digits of Loto. */
  groups: readonly string[];
  /** The bet of Keno's even/odd and big/small. */
  outcome: BetOutcome | null;
}

export const noPicks: Picks = { numbers: [], specials: [], groups: [], outcome: null };

export function isEmpty({ numbers, specials, groups, outcome }: Picks): boolean {
  return numbers.length + specials.length === 0 && groups.every((group) => group === '') && outcome === null;
}

/** Picks as a slot of the method keeps them: what it does not play, cannot be or has no room for is dropped. */
export function settlePicks({ numbers, specials, groups, outcome }: Picks, method: SlotMethod): Picks {
  return {
    numbers: settleNumbers(numbers, method.numbers),
    specials: settleNumbers(specials, method.specials),
    groups: groups.slice(0, method.groups.room),
    outcome: method.outcomes.find((known) => known === outcome) ?? null,
  };
}

/** Whole numbers in range, none twice, no more than there is room for, ascending (spec section 5). */
function settleNumbers(
  chosen: readonly number[],
  { from, to, room }: Pick<BallLimits, 'from' | 'to' | 'room'>,
): number[] {
  const valid = chosen.filter((number) => Number.isInteger(number) && number >= from && number <= to);
  return ascending([...new Set(valid)].slice(0, room));
}

/** Whether every part has as much as the method asks for. */
export function hasEnough({ numbers, specials, groups, outcome }: Picks, method: SlotMethod): boolean {
  return (
    fits(numbers.length, method.numbers) &&
    fits(specials.length, method.specials) &&
    fitsGroups(groups, method.groups) &&
    (method.outcomes.length === 0 || outcome !== null)
  );
}

function fits(count: number, { least, most }: Pick<BallLimits, 'least' | 'most'>): boolean {
  return count >= least && count <= most;
}

function fitsGroups(typed: readonly string[], limits: GroupLimits): boolean {
  const groups = typed.filter((group) => group !== '');
  const isWhole = (group: string) => /^\d+$/.test(group) && limits.lengths.includes(group.length);
  return fits(groups.length, limits) && groups.every(isWhole);
}
