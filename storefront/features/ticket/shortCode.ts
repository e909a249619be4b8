import type { HistoryTicket } from '@veloc/rules';
import type { ReceiptFact } from '@veloc/ui';

const LONGEST_WHOLE = 20;
const SHOWN = 12;

/** What an id is called wherever a player reads one: on pages, pictures and slips. */
export const codeLabel = { order: 'Mã đơn', ticket: 'Mã vé' } as const;

/**
 * A code as one reads it out: a long id by its last twelve characters in fours ('2E6F-90A1-B7D4'), a short one whole.
 */
export function shortCode(id: string): string {
  if (id.length <= LONGEST_WHOLE) return id;
  const shown = id.replaceAll('-', '').slice(-SHOWN).toUpperCase();
  return (shown.match(/.{4}/g) ?? [shown]).join('-');
}

export function orderFact(id: string): ReceiptFact {
  return { label: codeLabel.order, value: shortCode(id), copyText: id };
}

/** A row for each ticket's code, told apart by their letters, and by their place where a letter comes again. */
export function ticketFacts(tickets: readonly Pick<HistoryTicket, 'ticketId' | 'code'>[]): ReceiptFact[] {
  const counts = new Map<string, number>();
  return tickets.map(({ ticketId, code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    const name = count > 1 ? `${codeLabel.ticket} ${code} (${count})` : `${codeLabel.ticket} ${code}`;
    const label = tickets.length > 1 ? name : codeLabel.ticket;
    return { label, value: shortCode(ticketId), copyText: ticketId };
  });
}
