import type { GameId, RandomSource } from '@veloc/rules';
import type { DrawRecord } from '../results/drawRecord';
import type { Tally } from './plays';

/** A random ticket for a draw, and what counting its plays one by one says it wins. */
export type Trial<Game extends GameId> = (
  random: RandomSource,
  draw: DrawRecord,
) => { gameId: Game; ticket: object; expected: Tally };
