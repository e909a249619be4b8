import { expect, it } from 'vitest';
import { boughtTicket } from '../../testing/fakes';
import { isWithinStake, paidAndWon, stakeToTell } from './stake';

const ticket = (over: Parameters<typeof boughtTicket>[2]) => boughtTicket('keno', {}, over);
const lost = ticket({ price: 50_000 });
const won = (prize: number, price = 10_000) => ticket({ ticketStatus: 3, price, prize });

it.each([
  [0, 10_000, false],
  [9_999, 10_000, true],
  [10_000, 10_000, true],
  [10_001, 10_000, false],
])('of %i won for %i says %s', (prize, stake, expected) => {
  expect(isWithinStake(prize, stake)).toBe(expected);
});

it('counts what the losers beside a winner have cost', () => {
  expect(stakeToTell([won(52_000)])).toBeNull();
  expect(stakeToTell([won(52_000), lost])).toBe(60_000);
  expect(stakeToTell([won(60_000), lost])).toBe(60_000);
  expect(stakeToTell([won(60_001), lost])).toBeNull();
});

it('adds up what several have won', () => {
  expect(stakeToTell([won(30_000), won(20_000), lost])).toBe(70_000);
  expect(stakeToTell([won(50_000), won(20_001), lost])).toBeNull();
});

it('leaves out what is not drawn yet and what was paid back', () => {
  const others = [1, 5].map((ticketStatus) => ticket({ ticketStatus: ticketStatus as 1 | 5, price: 500_000 }));
  expect(stakeToTell([won(20_000), ...others])).toBeNull();
});

it('says nothing of losers alone, nor of a jackpot without its figure', () => {
  const claim = {
    state: 'waiting',
    awaitsFigure: true,
    paid: 0,
    reason: null,
    decisionDays: null,
    lapsesAt: '',
  } as const;
  expect(stakeToTell([lost])).toBeNull();
  expect(stakeToTell([won(20_000), lost, ticket({ ticketStatus: 4, claim })])).toBeNull();
});

it('names both sums', () => {
  expect(paidAndWon(60_000, 52_000)).toBe('Mua 60.000\u00A0₫ · trúng 52.000\u00A0₫');
});
