import type { RandomSource } from '@veloc/rules';
import { generateDraw } from '@veloc/rules/testing';

const DRAWS_A_GAME = 200;

const makers: readonly ((random: RandomSource) => object)[] = [
  (random) => ({ game: 'keno', time: '06:08', ...generateDraw('keno', random) }),
  (random) => ({ game: 'mega', ...generateDraw('mega', random) }),
  (random) => ({ game: 'power', ...generateDraw('power', random) }),
  (random) => ({ game: 'lotto535', time: '13:00', ...generateDraw('lotto535', random) }),
  (random) => ({ game: 'max3d', ...generateDraw('max3d', random) }),
  (random) => ({ game: 'max3dpro', ...generateDraw('max3dpro', random) }),
  (random) => ({ region: 'MN', channelId: 'made', channelName: 'Made', ...generateDraw('loto', random) }),
];

/** Lines of result files for every game, drawn here. */
export function generateLines(random: RandomSource): string[] {
  return makers.flatMap((make) =>
    Array.from({ length: DRAWS_A_GAME }, (_, index) =>
      JSON.stringify({ drawId: String(index + 1).padStart(5, '0'), date: '2026-08-21', ...make(random) }),
    ),
  );
}
