import type { DrawByGame, GameId, RandomSource } from '../../rules';
import { pickNumbers } from '../../rules/picks';
import { between, digits, generateDraw, someOf } from '../../rules/testing/oracle';

/** One kind of ticket; the first of a game is its smallest. */
export interface Case<Game extends GameId = GameId> {
  gameId: Game;
  name: string;
  /** A ticket as a client sends it. */
  ticket(random: RandomSource, lucky: DrawByGame[Game]): object;
}

function numbers(random: RandomSource, to: number, count: number, drawn: readonly number[]): number[] {
  const keep = someOf(random, drawn, between(random, 0, Math.min(count, drawn.length)));
  return pickNumbers({ random, from: 1, to, count, keep });
}

function kenoLevel(level: number): Case<'keno'> {
  return {
    gameId: 'keno',
    name: `level ${level}`,
    ticket: (random, draw) => ({ listNumber: numbers(random, 80, level, draw.numbers), playMethod: `LEVEL_${level}` }),
  };
}

function kenoBao(size: number, bundleLevel: number): Case<'keno'> {
  return {
    gameId: 'keno',
    name: `bao ${size}/${bundleLevel}`,
    ticket: (random, draw) => ({
      isBundleTicket: true,
      bundleLevel,
      bundleSelectedNumbers: numbers(random, 80, size, draw.numbers),
    }),
  };
}

function mega(size: number): Case<'mega'> {
  return {
    gameId: 'mega',
    name: `bao ${size}`,
    ticket: (random, draw) => ({
      listNumber: numbers(random, 45, size, draw.numbers),
      playMethod: { id: `GROUP_${size}` },
    }),
  };
}

function power(size: number): Case<'power'> {
  return {
    gameId: 'power',
    name: `bao ${size}`,
    ticket: (random, draw) => ({
      listNumber: numbers(random, 55, size, draw.numbers),
      powerNumber: 1,
      playMethod: { id: `GROUP_${size}` },
    }),
  };
}

function lotto(id: string, main: number, specials: number): Case<'lotto535'> {
  return {
    gameId: 'lotto535',
    name: id,
    ticket: (random, draw) => ({
      mainNumbers: numbers(random, 35, main, draw.numbers),
      specialNumbers: numbers(random, 12, specials, [draw.specialNumber]),
      playMethod: { id },
    }),
  };
}

/** Different groups, some of them drawn, whose three digits differ, so that GROUP has 36 plays. */
function groups(random: RandomSource, count: number, { special, first, second, third }: DrawByGame['max3d']): string {
  const drawn = [...special, ...first, ...second, ...third].filter((group) => new Set(group).size === 3);
  const chosen = new Set(someOf(random, drawn, between(random, 0, Math.min(count, drawn.length))));
  while (chosen.size < count) {
    const group = digits(random, 3);
    if (new Set(group).size === 3) chosen.add(group);
  }
  return [...chosen].join(' ');
}

function max3d(playType: string, count: number): Case<'max3d'> {
  return {
    gameId: 'max3d',
    name: count === 1 ? playType : 'Max 3D+',
    ticket: (random, draw) => ({ numbers: groups(random, count, draw), playType }),
  };
}

function pro(id: string, count: number): Case<'max3dpro'> {
  return {
    gameId: 'max3dpro',
    name: `${id} ${count}`,
    ticket: (random, draw) => ({ numbers: groups(random, count, draw), playMethod: { id } }),
  };
}

function loto(id: string, length: number): Case<'loto'> {
  return {
    gameId: 'loto',
    name: `${id} ${length} digits`,
    ticket: (random) => ({ lotoType: { id }, numbers: digits(random, length).padStart(4, '-') }),
  };
}

function classic(length: number): Case<'classic'> {
  return {
    gameId: 'classic',
    name: `${length} digits`,
    ticket: (random) => ({
      numbers: digits(random, length),
      amount: 1,
      channelId: 'channel',
      resultDate: '21/08/2026',
    }),
  };
}

/** What is measured: the smallest ticket of a game, then those with the most plays. */
export const cases: { readonly [Game in GameId]?: readonly Case<Game>[] } = {
  keno: [kenoLevel(1), kenoLevel(10), kenoBao(3, 2), kenoBao(12, 6)],
  kenoeo: [{ gameId: 'kenoeo', name: 'EVEN', ticket: () => ({ playMethod: 'EVEN' }) }],
  kenoud: [{ gameId: 'kenoud', name: 'UPPER', ticket: () => ({ playMethod: 'UPPER' }) }],
  mega: [mega(6), mega(5), mega(18)],
  power: [power(6), power(5), power(18)],
  max3d: [max3d('straight', 1), max3d('straightBox', 1), max3d('straight', 2)],
  max3dpro: [pro('NORMAL', 2), pro('GROUP', 2), pro('MULTIGROUP', 20)],
  loto: [loto('D', 2), loto('L18', 2)],
  classic: [classic(2), classic(4)],
  lotto535: [lotto('NORMAL', 5, 1), lotto('BAO_15', 15, 1), lotto('BAO_15_12', 15, 12)],
};

export function drawsOf<Game extends GameId>(gameId: Game, random: RandomSource, count: number): DrawByGame[Game][] {
  return Array.from({ length: count }, () => generateDraw(gameId, random));
}
