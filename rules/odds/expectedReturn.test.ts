import { expect, it } from 'vitest';
import { expectedReturn, gameIds, meanYears, ticketOdds, type GameId } from '../index';
import { accepted } from '../testing/accepted';
import { validTickets } from '../testing/validTickets';

const six = { listNumber: [1, 2, 3, 4, 5, 6], powerNumber: 1 };
const seven = { listNumber: [1, 2, 3, 4, 5, 6, 7], powerNumber: 1, playMethod: { id: 'GROUP_7' } };

it('a pool adds its chance of being won', () => {
  const mega = accepted('mega', six);
  const without = expectedReturn('mega', mega);
  const { amount, share } = expectedReturn('mega', mega, { jackpots: { jackpot: 81_450_600_000 } });
  expect(share - without.share).toBeCloseTo(1, 12);
  expect(amount - without.amount).toBe(10_000);
});

it('a pool won by several plays of one ticket is one pool', () => {
  const power = accepted('power', seven);
  const jackpot2 = ticketOdds('power', power).find(({ tier }) => tier === 'jackpot2');
  const { chance = 0, expectedLines = 0 } = jackpot2 ?? {};
  // Six of the seven drawn and the seventh ball: six plays win Jackpot 2 at once.
  expect(expectedLines).toBeGreaterThan(chance);
  const pool = 30_000_000_000;
  const more =
    expectedReturn('power', power, { jackpots: { jackpot2: pool } }).share - expectedReturn('power', power).share;
  expect(more * 70_000).toBeCloseTo(chance * pool, 3);
});

it('pools of other tiers count nothing', () => {
  const mega = accepted('mega', six);
  expect(expectedReturn('mega', mega, { jackpots: { jackpot1: 1e12, first: 1e12 } })).toEqual(
    expectedReturn('mega', mega),
  );
});

it('a stake multiplies the amount and leaves the share', () => {
  const stake = (betAmount: number) => expectedReturn('keno', accepted('keno', { listNumber: [7], betAmount }));
  expect(stake(10_000)).toEqual({ amount: 5_000, share: 0.5 });
  expect(stake(70_000)).toEqual({ amount: 35_000, share: 0.5 });
});

const tickets: readonly (readonly [GameId, object])[] = [
  ['keno', { listNumber: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }],
  ['kenoeo', { playMethod: 'EVEN' }],
  ['kenoud', { playMethod: 'UPPER' }],
  ['mega', seven],
  ['power', seven],
  ['max3d', { numbers: '123', playType: 'straightBox' }],
  ['max3d', { numbers: '123 456' }],
  ['max3dpro', { numbers: '123 456', playMethod: { id: 'GROUP' } }],
  ['loto', { lotoType: { id: 'DC' }, numbers: '-407' }],
  ['classic', { numbers: '07', amount: 2, channelId: 'tphcm', resultDate: '21/11/2026' }],
  ['lotto535', { mainNumbers: [1, 2, 3, 4, 5, 6], specialNumbers: [1], playMethod: { id: 'BAO_6' } }],
];

const everyKind = Object.values(validTickets).map(({ gameId, ticket }) => [gameId, ticket] as const);

it('tells the odds of every game', () => {
  expect([...new Set(everyKind.map(([gameId]) => gameId))].toSorted()).toEqual([...gameIds].toSorted());
});

it.each([...tickets, ...everyKind])('%s %j lists each tier once, dearest first', (gameId, ticket) => {
  const odds = ticketOdds(gameId, accepted(gameId, ticket));
  const dearness = odds.map(({ jackpot, value }) => (jackpot ? Infinity : value));
  expect(dearness).toEqual(dearness.toSorted((one, other) => (one === other ? 0 : other - one)));
  expect(new Set(odds.map(({ tier }) => tier)).size).toBe(odds.length);
  for (const { name, chance } of odds) {
    expect(name).not.toBe('');
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThan(1);
  }
});

it('a jackpot of one in 8,145,060 comes once in 52,033 years of three tickets a week', () => {
  const [jackpot] = ticketOdds('mega', accepted('mega', { listNumber: [1, 2, 3, 4, 5, 6] }));
  expect(meanYears(jackpot?.chance ?? 0, 3)).toBeCloseTo(52_033.24, 2);
});

it('one in four comes after four draws', () => {
  expect(meanYears(0.25, 7) * 365.25).toBeCloseTo(4, 9);
});
