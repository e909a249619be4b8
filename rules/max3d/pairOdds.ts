import { chanceOfAny, chanceOfTwo } from '../odds/chances';
import type { TierOdds } from '../odds/tierOdds';
import type { Pairs } from './pairs';
import { drawnTiers, pairTiers, type PairValues } from './tiers';

/** Different three-digit numbers. */
const NUMBERS = 1_000;

/** Numbers of the two sides of some pairs; the sides are the same numbers or have none in common. */
interface Sides {
  left: number;
  right: number;
  /** Numbers on both sides. */
  shared: number;
  /** Pairs of two different numbers. */
  different: number;
  /** Pairs of a number with itself. */
  equal: number;
}

export function sidesOf({ left, right, equals }: Pairs): Sides {
  const shared = left.filter((number) => right.includes(number)).length;
  return {
    left: left.length,
    right: right.length,
    shared,
    different: left.length * right.length - shared,
    equal: equals ? shared : 0,
  };
}

/** The chance that one given number comes first and another, or itself again, second. */
export const CHANCE_OF_TWO_PLACES = 1 / NUMBERS ** 2;

/** The tiers below the Đặc biệt, as `pairPrizes` settles them. */
export function pairOdds(sides: Sides, values: PairValues): TierOdds[] {
  return pairTiers.map(({ tier, name, needs, drawnFor }) => {
    const places = drawnTiers.reduce((sum, drawn) => sum + (drawnFor.includes(drawn.tier) ? drawn.places : 0), 0);
    return {
      tier,
      name,
      value: values[tier],
      ...(needs === 'both' ? bothDrawn(sides, places) : eitherDrawn(sides, places)),
    };
  });
}

type Odds = Pick<TierOdds, 'chance' | 'expectedLines'>;

function bothDrawn(sides: Sides, places: number): Odds {
  const { different, equal } = sides;
  const different2 = 2 * drawnAny(1, places) - drawnAny(2, places);
  // A pair of equal numbers needs two drawings and then counts double (decision G31).
  const equal2 = 2 * chanceOfTwo(places, 1 / NUMBERS);
  return { chance: anyPairDrawn(sides, places), expectedLines: different * different2 + equal * equal2 };
}

function anyPairDrawn({ left, right, shared, equal }: Sides, places: number): number {
  if (shared === 0) return drawnAny(left, places) + drawnAny(right, places) - drawnAny(left + right, places);
  if (equal > 0) return chanceOfTwo(places, shared / NUMBERS);
  // All drawings that hit may be of one and the same number, which makes no pair.
  const onlyOne = drawnAny(left, places) - drawnAny(left - 1, places);
  return drawnAny(left, places) - left * onlyOne;
}

function eitherDrawn({ left, right, shared, different, equal }: Sides, places: number): Odds {
  return {
    chance: drawnAny(left + right - shared, places),
    expectedLines: ((different + equal) * 2 * places) / NUMBERS,
  };
}

function drawnAny(numbers: number, places: number): number {
  return chanceOfAny(places, numbers / NUMBERS);
}
