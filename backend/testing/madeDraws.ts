import type { RandomSource } from '@veloc/rules';
import { madeDraw } from '@veloc/rules/testing';

const DRAWS_A_GAME = 200;

const makers: readonly ((random: RandomSource) => object)[] = [
  (random) => ({ game: 'keno', time: '06:08', ...madeDraw('keno', random) }),
  (random) => ({ game: 'mega', ...madeDraw('mega', random) }),
  (random) => ({ game: 'power', ...madeDraw('power', random) }),
  (random) => ({ game: 'lotto535', time: '13:00', ...madeDraw('lotto535', random) }),
  (random) => ({ game: 'max3d', ...madeDraw('max3d', random) }),
  (random) => ({ game: 'max3dpro', ...madeDraw('max3dpro', random) }),
  (random) => ({ region: 'MN', channelId: 'made', channelName: 'Made', ...madeDraw('loto', random) }),
];

/** Lines of result files for every game, drawn here. */
export function madeLines(random: RandomSource): string[] {
  return makers.flatMap((make) =>
    Array.from({ length: DRAWS_A_GAME }, (_, index) =>
      JSON.stringify({ drawId: String(index + 1).padStart(5, '0'), date: '2026-08-21', ...make(random) }),
    ),
  );
}
