import { expect, it } from 'vitest';
import { gameIds, type HistoryTicket } from '@veloc/rules';
import { formatMoney } from '@veloc/ui';
import { presentationOf } from '../../games/gamePresentations';
import { boughtTicket } from '../../testing/fakes';
import { picturedDraws, pictureName, ticketPicture, type PicturedDraw } from './ticketPicture';

const ticketOf = (code: string, over: Partial<HistoryTicket> = {}) =>
  boughtTicket(
    'mega',
    { listNumber: [4, 9, 16, 25, 36, 41] },
    { ticketId: `019a9b1e-4c2d-7f3a-8b5c-2e6f90a1b7d${code}`, code, ticketStatus: 1, ...over },
  );
const period = { name: 'Kỳ #01545', resultDate: '05/08/2026' };
const orderId = '019a9b1e-4c2d-7f3a-8b5c-000000000001';
const drawOf = (first: HistoryTicket, ...others: HistoryTicket[]): PicturedDraw => ({
  orderId,
  period: { ...period, result: [4, 9, 16, 25, 36, 42] },
  tickets: [first, ...others],
});

it.each([
  [period, 'Kỳ #01545 · 05/08/2026'],
  [{ name: 'Kỳ 17/06/2026 18:00', resultDate: '17/06/2026' }, 'Kỳ 17/06/2026 18:00'],
])('says the day of a draw once: %o', (drawn, words) => {
  expect(ticketPicture({ orderId, period: drawn, tickets: [ticketOf('4')] }).subtitle).toBe(words);
});

it('is known by its ticket, and several of them by their order', () => {
  expect(ticketPicture(drawOf(ticketOf('4'))).code).toEqual({ name: 'Mã vé', value: '2E6F-90A1-B7D4' });
  expect(ticketPicture(drawOf(ticketOf('4'), ticketOf('5'))).code).toEqual({ name: 'Mã đơn', value: '0000-0000-0001' });
});

it('tells a hidden code neither on the paper nor by the name of its file', () => {
  const draw = drawOf(ticketOf('4'));
  expect(pictureName(draw)).toContain('2E6F');
  expect(JSON.stringify([ticketPicture(draw, { code: true }), pictureName(draw, { code: true })])).not.toMatch(
    /2E6F|90A1|B7D4/i,
  );
});

it('is gold once it has won, with its tier, and keeps a hidden prize to itself', () => {
  const draw = drawOf(ticketOf('4', { ticketStatus: 3, prize: 10_000_000 }), ticketOf('5', { ticketStatus: 2 }));
  expect(ticketPicture(draw)).toMatchObject({
    gold: { prize: formatMoney(10_000_000) },
    subtitle: 'Giải Nhất · MEGA 6/45 · Kỳ #01545',
  });
  expect(JSON.stringify(ticketPicture(draw, { prize: true }))).not.toContain(formatMoney(10_000_000));
  expect(ticketPicture(drawOf(ticketOf('5', { ticketStatus: 2 }))).gold).toBeUndefined();
});

it('is not gold for a prize of no more than all its tickets cost', () => {
  const winner = ticketOf('4', { ticketStatus: 3, prize: 20_000 });
  expect(ticketPicture(drawOf(winner)).gold).toBeDefined();
  expect(ticketPicture(drawOf(winner, ticketOf('5', { ticketStatus: 2 }))).gold).toBeUndefined();
});

it('puts six tickets into a picture, and none that is not paid for', () => {
  const tickets = ['1', '2', '3', '4', '5', '6', '7', '8'].map((code) => ticketOf(code));
  const listPeriod = [
    { ...period, periodId: 'mega:1', result: null, tickets: [...tickets, ticketOf('9', { ticketStatus: 0 })] },
  ];
  expect(picturedDraws({ id: `${orderId}.mega`, listPeriod }).map((draw) => draw.tickets.length)).toEqual([6, 2]);
});

it('prints a flower of its own for each game', () => {
  const petals = gameIds.map((game) => presentationOf(game).petals);
  expect(new Set(petals).size).toBe(gameIds.length);
});
