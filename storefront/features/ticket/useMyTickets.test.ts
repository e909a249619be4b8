import { expect, it } from 'vitest';
import { boughtTicket } from '../../testing/fakes';
import { gamesOfDraws, periodOf, playedIn } from './useMyTickets';

it.each([
  ['keno', ['keno', 'kenoeo', 'kenoud']],
  ['kenoud', ['kenoud', 'keno', 'kenoeo']],
  ['mega', ['mega']],
] as const)('%s is settled with %j, its own first', (game, games) => {
  expect(gamesOfDraws(game)).toEqual(games);
});

it('finds the tickets of a side game in the draw that settles it', () => {
  const purchase = (id: string, periodId: string) => ({
    id,
    createdAt: '2026-11-21T12:00:00+07:00',
    gameId: 'kenoeo' as const,
    listPeriod: [{ periodId, tickets: [boughtTicket('kenoeo', {}, { ticketId: id, ticketStatus: 2 })] }],
  });
  const purchases = [purchase('first', 'kenoeo:20261121:1200'), purchase('later', 'kenoeo:20261121:1208')];
  const own = playedIn(purchases as never, periodOf('keno:20261121:1200', 'kenoeo'));
  expect(own.map(({ ticket }) => ticket.ticketId)).toEqual(['first']);
});
