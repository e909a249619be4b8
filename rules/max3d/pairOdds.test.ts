import { describe, expect, it } from 'vitest';
import { ticketOdds } from '../index';
import { accepted } from '../testing/accepted';

/** The chance to be in one of the last `wins` states after `places` drawings; `move[from][to]` is one drawing. */
function walk(places: number, move: readonly (readonly number[])[], wins: number): number {
  let at: number[] = move.map((_, state) => (state === 0 ? 1 : 0));
  for (let place = 0; place < places; place += 1) {
    at = move.map((_, to) => at.reduce((sum, chance, from) => sum + chance * (move[from]?.[to] ?? 0), 0));
  }
  return at.slice(-wins).reduce((sum, chance) => sum + chance, 0);
}

/** Neither side drawn, the left, the right, both. */
function bothSides(left: number, right: number, places: number): number {
  const [l, r] = [left / 1_000, right / 1_000];
  return walk(
    places,
    [
      [1 - l - r, l, r, 0],
      [0, 1 - r, 0, r],
      [0, 0, 1 - l, l],
      [0, 0, 0, 1],
    ],
    1,
  );
}

/** No, one and two drawings among so many numbers. */
function twoDrawings(numbers: number, places: number): number {
  const n = numbers / 1_000;
  return walk(
    places,
    [
      [1 - n, n, 0],
      [0, 1 - n, n],
      [0, 0, 1],
    ],
    1,
  );
}

/** No, one and two different numbers drawn of so many. */
function twoDifferent(numbers: number, places: number): number {
  const n = numbers / 1_000;
  const others = (numbers - 1) / 1_000;
  return walk(
    places,
    [
      [1 - n, n, 0],
      [0, 1 - others, others],
      [0, 0, 1],
    ],
    1,
  );
}

const places = { first: 4, second: 6, third: 8, fourth: 20 } as const;

function chances(gameId: 'max3d' | 'max3dpro', ticket: object): Record<string, number> {
  const odds = ticketOdds(gameId, accepted(gameId, ticket));
  return Object.fromEntries(odds.map(({ tier, chance }) => [tier, chance]));
}

const twenty = Array.from({ length: 20 }, (_, index) => String(300 + index)).join(' ');

describe('the chance of a pair, place by place', () => {
  it.each([
    ['NORMAL', '123 456', (count: number) => bothSides(1, 1, count)],
    ['NORMAL', '123 123', (count: number) => twoDrawings(1, count)],
    ['GROUP', '123 456', (count: number) => bothSides(6, 6, count)],
    ['GROUP', '123 455', (count: number) => bothSides(6, 3, count)],
    ['GROUP', '122 777', (count: number) => bothSides(3, 1, count)],
    ['GROUP', '123 321', (count: number) => twoDrawings(6, count)],
    ['GROUP', '122 221', (count: number) => twoDrawings(3, count)],
    ['MULTIGROUP', '123 456 789', (count: number) => twoDifferent(3, count)],
    ['MULTIGROUP', twenty, (count: number) => twoDifferent(20, count)],
  ])('Max 3D Pro %s %s', (id, numbers, chanceOf) => {
    const told = chances('max3dpro', { numbers, playMethod: { id } });
    for (const [tier, count] of Object.entries(places)) expect((told[tier] ?? 0) / chanceOf(count)).toBeCloseTo(1, 8);
  });

  it.each([
    ['123 456', (count: number) => bothSides(1, 1, count)],
    ['123 123', (count: number) => twoDrawings(1, count)],
  ])('Max 3D+ %s', (numbers, chanceOf) => {
    const told = chances('max3d', { numbers });
    for (const [tier, count] of Object.entries(places)) expect((told[tier] ?? 0) / chanceOf(count)).toBeCloseTo(1, 8);
  });

  it.each([
    ['max3d', { numbers: '123 456' }, { special: 2e-6 }],
    ['max3d', { numbers: '123 123' }, { special: 1e-6 }],
    ['max3dpro', { numbers: '123 456', playMethod: { id: 'NORMAL' } }, { special: 1e-6, specialSub: 1e-6 }],
    ['max3dpro', { numbers: '123 123', playMethod: { id: 'NORMAL' } }, { special: 1e-6, specialSub: 1e-6 }],
    ['max3dpro', { numbers: '123 321', playMethod: { id: 'GROUP' } }, { special: 36e-6, specialSub: 36e-6 }],
    ['max3dpro', { numbers: twenty, playMethod: { id: 'MULTIGROUP' } }, { special: 380e-6, specialSub: 380e-6 }],
  ] as const)('%s %j wins the Đặc biệt as often as its orders allow', (gameId, ticket, expected) => {
    const told = chances(gameId, ticket);
    for (const [tier, chance] of Object.entries(expected)) expect((told[tier] ?? 0) / chance).toBeCloseTo(1, 12);
  });

  it.each([
    ['max3d', { numbers: '123 123' }],
    ['max3dpro', { numbers: '123 123', playMethod: { id: 'NORMAL' } }],
  ] as const)('%s %j, an equal pair, is paid twice whenever it is drawn', (gameId, ticket) => {
    const odds = ticketOdds(gameId, accepted(gameId, ticket));
    const doubled = odds.filter(({ tier }) => tier in places || (tier === 'special' && gameId === 'max3d'));
    expect(doubled).toHaveLength(gameId === 'max3d' ? 5 : 4);
    for (const { chance, expectedLines } of doubled) expect(expectedLines / chance).toBeCloseTo(2, 12);
  });
});
