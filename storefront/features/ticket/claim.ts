import { TICKET_STATUS, type HistoryTicket, vietnamDate } from '@veloc/rules';
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

type Claimed = Pick<HistoryTicket, 'claim'>;
type Judged = Claimed & Pick<HistoryTicket, 'ticketStatus'>;

/** What keeps prize money from its player, first what most needs an answer. */
const payouts = ['rejected', 'waiting', 'lapsed'] as const;
export type OpenPayout = (typeof payouts)[number];

/** That a prize was paid, wherever its money is by now. */
export const PAID_LABEL = 'Đã trả thưởng';
/** Where a paid prize is until the player moves it: beside the button that does, "paid" reads as if it were done. */
export const IN_REWARDS_LABEL = 'Trong số dư thưởng';

export const payoutLabel: Readonly<Record<OpenPayout, string>> = {
  rejected: 'Chưa được trả',
  waiting: 'Chờ trả thưởng',
  lapsed: 'Hết hạn nhận',
};

/** Why the prizes of some tickets are not all paid; null where they are, or where nothing was won. */
export function openPayout(tickets: readonly Judged[]): OpenPayout | null {
  const states = tickets
    .filter(({ ticketStatus }) => ticketStatus === TICKET_STATUS.awaitingPayout)
    .map(({ claim }) => claim?.state ?? 'waiting');
  return payouts.find((payout) => states.includes(payout)) ?? null;
}

const UNKNOWN_SUM = 'Chờ công bố';

/** Đồng of what was won, or words while a jackpot waits for its figure and nothing else was won. */
export function sumWon(prize: number): number | string {
  return prize > 0 ? prize : UNKNOWN_SUM;
}

/** Đồng of what some tickets have won that their player has got, after what was withheld of it. */
export function paidPrize(
  tickets: readonly Pick<HistoryTicket, 'ticketStatus' | 'prize' | 'tax' | 'taxWithheld' | 'claim'>[],
): number {
  return tickets.reduce((sum, { ticketStatus, prize, tax = 0, taxWithheld, claim }) => {
    if (ticketStatus === TICKET_STATUS.won) return sum + prize - (taxWithheld ? tax : 0);
    return sum + (claim?.paid ?? 0);
  }, 0);
}

/** The claims of tickets whose prize is not paid. */
export function claimsOf(tickets: readonly Claimed[]) {
  return tickets.flatMap(({ claim }) => (claim ? [claim] : []));
}

/** The last day of a claim period: it ends with that day. */
export function lastDay({ lapsesAt }: { lapsesAt: string }): string {
  return vietnamDate(Date.parse(lapsesAt) - 1);
}

/** Where the prize money is, or what it waits for. */
export function payoutFacts(tickets: readonly Judged[]): ReceiptFact[] {
  const claims = claimsOf(tickets);
  const [first] = claims;
  const paid = { label: 'Tiền thưởng vào', value: 'Số dư thưởng', tone: 'gold' as const };
  if (!first) return [paid];
  const already = claims.reduce((sum, claim) => sum + claim.paid, 0);
  return [
    ...(tickets.some(({ ticketStatus }) => ticketStatus === TICKET_STATUS.won) ? [paid] : []),
    ...(claims.some(({ awaitsFigure }) => awaitsFigure) ? [{ label: 'Giải cao nhất', value: UNKNOWN_SUM }] : []),
    ...(already > 0 ? [{ label: 'Đã trả trước', value: formatMoney(already) }] : []),
    { label: 'Hạn nhận thưởng', value: `hết ngày ${lastDay(first)}` },
  ];
}
