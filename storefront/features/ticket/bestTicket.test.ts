import type { HistoryEntry, HistoryTicket } from '@veloc/rules';
import { expect, it } from 'vitest';
import { boughtTicket } from '../../testing/fakes';
import { bestTicket, byPrize, drawMoment } from './bestTicket';

const ticket = (ticketId: string, over: Partial<HistoryTicket>) =>
  boughtTicket('mega', { listNumber: [1, 2, 3, 4, 5, 6] }, { ticketId, ticketStatus: 2, price: 10_000, ...over });

function purchase(...periods: HistoryTicket[][]): Pick<HistoryEntry, 'listPeriod'> {
  return {
    listPeriod: periods.map((tickets, day) => ({
      periodId: `mega:2026112${day}`,
      name: 'Kỳ',
      resultDate: `2${day}/11/2026`,
      result: null,
      tickets,
    })),
  };
}

const best = (entry: Pick<HistoryEntry, 'listPeriod'>) => bestTicket(entry)?.ticket.ticketId;

it('is the ticket that won most, in whichever draw', () => {
  const small = ticket('small', { ticketStatus: 3, prize: 30_000 });
  const great = ticket('great', { ticketStatus: 3, prize: 300_000 });
  expect(best(purchase([ticket('lost', {}), small], [great, ticket('open', { ticketStatus: 1 })]))).toBe('great');
});

it('is the jackpot without a figure before any sum', () => {
  const claim = {
    state: 'waiting',
    awaitsFigure: true,
    paid: 0,
    reason: null,
    decisionDays: null,
    lapsesAt: '2027-01-20T17:00:00.000Z',
  } as const;
  const jackpot = ticket('jackpot', { ticketStatus: 4, prize: 0, claim });
  expect(best(purchase([ticket('second', { ticketStatus: 3, prize: 40_000_000 }), jackpot]))).toBe('jackpot');
});

it('is the first of the next draw while nothing is won', () => {
  expect(best(purchase([ticket('lost', {})], [ticket('next', { ticketStatus: 1 })]))).toBe('next');
  expect(best(purchase([ticket('first', {}), ticket('second', {})]))).toBe('first');
  expect(bestTicket({ listPeriod: [] })).toBeNull();
});

it('tells when a draw is by the id, else by the game list', () => {
  const at = (text: string) => Date.parse(text);
  expect(drawMoment({ periodId: 'keno:20261121:1208', resultDate: '21/11/2026' }, [])).toBe(
    at('2026-11-21T12:08+07:00'),
  );
  const list = [{ gameId: 'mega', drawDates: ['2026-11-22T11:00:00.000Z'], nextPeriod: {} }] as never;
  expect(drawMoment({ periodId: 'mega:20261122', resultDate: '22/11/2026' }, list)).toBe(at('2026-11-22T18:00+07:00'));
  expect(drawMoment({ periodId: 'mega:20261125', resultDate: '25/11/2026' }, list)).toBeNull();
});

const held = (ticketStatus: 2 | 3 | 4, prize = 0) => ({ ticketStatus, prize });
const lost = held(2);

it('shows the dearest first, a jackpot without a figure before all, and folds those that won nothing', () => {
  const jackpot = held(4);
  const great = held(3, 300_000);
  const small = held(3, 30_000);
  expect(byPrize([lost, small, lost, great, jackpot, jackpot])).toEqual({
    shown: [jackpot, jackpot, great, small],
    folded: [lost, lost],
  });
});

it('folds nothing where there is no winner and few lost, or one alone', () => {
  expect(byPrize([lost, held(3, 30_000)])).toEqual({ shown: [held(3, 30_000), lost], folded: [] });
  expect(byPrize([lost, lost, lost]).folded).toEqual([]);
  expect(byPrize([lost, lost, lost, lost])).toEqual({ shown: [], folded: [lost, lost, lost, lost] });
});
