import { expect, it } from 'vitest';
import { boughtTicket } from '../../testing/fakes';
import { markSeen, unseenWins } from './seenWins';
import { cardWins, greatestUnseen, wonDraws } from './wonDraws';

const NOW = Date.parse('2026-11-21T12:00:00+07:00');
const DAY = 24 * 3_600_000;
const win = (ticketId: string, daysAgo = 1) => ({ ticketId, drawnAt: NOW - daysAgo * DAY });

it('shows a win once, also after its result was read anew', () => {
  expect(unseenWins([win('a')], NOW)).toHaveLength(1);
  markSeen([win('a')], NOW);
  expect(unseenWins([win('a'), win('b')], NOW)).toEqual([win('b')]);
});

it('takes what is older than a month as seen on a device that is new', () => {
  expect(unseenWins([win('old', 31), win('new', 29)], NOW)).toEqual([win('new', 29)]);
  markSeen([win('new', 29)], NOW);
  expect(unseenWins([win('later', 5)], NOW + 60 * DAY)).toHaveLength(1);
});

it('forgets the oldest of very many without showing them again', () => {
  const many = Array.from({ length: 250 }, (_, index) => win(`t${index}`, 1 + index / 20));
  for (const one of many) markSeen([one], NOW);
  expect(unseenWins(many, NOW)).toEqual([]);
});

it('reads what somebody else left there as nothing', () => {
  localStorage.setItem('veloc.seen-wins', '{"until":"soon"}');
  expect(unseenWins([win('a')], NOW)).toHaveLength(1);
});

function purchase(...tickets: Parameters<typeof boughtTicket>[2][]) {
  const held = tickets.map((over, index) => boughtTicket('mega', {}, { ticketId: `t${index}`, ...over }));
  return {
    listPeriod: [{ periodId: 'mega:20261120', name: '', resultDate: '20/11/2026', result: [1, 2], tickets: held }],
  };
}
const claim = {
  state: 'waiting',
  awaitsFigure: false,
  paid: 0,
  reason: null,
  decisionDays: null,
  lapsesAt: '',
} as const;

it.each([
  [{ ticketStatus: 3, prize: 999_999 }, 'small'],
  [{ ticketStatus: 3, prize: 1_000_000 }, 'large'],
  [{ ticketStatus: 4, prize: 1_000_000_000, claim }, 'large'],
  [{ ticketStatus: 4, prize: 1_000_000_001, claim }, 'jackpot'],
  [{ ticketStatus: 4, prize: 0, claim: { ...claim, awaitsFigure: true } }, 'jackpot'],
  [{ ticketStatus: 3, prize: 10_000 }, 'calm'],
  [{ ticketStatus: 3, prize: 2_000_000, price: 2_000_000 }, 'calm'],
  [{ ticketStatus: 3, prize: 2_000_001, price: 2_000_000 }, 'large'],
  [{ ticketStatus: 4, prize: 2_000_000_000, price: 3_000_000_000, claim }, 'calm'],
  [{ ticketStatus: 4, prize: 1_000, price: 20_000, claim: { ...claim, awaitsFigure: true } }, 'jackpot'],
] as const)('makes of %o a win that is %s', (outcome, grade) => {
  expect(wonDraws(purchase(outcome))[0]?.grade).toBe(grade);
});

it.each([
  { ticketStatus: 2 as const },
  { ticketStatus: 1 as const },
  { ticketStatus: 4 as const, prize: 2_000_000, claim: { ...claim, state: 'rejected' as const } },
  { ticketStatus: 4 as const, prize: 2_000_000, claim: { ...claim, state: 'lapsed' as const } },
])('makes nothing of %o', (outcome) => {
  expect(wonDraws(purchase(outcome))).toEqual([]);
});

it('begins with the greatest win, and never again with one of which a part was seen', () => {
  const small = purchase({ ticketId: 's', ticketStatus: 3, prize: 20_000 });
  const large = purchase({ ticketId: 'l', ticketStatus: 3, prize: 5_000_000 }, { ticketId: 'm', ticketStatus: 2 });
  expect(greatestUnseen([small, large], NOW)?.entry).toBe(large);
  expect(cardWins(small)).toHaveLength(1);
  expect(cardWins(large)).toEqual([]);
  markSeen(wonDraws(large)[0]?.wins ?? [], NOW);
  expect(greatestUnseen([small, large], NOW)?.entry).toBe(small);
});

it('holds what all tickets of a draw have won against what all of them have cost', () => {
  const winner = { ticketId: 'w', ticketStatus: 3, prize: 1_200_000 } as const;
  expect(wonDraws(purchase(winner))[0]).toMatchObject({ grade: 'large', stake: null });
  const loser = { ticketId: 'l', ticketStatus: 2, price: 1_190_000 } as const;
  expect(wonDraws(purchase(winner, loser))[0]).toMatchObject({ grade: 'calm', stake: 1_200_000 });
});
