import { checkTicket, prizesOf, type DrawByGame, type GameId, type RandomSource } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import type { DrawRecord } from '../results/drawRecord';
import { oddPrizes } from './printedPrizes';
import { drawRecords } from './drawRecords';
import { classic, loto, max3d, max3dPlus, max3dPro } from './digitGames';
import { kenoBao, kenoLevel, lotto535, mega, power } from './numberGames';
import { kenoeo, kenoud } from './outcomeGames';
import { randomFrom, seedOfRun } from './seed';
import type { Trial } from './trial';

const seed = seedOfRun();
const records = drawRecords(randomFrom(seed));

function drawsOf(feed: DrawRecord['feed']): DrawRecord[] {
  // The north draws 27 numbers; its draws are shown and not played.
  return records.filter((draw) => draw.feed === feed && draw.channel?.region !== 'MB');
}

const balls = (draw: DrawRecord) => draw.numbers.map(Number);
const special = (draw: DrawRecord) => draw.special?.[0] ?? 0;
const groups = (draw: DrawRecord) => {
  const drawn = draw.numbers.map(String);
  return { special: drawn.slice(0, 2), first: drawn.slice(2, 6), second: drawn.slice(6, 12), third: drawn.slice(12) };
};

const settled: { readonly [Game in GameId]: (draw: DrawRecord) => DrawByGame[Game] } = {
  keno: (draw) => ({ numbers: balls(draw) }),
  kenoeo: (draw) => ({ numbers: balls(draw) }),
  kenoud: (draw) => ({ numbers: balls(draw) }),
  mega: (draw) => ({ numbers: balls(draw) }),
  power: (draw) => ({ numbers: balls(draw), powerNumber: special(draw) }),
  lotto535: (draw) => ({ numbers: balls(draw), specialNumber: special(draw) }),
  max3d: groups,
  max3dpro: groups,
  loto: (draw) => ({ prizes: draw.tiers ?? {} }),
  classic: (draw) => ({ prizes: draw.tiers ?? {} }),
};

/** Runs one trial; the two tallies, or the code of a ticket that was refused. */
function run<Game extends GameId>(trial: Trial<Game>, random: RandomSource, draw: DrawRecord) {
  const { gameId, ticket, expected } = trial(random, draw);
  const checked = checkTicket(gameId, ticket);
  if (!checked.ok) return { ticket, expected, won: checked.code };
  const won = prizesOf(gameId, checked.value, settled[gameId](draw));
  return { ticket, expected, won: new Map(won.map(({ tier, lines }) => [tier, lines])) };
}

describe('a random ticket wins by formula what its plays win one by one', () => {
  const trials = [
    ['Keno by level', 'keno', (random, draw) => run(kenoLevel, random, draw)],
    ['Keno bao', 'keno', (random, draw) => run(kenoBao, random, draw)],
    ['Keno even/odd', 'keno', (random, draw) => run(kenoeo, random, draw)],
    ['Keno big/small', 'keno', (random, draw) => run(kenoud, random, draw)],
    ['Mega', 'mega', (random, draw) => run(mega, random, draw)],
    ['Power', 'power', (random, draw) => run(power, random, draw)],
    ['Lotto 5/35', 'lotto535', (random, draw) => run(lotto535, random, draw)],
    ['Max 3D', 'max3d', (random, draw) => run(max3d, random, draw)],
    ['Max 3D+', 'max3d', (random, draw) => run(max3dPlus, random, draw)],
    ['Max 3D Pro', 'max3dpro', (random, draw) => run(max3dPro, random, draw)],
    ['Loto', 'regional', (random, draw) => run(loto, random, draw)],
    ['classic', 'regional', (random, draw) => run(classic, random, draw)],
  ] satisfies [string, DrawRecord['feed'], (random: RandomSource, draw: DrawRecord) => ReturnType<typeof run>][];

  it.each(trials)('%s', (_name, feed, trial) => {
    const draws = drawsOf(feed);
    const random = randomFrom(seed);
    let wins = 0;
    for (const draw of draws) {
      const { ticket, expected, won } = trial(random, draw);
      if (expected.size > 0) wins += 1;
      // One comparison of strings a draw: thousands of deep ones would take most of the time.
      if (text(won) !== text(expected)) expect({ draw, ticket, won }).toEqual({ draw, ticket, won: expected });
    }
    expect(wins).toBeGreaterThan(draws.length / 20);
  });
});

function text(tally: ReadonlyMap<string, number> | string): string {
  return typeof tally === 'string'
    ? tally
    : [...tally]
        .map(([tier, lines]) => `${tier}:${lines}`)
        .toSorted()
        .join(' ');
}

// Made draws print nothing that could be compared.
if (records.some(({ printed }) => printed !== null)) {
  it('a printed fixed prize is the table’s, or more where a pool was shared out', () => {
    expect(records.flatMap(oddPrizes)).toEqual([]);
  });
}
