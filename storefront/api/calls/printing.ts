import { contract, printJobSchema, type PrintStatus } from '@veloc/rules';
import * as v from 'valibot';
import { createAsk } from '../read';
import type { Send } from '../transport';

/** The print queue: calls of pages that bring their own. */
export function printingCalls(send: Send) {
  const { ask } = createAsk(send);
  return {
    /** The newest first. */
    printJobs: () => ask(contract.printQueue, v.array(printJobSchema)),

    /** Of paid tickets, at most 60 a call. */
    queueForPrinting: (ticketIds: string[]) =>
      ask(contract.printTickets, v.array(printJobSchema), { body: { ticketIds } }),

    /** To its next status; 409 for a step that skips one. */
    movePrintJob: (id: string, status: PrintStatus) =>
      ask(contract.updatePrintJob, printJobSchema, { params: { id }, body: { status } }),
  };
}
