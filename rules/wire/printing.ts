import * as v from 'valibot';
import { historyTicketSchema } from './history';
import { gameIdSchema, instantSchema } from './primitives';

export const printStatuses = ['queued', 'printing', 'done', 'failed'] as const;
export type PrintStatus = (typeof printStatuses)[number];

const { ticketId, code, ticket, copies, price } = historyTicketSchema.entries;

/** A bought ticket on its way to paper, with what its slip shows. */
export const printJobSchema = v.object({
  id: v.string(),
  ticketId,
  status: v.picklist(printStatuses),
  createdAt: instantSchema,
  gameId: gameIdSchema,
  /** The order it was bought in. */
  orderId: v.string(),
  periodId: v.string(),
  /** For instance 'Kỳ #01552'. */
  periodName: v.string(),
  /** dd/mm/yyyy. */
  resultDate: v.string(),
  code,
  ticket,
  copies,
  price,
  /** By which whoever holds the slip checks the ticket; null until it has its place in the book of its draw. */
  book: v.nullable(v.object({ seq: v.number(), salt: v.string() })),
});

export type PrintJobAnswer = v.InferOutput<typeof printJobSchema>;
