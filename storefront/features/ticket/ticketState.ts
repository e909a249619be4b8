import { TICKET_STATUS, type HistoryEntry, type HistoryTicket, type TicketStatus } from '@veloc/rules';

/** What became of a purchase, as the list tells it. */
const purchaseStates = ['unpaid', 'waiting', 'won', 'lost', 'refunded', 'cancelled'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

const statesByStatus: Readonly<Record<TicketStatus, PurchaseState>> = {
  [TICKET_STATUS.unpaid]: 'unpaid',
  [TICKET_STATUS.active]: 'waiting',
  [TICKET_STATUS.notWon]: 'lost',
  [TICKET_STATUS.won]: 'won',
  [TICKET_STATUS.awaitingPayout]: 'won',
  [TICKET_STATUS.refunded]: 'refunded',
  [TICKET_STATUS.deleted]: 'cancelled',
};

export const stateLabel: Readonly<Record<PurchaseState, string>> = {
  unpaid: 'Chưa thanh toán',
  waiting: 'Chờ kết quả',
  won: 'Trúng',
  lost: 'Không trúng',
  refunded: 'Đã hoàn tiền',
  cancelled: 'Đã hủy',
};

export function ticketState({ ticketStatus }: HistoryTicket): PurchaseState {
  return statesByStatus[ticketStatus];
}

/** Whether a ticket is paid for and not judged yet. */
export function isWaiting(ticket: HistoryTicket): boolean {
  return ticketState(ticket) === 'waiting';
}

/** Whether a ticket has won, also while its prize waits without a figure. */
export function hasWon({ prize, ticketStatus }: Pick<HistoryTicket, 'prize' | 'ticketStatus'>): boolean {
  return prize > 0 || ticketStatus === TICKET_STATUS.awaitingPayout;
}

/** Whether a ticket was paid for and is still shown: neither waiting for its payment, cancelled nor deleted. */
export function isHeld(ticket: HistoryTicket): boolean {
  return !['unpaid', 'cancelled'].includes(ticketState(ticket));
}

/** What one reads of tickets that have won nothing: once, and nothing of how near they came. */
export const LOST_SENTENCE = 'Kỳ này lộc chưa về, bạn nhé.';

/** Whether all tickets of a draw are judged and none has won. */
export function isLost(tickets: readonly HistoryTicket[]): boolean {
  const states = tickets.map(ticketState);
  return states.includes('lost') && !states.includes('won') && !states.includes('waiting');
}

export function ticketsOf({ listPeriod }: Pick<HistoryEntry, 'listPeriod'>): HistoryTicket[] {
  return listPeriod.flatMap(({ tickets }) => tickets);
}

/** What a purchase's page leads to first: its payment, its prize, or else the next draw. */
export function firstWayOn(entry: Pick<HistoryEntry, 'listPeriod'>): 'payment' | 'prize' | 'nextDraw' {
  if (purchaseState(entry) === 'unpaid') return 'payment';
  return ticketsOf(entry).some(hasWon) ? 'prize' : 'nextDraw';
}

/** One win makes a purchase won; else one ticket still to be drawn makes it waiting; else what befell its tickets. */
export function purchaseState(entry: Pick<HistoryEntry, 'listPeriod'>): PurchaseState {
  const states = ticketsOf(entry).map(ticketState);
  return (
    (['won', 'waiting', 'unpaid', 'lost', 'refunded'] as const).find((state) => states.includes(state)) ?? 'cancelled'
  );
}

/**
 * Whether its player has taken it out of the history. The shop still tells it, with what was drawn; an order that was
 * cancelled before it was paid has no draw.
 */
export function isDeleted(entry: Pick<HistoryEntry, 'listPeriod'>): boolean {
  return purchaseState(entry) === 'cancelled' && entry.listPeriod.some(({ result }) => result !== null);
}

/** How many tickets these are, each by as many copies as were bought of it. */
export function copyCount(tickets: readonly Pick<HistoryTicket, 'copies'>[]): number {
  return tickets.reduce((sum, { copies }) => sum + copies, 0);
}

/** '2 vé' of a ticket that was bought more than once; null for a single one. */
export function copiesLabel({ copies }: Pick<HistoryTicket, 'copies'>): string | null {
  return copies > 1 ? `${copies}\u00A0vé` : null;
}

/** Đồng won by all tickets of a purchase. */
export function prizeTotal(entry: Pick<HistoryEntry, 'listPeriod'>): number {
  return ticketsOf(entry).reduce((sum, { prize }) => sum + prize, 0);
}
