import { describe, expect, it } from 'vitest';
import { numbersGame } from '../numbersGame';
import { accepted } from '../testing/accepted';
import { combinations, numbersOf } from '../testing/combinations';
import { sameMoney } from './sameMoney';
import { ticketOdds } from './ticketOdds';

describe('the chance that a bao wins anything', () => {
  // A drum small enough to draw all that it can.
  const small = numbersGame({
    drum: { from: 1, to: 10 },
    playSize: 3,
    methods: [],
    tiers: [
      { tier: 'all', name: 'All', hits: 3, value: 100_000 },
      { tier: 'two', name: 'Two', hits: 2, value: 10_000 },
    ],
  });
  const draws = [...combinations(numbersOf({ from: 1, to: 10 }), 3)];

  it.each([2, 3, 4, 5, 6, 7])('of %i numbers is what all draws of a small drum come to', (size) => {
    const ticket = { code: 'A', listNumber: numbersOf({ from: 1, to: size }), price: '10000', isDone: true } as never;
    const winning = draws.filter((numbers) => small.prizesOf(ticket, { numbers }).some(({ lines }) => lines > 0));
    expect(small.chanceOfWin?.(ticket)).toBeCloseTo(winning.length / draws.length, 12);
  });

  it('is no more than those of its plays together, and no less than that of its likeliest prize', () => {
    const bao = accepted('power', {
      listNumber: numbersOf({ from: 1, to: 9 }),
      powerNumber: 1,
      playMethod: { id: 'GROUP_9' },
    });
    const odds = ticketOdds('power', bao);
    const { any = 0 } = sameMoney('power', bao)?.bao ?? {};
    expect(any).toBeGreaterThanOrEqual(Math.max(...odds.map(({ chance }) => chance)));
    expect(any).toBeLessThan(odds.reduce((sum, { chance }) => sum + chance, 0));
  });
});

describe('a bao beside tickets of one play for the same money', () => {
  it('has the same chance of Jackpot, and wins anything far less often', () => {
    const bao = accepted('mega', { listNumber: numbersOf({ from: 1, to: 7 }), playMethod: { id: 'GROUP_7' } });
    const compared = sameMoney('mega', bao);
    expect(compared?.plays).toBe(7);
    expect(1 / (compared?.bao.top ?? 1)).toBeCloseTo(8_145_060 / 7, 3);
    expect((compared?.singles.top ?? 0) / (compared?.bao.top ?? 1)).toBeCloseTo(1, 5);
    // Three, four, five or six of seven among six of 45: hypergeometric, and seven times one ticket's for the singles.
    const ways = [3, 4, 5, 6].reduce((sum, hits) => sum + choose(7, hits) * choose(38, 6 - hits), 0);
    const waysOfOne = [3, 4, 5, 6].reduce((sum, hits) => sum + choose(6, hits) * choose(39, 6 - hits), 0);
    expect(compared?.bao.any).toBeCloseTo(ways / 8_145_060, 12);
    expect(compared?.singles.any).toBeCloseTo(1 - (1 - waysOfOne / 8_145_060) ** 7, 12);
  });

  it('is not asked of a ticket of one play', () => {
    expect(sameMoney('mega', accepted('mega', { listNumber: numbersOf({ from: 1, to: 6 }) }))).toBeNull();
    expect(sameMoney('max3d', accepted('max3d', { numbers: '123', playMethod: { id: 'MAX3D' } }))).toBeNull();
  });
});

/** Pascal's rule, which shares nothing with the product that the odds are counted by. */
function choose(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  return count === 0 || count === from ? 1 : choose(from - 1, count - 1) + choose(from - 1, count);
}
