import { describe, expect, it } from 'vitest';
import { lineCount, ticketOdds, type GameId } from '../index';
import type { TierOdds } from './tierOdds';
import { accepted } from '../testing/accepted';
import { numbersOf } from '../testing/combinations';

function upTo(count: number): number[] {
  return numbersOf({ from: 1, to: count });
}

function expectedLines(odds: readonly TierOdds[]): Record<string, number> {
  return Object.fromEntries(odds.map((tier) => [tier.tier, tier.expectedLines]));
}

/** Whatever a bao's plays share, each of them wins as often as a ticket of its own. */
function expectMeansOfPlays(gameId: GameId, bao: object, single: object): void {
  const ticket = accepted(gameId, bao);
  const plays = lineCount(gameId, ticket);
  const odds = ticketOdds(gameId, ticket);
  const ofOne = expectedLines(ticketOdds(gameId, accepted(gameId, single)));
  expect(odds.map(({ tier }) => tier)).toEqual(Object.keys(ofOne));
  for (const { tier, chance, expectedLines: lines } of odds) {
    expect(lines / (plays * (ofOne[tier] ?? 0))).toBeCloseTo(1, 8);
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThanOrEqual(Math.min(1, lines) * (1 + 1e-9));
  }
}

const six = { listNumber: upTo(6), powerNumber: 1 };

describe('the plays of a bao win as often as tickets of their own', () => {
  it.each([5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18])('Mega and Power bao %i', (size) => {
    const bao = { listNumber: upTo(size), powerNumber: 1, playMethod: { id: `GROUP_${size}` } };
    expectMeansOfPlays('mega', bao, six);
    expectMeansOfPlays('power', bao, six);
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('Keno bao of every size at level %i', (bundleLevel) => {
    for (let size = Math.max(3, bundleLevel + 1); size <= 12; size += 1) {
      const bao = { isBundleTicket: true, bundleLevel, bundleSelectedNumbers: upTo(size) };
      expectMeansOfPlays('keno', bao, { listNumber: upTo(bundleLevel) });
    }
  });

  it.each([
    [4, 1, 'BAO_4'],
    [4, 3, 'BAO_4_3'],
    [5, 2, 'BAO_SP_2'],
    [5, 11, 'BAO_SP_11'],
    [8, 1, 'BAO_8'],
    [15, 1, 'BAO_15'],
    [15, 11, 'BAO_15_11'],
  ])('Lotto 5/35 with %i main numbers and %i specials', (main, specials, id) => {
    const bao = { mainNumbers: upTo(main), specialNumbers: upTo(specials), playMethod: { id } };
    expectMeansOfPlays('lotto535', bao, { mainNumbers: upTo(5), specialNumbers: [1] });
  });

  it.each([
    ['GROUP', '123 456'],
    ['GROUP', '122 456'],
    ['GROUP', '122 455'],
    ['GROUP', '123 777'],
    ['GROUP', '777 888'],
    ['MULTIGROUP', '123 321 777'],
    [
      'MULTIGROUP',
      upTo(20)
        .map((index) => String(100 + index))
        .join(' '),
    ],
  ])('Max 3D Pro %s %s', (id, numbers) => {
    expectMeansOfPlays(
      'max3dpro',
      { numbers, playMethod: { id } },
      { numbers: '123 456', playMethod: { id: 'NORMAL' } },
    );
  });

  it('an equal pair inside GROUP counts as it does alone', () => {
    const of = (id: string, numbers: string) =>
      expectedLines(ticketOdds('max3dpro', accepted('max3dpro', { numbers, playMethod: { id } })));
    const [group, pair, equal] = [of('GROUP', '122 221'), of('NORMAL', '122 221'), of('NORMAL', '122 122')];
    // Three of the nine pairs are of a number with itself.
    for (const [tier, lines] of Object.entries(group)) {
      expect(lines / (6 * (pair[tier] ?? 0) + 3 * (equal[tier] ?? 0))).toBeCloseTo(1, 8);
    }
  });
});

it('twelve specials cannot miss, so nothing is won without one', () => {
  const all = { mainNumbers: upTo(5), specialNumbers: upTo(12), playMethod: { id: 'BAO_SP_12' } };
  const odds = ticketOdds('lotto535', accepted('lotto535', all));
  expect(odds.find(({ tier }) => tier === 'jackpot')?.chance).toBeCloseTo(12 / 3_895_584, 12);
  expect(odds.find(({ tier }) => tier === 'first')?.chance).toBeCloseTo(1 / 324_632, 12);
});
