import { contract, type PrintStatus } from '@veloc/rules';
import { createAsk } from '../read';
import type { Send } from '../transport';

/** The print queue: calls of pages that bring their own. */
export function printingCalls(send: Send) {
  const { ask } = createAsk(send);
  return {
    /** The newest first. */
    printJobs: () => ask(contract.printQueue),

    /** Of paid tickets, at most 60 a call. */
    queueForPrinting: (ticketIds: string[]) => ask(contract.printTickets, { body: { ticketIds } }),

    /** To its next status; 409 for a step that skips one. */
    movePrintJob: (id: string, status: PrintStatus) =>
      ask(contract.updatePrintJob, { params: { id }, body: { status } }),
  };
}
