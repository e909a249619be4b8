import { describe, expect, it } from 'vitest';
import { formatMoney } from '@veloc/ui';
import { heldLine } from '../../features/ticket/heldTicket';
import { boughtTicket } from '../../testing/fakes';
import { isSettled, outcomeFacts, ownGames } from './ownTickets';

const numbers = (ticketId: string, over: Parameters<typeof boughtTicket>[2] = {}) =>
  boughtTicket(
    'keno',
    { code: 'A', listNumber: [4, 17, 23], playMethod: 'LEVEL_3', betAmount: 10_000, price: '10000', isDone: true },
    { ticketId, ...over },
  );
const bet = (ticketId: string, over: Parameters<typeof boughtTicket>[2] = {}) =>
  boughtTicket(
    'kenoud',
    { code: 'A', listNumber: [], playMethod: 'UPPER', betAmount: 10_000, price: '10000', isDone: true },
    { ticketId, ...over },
  );
const won = (prize: number) => ({ ticketStatus: 3, prize }) as const;
const ids = (games: ReturnType<typeof ownGames>) => games.map(({ tickets }) => tickets.map(({ ticketId }) => ticketId));

describe('own tickets by game', () => {
  const tickets = [
    numbers('a'),
    bet('b'),
    numbers('c'),
    bet('d', won(20_000)),
    bet('e', won(50_000)),
    bet('f', { ticketStatus: 2 }),
  ];

  it('keep their order while the draw goes on, whatever they have won', () => {
    expect(ids(ownGames(tickets, false))).toEqual([
      ['a', 'c'],
      ['b', 'd', 'e', 'f'],
    ]);
  });

  it('begin with the game that has won, and in it with the dearest', () => {
    expect(ids(ownGames(tickets, true))).toEqual([
      ['e', 'd', 'b', 'f'],
      ['a', 'c'],
    ]);
  });

  it('are settled once the shop has judged the last of them', () => {
    expect(isSettled(tickets)).toBe(true);
    expect(isSettled([...tickets, numbers('g', { ticketStatus: 1 })])).toBe(false);
  });
});

describe('what came of a ticket', () => {
  const facts = (ticket: ReturnType<typeof numbers>, drawn: readonly number[]) =>
    outcomeFacts(ticket, heldLine(ticket, drawn)).filter(Boolean);

  it('counts what was drawn of a loss, and says what a bet needed', () => {
    expect(facts(numbers('a'), [4, 23, 80])).toEqual(['Không trúng', 'đúng 2 số']);
    expect(facts(numbers('a'), [80])).toEqual(['Không trúng']);
    expect(facts(bet('b'), [4, 23, 80])).toEqual(['Không trúng', 'cần từ 11 số lớn']);
  });

  it('says the sum of a win, and nothing else of it', () => {
    expect(facts(numbers('a', won(20_000)), [4, 23, 17])).toEqual([`Trúng ${formatMoney(20_000)}`]);
    expect(facts(numbers('a', { ticketStatus: 5 }), [4, 23])).toEqual(['Đã hoàn tiền']);
  });
});
