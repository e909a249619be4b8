import { describe, expect, it } from 'vitest';
import { expectedReturn, ticketOdds, type GameId } from '../index';
import { accepted } from '../testing/accepted';
import { numbersOf } from '../testing/combinations';

function upTo(count: number): number[] {
  return numbersOf({ from: 1, to: count });
}

function percentReturned(gameId: GameId, ticket: object): number {
  return 100 * expectedReturn(gameId, accepted(gameId, ticket)).share;
}

function oneIn(gameId: GameId, ticket: object): Record<string, number> {
  return Object.fromEntries(ticketOdds(gameId, accepted(gameId, ticket)).map(({ tier, chance }) => [tier, 1 / chance]));
}

describe('returns as published', () => {
  it.each([
    [1, 50.0],
    [2, 54.1],
    [3, 55.5],
    [4, 55.1],
    [5, 54.9],
    [6, 54.5],
    [7, 55.1],
    [8, 54.7],
    [9, 54.7],
    [10, 57.7],
  ])('Keno level %i: %d %%', (level, percent) => {
    expect(percentReturned('keno', { listNumber: upTo(level) })).toBeCloseTo(percent, 1);
  });

  it.each([
    ['123', 'straight'],
    ['777', 'straight'],
    ['123', 'box'],
    ['112', 'box'],
    ['123', 'straightBox'],
  ])('Max 3D %s %s: 54.6 %%', (numbers, playType) => {
    expect(percentReturned('max3d', { numbers, playType })).toBeCloseTo(54.6, 6);
  });

  it.each([
    ['max3d', { numbers: '123 456' }, 54.8],
    ['max3dpro', { numbers: '123 456', playMethod: { id: 'NORMAL' } }, 55.0],
    ['max3dpro', { numbers: '123 456', playMethod: { id: 'GROUP' } }, 55.0],
    ['max3dpro', { numbers: '123 456 789', playMethod: { id: 'MULTIGROUP' } }, 55.0],
  ] as const)('%s %j: %d %%, less what pays once for a number drawn twice', (gameId, ticket, percent) => {
    // The published figure counts every two places; a pair drawn at three or four places is paid once (decision G30).
    const percentOnce = percentReturned(gameId, ticket);
    expect(percentOnce).toBeLessThan(percent);
    expect(percentOnce).toBeGreaterThan(percent - 0.12);
  });

  it.each([
    ['D', '--07', 70],
    ['C', '--07', 70],
    ['DC', '--07', 70],
    ['L18', '--07', 70],
    ['D', '-407', 50],
    ['C', '-407', 50],
    ['DC', '-407', 50],
    ['L7', '-407', 50],
    ['L17', '-407', 50],
    ['L16', '3407', 32],
  ])('Loto %s %s: %d %%', (id, numbers, percent) => {
    expect(Math.round(percentReturned('loto', { lotoType: { id }, numbers }))).toBe(percent);
  });

  it.each([
    ['07', 70],
    ['407', 50],
    ['3407', 32],
  ])('Classic %s: %d %%', (numbers, percent) => {
    const ticket = { numbers, amount: 1, channelId: 'tphcm', resultDate: '21/11/2026' };
    expect(percentReturned('classic', ticket)).toBeCloseTo(percent, 9);
  });
});

describe('odds as published', () => {
  it('Mega', () => {
    const odds = oneIn('mega', { listNumber: upTo(6) });
    expect(odds.jackpot).toBeCloseTo(8_145_060, 3);
    expect(odds).toMatchObject({
      first: expect.closeTo(34_808, 0),
      second: expect.closeTo(733, 0),
      third: expect.closeTo(45, 0),
    });
  });

  it('Power', () => {
    const odds = oneIn('power', { listNumber: upTo(6), powerNumber: 16 });
    expect(odds.jackpot1).toBeCloseTo(28_989_675, 3);
    expect(odds.jackpot2).toBeCloseTo(28_989_675 / 6, 3);
    // Giải Nhất against Jackpot 2: 48 of the 49 other balls.
    expect((odds.jackpot2 ?? 0) / (odds.first ?? 0)).toBeCloseTo(48, 6);
  });

  it('Lotto 5/35', () => {
    const odds = oneIn('lotto535', { mainNumbers: upTo(5), specialNumbers: [12] });
    expect(odds.jackpot).toBeCloseTo(3_895_584, 3);
    expect((odds.fifth ?? 0) / (odds.consolation ?? 0)).toBeCloseTo(6.69, 2);
  });

  it('Max 3D Pro', () => {
    const odds = oneIn('max3dpro', { numbers: '123 456', playMethod: { id: 'NORMAL' } });
    expect(odds.special).toBeCloseTo(1_000_000, 3);
    expect(odds.specialSub).toBeCloseTo(1_000_000, 3);
    expect((odds.sixth ?? 0) / (odds.fifth ?? 0)).toBeCloseTo(1 / 9, 1);
  });

  it.each([
    ['kenoeo', ['EVEN', 'EVEN_1112', 'DRAW_ODD_EVEN', 'ODD_1112', 'ODD'], [0.101, 0.299, 0.21, 0.295, 0.096]],
    ['kenoud', ['UPPER', 'DRAW_UPPER_LOWER', 'LOWER'], [0.401, 0.207, 0.393]],
  ] as const)('%s: near the shares of real draws, and one outcome always', (gameId, outcomes, shares) => {
    const chances = outcomes.map((playMethod) =>
      ticketOdds(gameId, accepted(gameId, { playMethod })).reduce((sum, { chance }) => sum + chance, 0),
    );
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    // Four standard errors of ten thousand draws are at most two points.
    chances.forEach((chance, index) => expect(Math.abs(chance - (shares[index] ?? 0))).toBeLessThan(0.02));
  });
});
