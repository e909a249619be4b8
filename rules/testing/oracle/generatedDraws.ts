import type { KenoDraw } from '../../keno/ticket';
import type { Max3DDraw } from '../../max3d/ticket';
import type { RegionalDraw } from '../../regional';
import { pickNumbers, type RandomSource } from '../../picks';
import { digits, between } from './random';

export function kenoDraw(random: RandomSource): KenoDraw {
  // Some draws lean to one side, as far as twenty of twenty, which fair ones never do in a lifetime.
  if (between(random, 1, 4) > 1) return { numbers: pickNumbers({ random, from: 1, to: 80, count: 20 }) };
  const leaning = between(random, 11, 20);
  const isEven = random() < 0.5;
  const fromUpper = random() < 0.5 ? 40 : 0;
  const half = pickNumbers({ random, from: 1, to: 20, count: leaning }).map(
    (number) => fromUpper + 2 * number - (isEven ? 0 : 1),
  );
  return { numbers: pickNumbers({ random, from: 1, to: 80, count: 20, keep: half }) };
}

/** One draw in four takes its twenty from few numbers, so that they come up twice and in other orders of digits. */
export function max3dDraw(random: RandomSource): Max3DDraw {
  const some = [digits(random, 3), digits(random, 3)];
  const few = [...some, ...some.map((number) => [...number].toReversed().join(''))];
  const isTight = between(random, 1, 4) === 1;
  const drawn = Array.from({ length: 20 }, () => (isTight && few[between(random, 0, 7)]) || digits(random, 3));
  return {
    special: drawn.slice(0, 2),
    first: drawn.slice(2, 6),
    second: drawn.slice(6, 12),
    third: drawn.slice(12),
  };
}

/** Tier, numbers drawn, digits of each. */
const southernTiers = [
  ['db', 1, 6],
  ['g1', 1, 5],
  ['g2', 1, 5],
  ['g3', 2, 5],
  ['g4', 7, 5],
  ['g5', 1, 4],
  ['g6', 3, 4],
  ['g7', 1, 3],
  ['g8', 1, 2],
] as const;

export function regionalDraw(random: RandomSource): RegionalDraw {
  return {
    prizes: Object.fromEntries(
      southernTiers.map(([tier, count, length]) => [tier, Array.from({ length: count }, () => digits(random, length))]),
    ),
  };
}
