import type { GameEntry, HistoryEntry, HistoryPeriod, HistoryTicket } from '@veloc/rules';
import { momentOnDay, readPeriodId, vietnamDate } from '@veloc/rules';
import { hasWon, ticketState } from './ticketState';

/** The one ticket that stands for a purchase. */
export interface BestTicket {
  period: HistoryPeriod;
  ticket: HistoryTicket;
}

/** What it won most with; else the first ticket of the next draw it waits for; else its first. Null of none at all. */
export function bestTicket({ listPeriod }: Pick<HistoryEntry, 'listPeriod'>): BestTicket | null {
  const held = listPeriod.flatMap((period) => period.tickets.map((ticket) => ({ period, ticket })));
  // A jackpot that waits for its figure is worth more than any sum.
  const worth = ({ ticket }: BestTicket) => (ticket.claim?.awaitsFigure ? Infinity : ticket.prize);
  const won = held.filter(({ ticket }) => hasWon(ticket) && ticketState(ticket) !== 'cancelled');
  if (won.length > 0) return won.reduce((best, next) => (worth(next) > worth(best) ? next : best));
  return held.find(({ ticket }) => ticketState(ticket) === 'waiting') ?? held[0] ?? null;
}

/** When a period is drawn, in ms since the epoch; null while neither its id nor the game list tells the hour. */
export function drawMoment(
  { periodId, resultDate }: Pick<HistoryPeriod, 'periodId' | 'resultDate'>,
  entries: readonly Pick<GameEntry, 'gameId' | 'nextPeriod' | 'drawDates'>[],
): number | null {
  const onSale = entries.find(({ nextPeriod }) => nextPeriod.id === periodId);
  if (onSale) return Date.parse(onSale.nextPeriod.dialDate);
  const named = readPeriodId(periodId);
  if (named?.time) return momentOnDay(named.day, named.time);
  const entry = entries.find(({ gameId }) => gameId === named?.gameId);
  // The companies of a region draw at hours of their own, and the list tells that of one.
  if (!entry || named?.channelId) return null;
  const date = entry.drawDates?.find((moment) => vietnamDate(moment) === resultDate);
  return date === undefined ? null : Date.parse(date);
}

/** So many that won nothing stand by themselves where nothing was won. */
const FEW = 3;

/**
 * The dearest first, and those that won nothing apart: folded where there is a winner to look at, or where they are
 * many.
 */
export function byPrize<Ticket extends Pick<HistoryTicket, 'prize' | 'ticketStatus'>>(tickets: readonly Ticket[]) {
  // A jackpot without a figure is worth more than any sum.
  const worth = ({ prize }: Ticket) => (prize === 0 ? Infinity : prize);
  const won = tickets.filter(hasWon).toSorted((one, other) => worth(other) - worth(one) || 0);
  const others = tickets.filter((ticket) => !hasWon(ticket));
  const folds = won.length > 0 ? others.length > 1 : others.length > FEW;
  return folds ? { shown: won, folded: others } : { shown: [...won, ...others], folded: [] };
}
