import { readLine, type ReadLine } from './gameLine';
import type {
  DrawEntryAnswer,
  HistoryDetailAnswer,
  HistoryEntryAnswer,
  HistoryPeriodAnswer,
  HistoryTicketAnswer,
} from './wire/history';
import type { NumberSetAnswer } from './wire/numberSets';
import type { PrintJobAnswer } from './wire/printing';

/** A bought ticket. */
export type HistoryTicket = ReadLine & Omit<HistoryTicketAnswer, 'ticket'>;

export interface HistoryPeriod extends Omit<HistoryPeriodAnswer, 'tickets'> {
  tickets: readonly HistoryTicket[];
}

interface Periods {
  listPeriod: readonly HistoryPeriod[];
}

/** What a player bought of one game in one go. */
export type HistoryEntry = Omit<HistoryEntryAnswer, 'listPeriod'> & Periods;

/** The same in the list of all games: its tickets of one draw. */
export type DrawEntry = Omit<DrawEntryAnswer, 'listPeriod'> & Periods;

/** The same with its newest result and what it won. */
export type HistoryDetail = Omit<HistoryDetailAnswer, 'listPeriod'> & Periods;

/** A bought ticket on its way to paper. */
export type PrintJob = ReadLine & Omit<PrintJobAnswer, 'gameId' | 'ticket'>;

/** Decodes the tickets of a purchase. */
export function readPurchase<Answer extends HistoryEntryAnswer>(answer: Answer): Omit<Answer, 'listPeriod'> & Periods {
  const { gameId, listPeriod } = answer;
  return {
    ...answer,
    listPeriod: listPeriod.map((period) => ({
      ...period,
      tickets: period.tickets.map((ticket) => ({ ...ticket, ...readLine({ gameId, ticket: ticket.ticket }) })),
    })),
  };
}

export function readPrintJob(answer: PrintJobAnswer): PrintJob {
  return { ...answer, ...readLine(answer) };
}

/** Numbers that a player keeps under a name. */
export type NumberSet = ReadLine & Omit<NumberSetAnswer, 'gameId' | 'ticket'>;

export function readNumberSet(answer: NumberSetAnswer): NumberSet {
  return { ...answer, ...readLine(answer) };
}
