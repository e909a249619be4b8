import type { TicketStatus } from '@veloc/rules';
import { describe, expect, it } from 'vitest';
import { boughtTicket } from '../../testing/fakes';
import { copiesLabel, copyCount, isDeleted, prizeTotal, purchaseState } from './ticketState';

function purchase(...statuses: TicketStatus[]) {
  const tickets = statuses.map((ticketStatus, index) =>
    boughtTicket('mega', {}, { ticketId: String(index), ticketStatus, prize: ticketStatus === 3 ? 300_000 : 0 }),
  );
  return { listPeriod: [{ periodId: '', name: '', resultDate: '', result: null, tickets }] };
}

describe('what became of a purchase', () => {
  it.each<[TicketStatus[], string]>([
    [[1, 3], 'won'],
    [[2, 4], 'won'],
    [[1, 2], 'waiting'],
    [[0], 'unpaid'],
    [[2, 6], 'lost'],
    [[5, 6], 'refunded'],
    [[6, 6], 'cancelled'],
    [[], 'cancelled'],
  ])('with tickets %j it is %s', (statuses, expected) => {
    expect(purchaseState(purchase(...statuses))).toBe(expected);
  });

  it('adds up what its tickets have won', () => {
    expect(prizeTotal(purchase(3, 2, 3))).toBe(600_000);
  });

  it('counts every copy as a ticket', () => {
    expect(copyCount([{ copies: 2 }, { copies: 1 }])).toBe(3);
    expect(copiesLabel({ copies: 2 })).toBe('2\u00A0vé');
    expect(copiesLabel({ copies: 1 })).toBeNull();
  });
});

describe('a purchase that its player has deleted', () => {
  const drawn = (...statuses: TicketStatus[]) => ({
    listPeriod: purchase(...statuses).listPeriod.map((period) => ({ ...period, result: [1, 2, 3, 4, 5, 6] })),
  });

  it('is one of a draw that all its tickets have left', () => {
    expect(isDeleted(drawn(6, 6))).toBe(true);
    expect(isDeleted(drawn(6, 3))).toBe(false);
    expect(isDeleted(drawn(2))).toBe(false);
  });

  it('is not one that was cancelled before it was paid', () => {
    expect(isDeleted(purchase(6))).toBe(false);
  });
});
