import { vietnamDate, type HistoryTicket } from '@veloc/rules';
import type { ReceiptFact } from '@veloc/ui';

type Claimed = Pick<HistoryTicket, 'claim'>;

/** The claims of tickets whose prize is not paid. */
export function claimsOf(tickets: readonly Claimed[]) {
  return tickets.flatMap(({ claim }) => (claim ? [claim] : []));
}

/** The last day of a claim period: it ends with that day. */
export function lastDay({ lapsesAt }: { lapsesAt: string }): string {
  return vietnamDate(Date.parse(lapsesAt) - 1);
}

/** Where the prize money is, or what it waits for. */
export function payoutFacts(tickets: readonly (Claimed & Pick<HistoryTicket, 'ticketStatus'>)[]): ReceiptFact[] {
  const claims = claimsOf(tickets);
  const [first] = claims;
  const paid = { label: 'Tiền thưởng vào', value: 'Số dư thưởng', tone: 'gold' as const };
  if (!first) return [paid];
  return [
    ...(tickets.some(({ ticketStatus }) => ticketStatus === 3) ? [paid] : []),
    ...(claims.some(({ awaitsFigure }) => awaitsFigure) ? [{ label: 'Giải cao nhất', value: 'Chờ công bố' }] : []),
    { label: 'Hạn nhận thưởng', value: `hết ngày ${lastDay(first)}` },
  ];
}
