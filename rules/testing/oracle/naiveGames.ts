import type { GameId } from '../../games';
import { naiveLotto535, naiveMega, naivePower } from './balls';
import { naiveClassic, naiveLoto } from './digits';
import { naiveKeno } from './keno';
import { naiveMax3d } from './max3d';
import { naiveMax3dPro } from './max3dpro';
import type { NaiveGame } from './naive';
import { naiveParity, naiveSize } from './outcomes';

const games: { readonly [Game in GameId]: NaiveGame<Game> } = {
  keno: naiveKeno,
  kenoeo: naiveParity,
  kenoud: naiveSize,
  mega: naiveMega,
  power: naivePower,
  max3d: naiveMax3d,
  max3dpro: naiveMax3dPro,
  loto: naiveLoto,
  classic: naiveClassic,
  lotto535: naiveLotto535,
};

export function naiveGame<Game extends GameId>(gameId: Game): NaiveGame<Game> {
  return games[gameId];
}
