import { gatewayOrderSchema } from '@veloc/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import { inTransaction } from '../db/transaction';
import { ok } from '../http/answer';
import { requireUser } from '../http/auth';
import { jsonBody } from '../http/body';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { idempotent } from '../http/idempotency';
import { invalid } from '../http/refusal';
import { requireGateway } from '../http/requireGateway';
import type { Shop } from '../shop';
import { startBody, webhookBody } from '../topup/bodies';
import { creditTopUp, failTopUp } from '../topup/credit';
import { startTopUp } from '../topup/start';
import { waitingTopUp } from '../topup/waiting';

const okSchema = v.object({ ok: v.literal(true) });

/** The player asks for a top-up; the gateway reports the money, signed. */
export function topUpRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .post(
      '/internalpaygateway/init',
      requireUser,
      describe('Ask for a top-up with a memo of its own', gatewayOrderSchema),
      jsonBody(startBody),
      (c) => {
        const userId = c.get('userId');
        const wanted = c.req.valid('json');
        return idempotent(c, userId, 'topup', wanted, (trx) => startTopUp(trx, shop, userId, wanted));
      },
    )
    .get(
      '/internalpaygateway/orders/:id',
      requireUser,
      describe('The transfer of a top-up that waits, again', gatewayOrderSchema),
      async (c) => ok(c, await waitingTopUp(shop, c.get('userId'), c.req.param('id'))),
    )
    .post(
      '/webhooks/gateway',
      requireGateway,
      describe('The gateway reports a transfer, signed', okSchema),
      async (c) => {
        const at = shop.clock.now();
        const { id, providerRef, amount, status } = readReport(await c.req.text());
        const refusal = await inTransaction(shop, (trx) =>
          status === 'success' ? creditTopUp(trx, { id, providerRef, amount, at }) : failTopUp(trx, { id, at }),
        );
        if (refusal) {
          shop.log.error(
            `Top-up ${id} got another amount than it asked for and was not credited: npm run operator -- topups confirm ${id} credits what arrived.`,
          );
          throw refusal;
        }
        return ok(c, { ok: true });
      },
    );
}

function readReport(body: string) {
  const report = v.safeParse(v.pipe(v.string(), v.parseJson(), webhookBody), body);
  if (!report.success) throw invalid('Dữ liệu gửi lên không hợp lệ');
  return report.output;
}
