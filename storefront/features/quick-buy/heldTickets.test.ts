import type { HistoryTicket } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { boughtTicket } from '../../testing/fakes';
import { heldCount, heldSentence } from './heldTickets';

const PERIOD = 'mega:01590';
const numbers = (...listNumber: number[]) => ({ code: 'A', listNumber, price: '10000', isDone: true });
const first = numbers(1, 2, 3, 4, 5, 6);
const second = numbers(7, 8, 9, 10, 11, 12);
const waits = { ticketStatus: 1 } as const;

const line = (ticket: object, quantity = 1) => ({ ...boughtTicket('mega', ticket), quantity });
const bought = (periodId: string, ...tickets: HistoryTicket[]) => ({
  listPeriod: [{ periodId, name: 'Kỳ #01590', resultDate: '22/11/2026', result: null, tickets }],
});

describe('tickets that are held already', () => {
  it('are those of the same numbers in that draw, wherever they stand in their builder', () => {
    const held = bought(PERIOD, boughtTicket('mega', { ...numbers(6, 5, 4, 3, 2, 1), code: 'C' }, waits));
    expect(heldCount([line(first), line(second)], [held], PERIOD)).toBe(1);
    expect(heldCount([line(first)], [held], 'mega:01591')).toBe(0);
  });

  it('count once a copy, and no more than are to be bought', () => {
    const held = bought(PERIOD, boughtTicket('mega', first, { ...waits, copies: 2 }));
    expect(heldCount([line(first, 3)], [held], PERIOD)).toBe(2);
    expect(heldCount([line(first), line(first), line(first)], [held], PERIOD)).toBe(2);
    expect(heldCount([line(first)], [held, held], PERIOD)).toBe(1);
  });

  it('are paid for', () => {
    const held = bought(PERIOD, boughtTicket('mega', first, { ticketStatus: 6 }));
    expect(heldCount([line(first)], [held], PERIOD)).toBe(0);
  });

  it.each([
    [6, 6, 'Bạn đã có 6 vé này ở kỳ 21:00.'],
    [1, 1, 'Bạn đã có vé này ở kỳ 21:00.'],
    [2, 6, 'Bạn đã có 2 trong 6 vé này ở kỳ 21:00.'],
  ])('%d of %d are told', (held, count, sentence) => {
    expect(heldSentence(held, count, 'kỳ 21:00')).toBe(sentence);
  });
});
