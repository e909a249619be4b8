import { expect, it } from 'vitest';
import { boughtTicket } from '../../testing/fakes';
import { ticketPicture } from './ticketPicture';

const ticket = boughtTicket(
  'mega',
  { listNumber: [4, 9, 16, 25, 36, 41] },
  { ticketId: '019a9b1e-4c2d-7f3a-8b5c-2e6f90a1b7d4', ticketStatus: 1 },
);

it.each([
  [{ name: 'Kỳ #01545', resultDate: '05/08/2026' }, 'Kỳ #01545 · 05/08/2026'],
  [{ name: 'Kỳ 17/06/2026 18:00', resultDate: '17/06/2026' }, 'Kỳ 17/06/2026 18:00'],
])('says the day of a draw once: %o', (period, words) => {
  expect(ticketPicture({ orderId: 'o1', period, ticket, phone: undefined }).subtitle).toBe(words);
});

it('names ticket and order, and hides the middle of the buyer’s number', () => {
  const { facts } = ticketPicture({
    orderId: '019a9b1e-4c2d-7f3a-8b5c-000000000001',
    period: { name: 'Kỳ #01545', resultDate: '05/08/2026' },
    ticket,
    phone: '+84912345678',
  });
  expect(JSON.stringify(facts)).not.toContain('345');
  expect(facts).toMatchObject([
    { name: 'Mã vé', value: '2E6F-90A1-B7D4' },
    { name: 'Mã đơn', value: '0000-0000-0001' },
    {},
    {},
    {},
  ]);
});
