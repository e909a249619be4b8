import * as v from 'valibot';
import { printJobSchema } from '../printing';
import type { PrintRequest, PrintStatusRequest } from '../requests/tickets';
import { player, takes } from './call';

// A paid ticket on its way to its slip.

export const printQueue = player('GET', '/print-queue', v.array(printJobSchema));
export const printTickets = player(
  'POST',
  '/print-queue',
  v.array(printJobSchema),
  takes<PrintRequest>({ isIdempotent: true }),
);
export const updatePrintJob = player(
  'PUT',
  '/print-queue/:id',
  printJobSchema,
  takes<PrintStatusRequest>({ isIdempotent: true }),
);
