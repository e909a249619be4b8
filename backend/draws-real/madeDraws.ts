import { pickNumbers, type RandomSource } from '@veloc/rules';
import { southernShape } from '../results/tiers';
import { between } from './seed';

const DRAWS_A_GAME = 200;

function digits(random: RandomSource, length: number): string {
  return Array.from({ length }, () => between(random, 0, 9)).join('');
}

function groups(random: RandomSource, count: number): string[] {
  return Array.from({ length: count }, () => digits(random, 3));
}

const makers: readonly ((random: RandomSource) => object)[] = [
  (random) => ({ game: 'keno', time: '06:08', numbers: pickNumbers({ random, from: 1, to: 80, count: 20 }) }),
  (random) => ({ game: 'mega', numbers: pickNumbers({ random, from: 1, to: 45, count: 6 }) }),
  (random) => {
    const numbers = pickNumbers({ random, from: 1, to: 55, count: 6 });
    const [powerNumber] = pickNumbers({ random, from: 1, to: 55, count: 7, keep: numbers }).filter(
      (ball) => !numbers.includes(ball),
    );
    return { game: 'power', numbers, powerNumber };
  },
  (random) => ({
    game: 'lotto535',
    time: '13:00',
    numbers: pickNumbers({ random, from: 1, to: 35, count: 5 }),
    specialNumber: between(random, 1, 12),
  }),
  ...['max3d', 'max3dpro'].map((game) => (random: RandomSource) => ({
    game,
    special: groups(random, 2),
    first: groups(random, 4),
    second: groups(random, 6),
    third: groups(random, 8),
  })),
  (random) => ({
    region: 'MN',
    channelId: 'made',
    channelName: 'Made',
    prizes: Object.fromEntries(
      Object.entries(southernShape).map(([tier, { count, digits: length }]) => [
        tier,
        Array.from({ length: count }, () => digits(random, length)),
      ]),
    ),
  }),
];

/** Lines of result files for every game, drawn here. */
export function madeLines(random: RandomSource): string[] {
  return makers.flatMap((make) =>
    Array.from({ length: DRAWS_A_GAME }, (_, index) =>
      JSON.stringify({ drawId: String(index + 1).padStart(5, '0'), date: '2026-08-21', ...make(random) }),
    ),
  );
}
