import { contract, sandboxTransferRequestSchema } from '@veloc/rules';
import { Hono } from 'hono';
import { jsonBody } from '../http/body';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { notFound } from '../http/httpError';
import type { Shop } from '../shop';
import { findTopUpByNote } from '../topup/transferNote';

/**
 * Plays the bank: tells the shop of a transfer by the same webhook that the payment provider would send to `deliver`.
 * The same memo and reference are the same transfer.
 */
export function sandboxBankRoutes(shop: Shop, deliver: (request: Request) => Response | Promise<Response>) {
  return new Hono<AppEnv>().on(
    ...route(contract.sandboxTransfer, 'Play a bank transfer (sandbox)'),
    jsonBody(contract.sandboxTransfer, sandboxTransferRequestSchema),
    async (c) => {
      const { transferNote, amount, reference = 'transfer' } = c.req.valid('json');
      const topUp = await findTopUpByNote(shop.db, transferNote);
      if (!topUp) throw notFound();
      const providerRef = `${topUp.id}:${reference}`;
      const webhook = shop.paymentProvider.playTransfer(shop, { id: topUp.id, transferNote, amount, providerRef });
      return deliver(new Request(new URL('/webhooks/gateway', c.req.url), { method: 'POST', ...webhook }));
    },
  );
}
