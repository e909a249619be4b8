import { contract, printJobSchema, type PrintStatus } from '@veloc/rules';
import * as v from 'valibot';
import { createAsk } from '../ask';
import type { Send } from '../transport';

/** The print queue: calls of pages that bring their own. */
export function printingCalls(send: Send) {
  const { ask } = createAsk(send);
  return {
    printJobs: () => ask(contract.printQueue, v.array(printJobSchema)),

    queueForPrinting: (ticketIds: string[]) =>
      ask(contract.printTickets, v.array(printJobSchema), { body: { ticketIds } }),

    movePrintJob: (id: string, status: PrintStatus) =>
      ask(contract.updatePrintJob, printJobSchema, { params: { id }, body: { status } }),
  };
}
