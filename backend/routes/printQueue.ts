import { contract, printRequestSchema, printStatusRequestSchema } from '@veloc/rules';
import { Hono } from 'hono';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { idempotent } from '../http/idempotency';
import { movePrintJob, printJobs, queueTickets } from '../printing/queue';
import type { Shop } from '../shop';

/** Tickets on their way to paper. */
export function printQueueRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(...route(contract.printQueue, 'Your print jobs, newest first'), async (c) =>
      ok(c, await printJobs(shop.db, { userId: c.get('userId') })),
    )
    .on(
      ...route(contract.printTickets, 'Queue paid tickets for printing'),
      jsonBody(contract.printTickets, printRequestSchema),
      (c) => {
        const [userId, { ticketIds }] = [c.get('userId'), c.req.valid('json')];
        return idempotent(c, userId, 'print-queue', { ticketIds }, (trx) =>
          queueTickets(trx, { userId, ticketIds, at: shop.clock.now() }),
        );
      },
    )
    .on(
      ...route(contract.updatePrintJob, 'Move a print job to its next status'),
      jsonBody(contract.updatePrintJob, printStatusRequestSchema),
      (c) => {
        const [userId, id, { status }] = [c.get('userId'), c.req.param('id'), c.req.valid('json')];
        return idempotent(c, userId, `print-queue/${id}`, { id, status }, (trx) =>
          movePrintJob(trx, { userId, id, status }),
        );
      },
    );
}
