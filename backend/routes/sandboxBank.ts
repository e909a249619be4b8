import { contract, sandboxTransferRequestSchema } from '@veloc/rules';
import { Hono } from 'hono';
import * as v from 'valibot';
import { jsonBody } from '../http/body';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { notFound } from '../http/httpError';
import type { Shop } from '../shop';
import { findTopUpByNote } from '../topup/findByNote';
import { signWebhook } from '../topup/signature';

/**
 * Plays the bank: tells the shop of a transfer by the same signed webhook that a real gateway would send to `deliver`.
 * The same memo and reference are the same transfer.
 */
export function sandboxBankRoutes(shop: Shop, deliver: (request: Request) => Response | Promise<Response>) {
  return new Hono<AppEnv>().on(
    ...route(contract.sandboxTransfer),
    describe('Play a bank transfer (sandbox)', v.object({ ok: v.literal(true) })),
    jsonBody(sandboxTransferRequestSchema),
    async (c) => {
      const { transferNote, amount, reference = 'transfer' } = c.req.valid('json');
      const topUp = await findTopUpByNote(shop.db, transferNote);
      if (!topUp) throw notFound();
      const providerRef = `${topUp.id}:${reference}`;
      const body = JSON.stringify({ id: topUp.id, providerRef, amount, status: 'success' });
      const headers = { 'X-Signature': signWebhook(shop.secrets.gatewayKey, body, shop.clock.now()) };
      return deliver(new Request(new URL('/webhooks/gateway', c.req.url), { method: 'POST', headers, body }));
    },
  );
}
