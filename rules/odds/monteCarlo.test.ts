import { expect, it } from 'vitest';
import { prizesOf, rulesOf, ticketOdds, type DrawByGame, type GameId, type RandomSource } from '../index';
import { accepted } from '../testing/accepted';
import { numbersOf } from '../testing/combinations';
import { seededRandom } from '../testing/seededRandom';

const DRAWS = 6_000;
const SEED = 20_261_121;
/** Standard errors an observation may be off: one fair run in two million is further off. */
const TOLERANCE = 5;
/** A tier won less often than this in all draws is too rare to be measured. */
const LEAST_WINS = 25;

/** A fair draw of a game. */
function fairDraw<Game extends GameId>(gameId: Game, random: RandomSource): DrawByGame[Game] {
  const { simulate, readDraw } = rulesOf(gameId);
  const draw = readDraw(simulate(random));
  if (draw === null) throw new Error(`A simulated draw of ${gameId} tells too little to settle a ticket by.`);
  return draw;
}

interface Seen {
  /** Draws with at least one winning play. */
  wins: number;
  lines: number;
  squares: number;
}

function drawn<Game extends GameId>(gameId: Game, ticket: object): ReadonlyMap<string, Seen> {
  const settled = accepted(gameId, ticket);
  const random = seededRandom(SEED);
  const seen = new Map<string, Seen>();
  for (let draw = 0; draw < DRAWS; draw += 1) {
    for (const { tier, lines } of prizesOf(gameId, settled, fairDraw(gameId, random))) {
      const { wins, lines: sum, squares } = seen.get(tier) ?? { wins: 0, lines: 0, squares: 0 };
      seen.set(tier, { wins: wins + 1, lines: sum + lines, squares: squares + lines ** 2 });
    }
  }
  return seen;
}

function upTo(count: number): number[] {
  return numbersOf({ from: 1, to: count });
}

const eighteen = { listNumber: upTo(18), powerNumber: 1, playMethod: { id: 'GROUP_18' } };
const five = { listNumber: upTo(5), powerNumber: 1, playMethod: { id: 'GROUP_5' } };
const twenty = upTo(20)
  .map((index) => String(100 + 7 * index))
  .join(' ');

it.each<[GameId, object, number]>([
  ['keno', { listNumber: upTo(8) }, 3],
  ['keno', { isBundleTicket: true, bundleLevel: 5, bundleSelectedNumbers: upTo(12) }, 3],
  ['kenoeo', { playMethod: 'EVEN' }, 2],
  ['kenoud', { playMethod: 'LOWER' }, 2],
  ['mega', eighteen, 3],
  ['mega', five, 2],
  ['power', eighteen, 3],
  ['power', five, 1],
  ['lotto535', { mainNumbers: upTo(15), specialNumbers: upTo(6), playMethod: { id: 'BAO_15_6' } }, 7],
  ['lotto535', { mainNumbers: upTo(4), specialNumbers: upTo(6), playMethod: { id: 'BAO_4_6' } }, 3],
  ['max3d', { numbers: '123', playType: 'box' }, 4],
  ['max3d', { numbers: '112', playType: 'box' }, 4],
  ['max3dpro', { numbers: twenty, playMethod: { id: 'MULTIGROUP' } }, 5],
  ['max3dpro', { numbers: '123 456', playMethod: { id: 'GROUP' } }, 3],
  ['max3dpro', { numbers: '123 321', playMethod: { id: 'GROUP' } }, 3],
  ['loto', { lotoType: { id: 'L18' }, numbers: '--07' }, 1],
  ['loto', { lotoType: { id: 'L17' }, numbers: '-407' }, 1],
  ['classic', { numbers: '07', amount: 1, channelId: 'tphcm', resultDate: '21/11/2026' }, 1],
])(`%s %j wins as often as told in ${DRAWS} draws of seed ${SEED}`, (gameId, ticket, leastTiers) => {
  const seen = drawn(gameId, ticket);
  const odds = ticketOdds(gameId, accepted(gameId, ticket));
  const frequent = odds.filter(({ chance }) => chance * DRAWS >= LEAST_WINS);
  expect(frequent.length).toBeGreaterThanOrEqual(leastTiers);
  for (const { tier, chance, expectedLines } of frequent) {
    const { wins, lines, squares } = seen.get(tier) ?? { wins: 0, lines: 0, squares: 0 };
    const winsError = Math.sqrt(DRAWS * chance * (1 - chance));
    expect(Math.abs(wins - DRAWS * chance), `${tier} wins`).toBeLessThanOrEqual(TOLERANCE * winsError);
    const mean = lines / DRAWS;
    const meanError = Math.sqrt((squares / DRAWS - mean ** 2) / DRAWS);
    expect(Math.abs(mean - expectedLines), `${tier} plays`).toBeLessThanOrEqual(TOLERANCE * meanError);
  }
  for (const tier of seen.keys()) expect(odds.map((told) => told.tier)).toContain(tier);
});
