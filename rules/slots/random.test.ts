import { describe, expect, it } from 'vitest';
import {
  createSlots,
  noPicks,
  randomFill,
  slotMethodOf,
  slotsReducer,
  toTickets,
  type Picks,
  type SlotGame,
} from '../index';
import { randomPicks } from './random';
import { chiSquare, tallyValues } from '../testing/chiSquare';
import { seededRandom } from '../testing/seededRandom';

const PICKS = 100_000;

interface Drawn {
  gameId: SlotGame;
  methodId: string;
  /** What is drawn, each value once. */
  valuesOf: (picks: Picks) => readonly unknown[];
  /** How many values there are. */
  kinds: number;
  /** How many different ones a pick has. */
  each: number;
  /** One fair source in a thousand is above this, with `kinds` − 1 degrees of freedom. */
  critical: number;
}

const numbers = (picks: Picks) => picks.numbers;
const specials = (picks: Picks) => picks.specials;
const outcome = (picks: Picks) => [picks.outcome];

describe('random picks give all the same chance', () => {
  it.each<Drawn>([
    { gameId: 'keno', methodId: 'LEVEL_10', valuesOf: numbers, kinds: 80, each: 10, critical: 123.59 },
    { gameId: 'keno', methodId: 'BAO_12_4', valuesOf: numbers, kinds: 80, each: 12, critical: 123.59 },
    {
      gameId: 'keno',
      methodId: 'FREE',
      valuesOf: (picks) => [picks.numbers.length],
      kinds: 10,
      each: 1,
      critical: 27.88,
    },
    { gameId: 'kenoeo', methodId: 'EVEN_ODD', valuesOf: outcome, kinds: 5, each: 1, critical: 18.47 },
    { gameId: 'kenoud', methodId: 'BIG_SMALL', valuesOf: outcome, kinds: 3, each: 1, critical: 13.82 },
    { gameId: 'mega', methodId: 'GROUP_6', valuesOf: numbers, kinds: 45, each: 6, critical: 78.75 },
    { gameId: 'power', methodId: 'GROUP_6', valuesOf: numbers, kinds: 55, each: 6, critical: 91.87 },
    { gameId: 'power', methodId: 'GROUP_6', valuesOf: specials, kinds: 16, each: 1, critical: 37.7 },
    { gameId: 'lotto535', methodId: 'NORMAL', valuesOf: numbers, kinds: 35, each: 5, critical: 65.25 },
    { gameId: 'lotto535', methodId: 'BAO_SP_4', valuesOf: specials, kinds: 12, each: 4, critical: 31.26 },
  ])(
    '$gameId $methodId, $each of $kinds',
    ({ gameId, methodId, valuesOf, kinds, each, critical }) => {
      const random = seededRandom(535);
      const method = slotMethodOf(gameId, methodId);
      const rounds = Math.ceil(PICKS / each);
      const drawn = Array.from({ length: rounds }, () => valuesOf(randomPicks({ gameId, method, random })));
      const counts = tallyValues(drawn.flat());
      expect(counts.size).toBe(kinds);
      // Values of one pick differ from each other, which brings their counts closer together.
      const spread = (kinds - 1) / (kinds - each);
      expect(chiSquare(counts, kinds) * spread).toBeLessThan(critical);
    },
    60_000,
  );
});

it('adds one number at least where the method leaves the count open', () => {
  const keep = { ...noPicks, numbers: [1, 2, 3] };
  const picks = randomPicks({ gameId: 'keno', method: slotMethodOf('keno', 'FREE'), random: () => 0, keep });
  expect(picks.numbers).toEqual([1, 2, 3, 4]);
});

it('keeps a group of mine that is drawn a second time', () => {
  const dice = [0.9, 0.1, 0.2];
  const method = slotMethodOf('max3dpro', 'NORMAL');
  const keep = { ...noPicks, groups: ['900'] };
  const picks = randomPicks({ gameId: 'max3dpro', method, random: () => dice.shift() ?? 0, count: 2, keep });
  expect(picks.groups).toEqual(['900', '900']);
});

describe('which slots are filled', () => {
  const six = [1, 3, 9, 14, 20, 45];
  const mine = slotsReducer(createSlots('mega'), { type: 'setPicks', code: 'A', picks: { numbers: six } });
  const half = slotsReducer(mine, { type: 'setPicks', code: 'B', picks: { numbers: [7, 8] } });
  const random = seededRandom(7);

  it('all that are not done', () => {
    const filled = slotsReducer(half, randomFill(half, { random }));
    expect(toTickets(filled)).toHaveLength(6);
    expect(filled.slots[0]).toEqual(half.slots[0]);
  });

  it('the one named, done or not', () => {
    const filled = slotsReducer(half, randomFill(half, { random, codes: ['A'] }));
    expect(filled.slots[0]?.picks).not.toEqual(half.slots[0]?.picks);
    expect(filled.slots.slice(1)).toEqual(half.slots.slice(1));
  });

  it('every one', () => {
    const codes = half.slots.map(({ code }) => code);
    const filled = slotsReducer(half, randomFill(half, { random, codes }));
    expect(toTickets(filled)).toHaveLength(6);
    expect(filled.slots[0]?.picks).not.toEqual(half.slots[0]?.picks);
  });

  it('no two alike, as long as there are others', () => {
    const loto = slotsReducer(createSlots('loto'), { type: 'setMethod', methodId: 'D' });
    for (let seed = 1; seed <= 40; seed += 1) {
      const filled = slotsReducer(loto, randomFill(loto, { random: seededRandom(seed) }));
      const numbers = filled.slots.map(({ picks }) => picks.groups[0]);
      expect(new Set(numbers).size, `seed ${seed}`).toBe(loto.slots.length);
    }
  });

  it('with mine kept, only what is missing', () => {
    const filled = slotsReducer(half, randomFill(half, { random, keepsMine: true }));
    expect(filled.slots[1]?.picks.numbers).toEqual(expect.arrayContaining([7, 8]));
    expect(toTickets(filled)).toHaveLength(6);
  });

  it.each([
    ['kenoud', ['UPPER'], ['LOWER']],
    ['kenoeo', ['EVEN', 'EVEN_1112'], ['ODD', 'ODD_1112']],
  ] as const)('no two bets of %s on opposite sides', (gameId, side, against) => {
    const isOn = (bets: readonly string[]) => (slot: { picks: Picks }) => bets.includes(slot.picks.outcome ?? '');
    const empty = createSlots(gameId);
    const mixes = new Set<boolean>();
    for (let seed = 1; seed <= 200; seed += 1) {
      const { slots } = slotsReducer(empty, randomFill(empty, { random: seededRandom(seed) }));
      expect(slots.some(isOn(side)) && slots.some(isOn(against)), `seed ${seed}`).toBe(false);
      mixes.add(slots.some(isOn(side)));
      const own = slotsReducer(empty, { type: 'setPicks', code: 'C', picks: { outcome: against[0] } });
      const rolled = slotsReducer(own, randomFill(own, { random: seededRandom(seed), codes: ['A', 'B'] }));
      expect(rolled.slots.some(isOn(side)), `seed ${seed}`).toBe(false);
    }
    expect(mixes).toEqual(new Set([true, false]));
  });

  it('with a draw beside both sides that the player has chosen', () => {
    const both = (['UPPER', 'LOWER'] as const).reduce(
      (state, outcome, at) => slotsReducer(state, { type: 'setPicks', code: at === 0 ? 'A' : 'B', picks: { outcome } }),
      createSlots('kenoud'),
    );
    const { slots } = slotsReducer(both, randomFill(both, { random }));
    expect(slots.slice(2).map(({ picks }) => picks.outcome)).toEqual(Array(4).fill('DRAW_UPPER_LOWER'));
  });
});
