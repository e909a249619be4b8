import type { HistoryTicket } from '@veloc/rules';
import { formatMoney, type ReceiptFact } from '@veloc/ui';

/** What the tax may take of what some tickets have won, as rows of their receipt; none where it takes nothing. */
export function taxFacts(tickets: readonly Pick<HistoryTicket, 'prize' | 'tax'>[]): ReceiptFact[] {
  const tax = tickets.reduce((sum, ticket) => sum + (ticket.tax ?? 0), 0);
  if (tax === 0) return [];
  const prize = tickets.reduce((sum, ticket) => sum + ticket.prize, 0);
  return [
    { label: 'Thuế ước tính', value: formatMoney(-tax) },
    { label: 'Sau thuế ước tính', value: formatMoney(prize - tax) },
  ];
}
