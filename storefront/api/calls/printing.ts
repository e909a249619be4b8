import { printJobSchema, type PrintStatus } from '@veloc/rules';
import * as v from 'valibot';
import { read } from '../read';
import type { Send } from '../transport';

/** The print queue: calls of pages that bring their own. */
export function printingCalls(send: Send) {
  return {
    printJobs: async () =>
      read(v.array(printJobSchema), await send({ method: 'GET', path: '/print-queue', auth: 'required' })),

    queueForPrinting: async (ticketIds: readonly string[]) =>
      read(
        v.array(printJobSchema),
        await send({ method: 'POST', path: '/print-queue', auth: 'required', body: { ticketIds } }),
      ),

    movePrintJob: async (id: string, status: PrintStatus) =>
      read(
        printJobSchema,
        await send({
          method: 'PUT',
          path: `/print-queue/${encodeURIComponent(id)}`,
          auth: 'required',
          body: { status },
        }),
      ),
  };
}
