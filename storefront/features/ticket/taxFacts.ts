import type { HistoryTicket } from '@veloc/rules';
import { formatMoney, type ReceiptFact } from '@veloc/ui';

/** What the tax takes of what some tickets have won, as rows of their receipt; none where it takes nothing. */
export function taxFacts(tickets: readonly Pick<HistoryTicket, 'prize' | 'tax' | 'taxWithheld'>[]): ReceiptFact[] {
  const tax = tickets.reduce((sum, ticket) => sum + (ticket.tax ?? 0), 0);
  if (tax === 0) return [];
  const prize = tickets.reduce((sum, ticket) => sum + ticket.prize, 0);
  if (tickets.every(({ tax: own = 0, taxWithheld }) => own === 0 || taxWithheld)) {
    return [
      { label: 'Trước thuế', value: formatMoney(prize) },
      { label: 'Thuế đã khấu trừ', value: formatMoney(-tax) },
      { label: 'Thực nhận', value: formatMoney(prize - tax) },
    ];
  }
  return [
    { label: 'Thuế ước tính', value: formatMoney(-tax) },
    { label: 'Sau thuế ước tính', value: formatMoney(prize - tax) },
  ];
}
