import {
  cancelOrderRequestSchema,
  cartPaymentRequestSchema,
  cartPaymentSchema,
  checkoutSchema,
  classicOrderRequestSchema,
  confirmPaymentRequestSchema,
  contract,
  lotoOrderRequestSchema,
  orderSchema,
  paidSchema,
  payOrderRequestSchema,
  ticketOrderRequestSchema,
} from '@veloc/rules';
import { pinAskerOf } from '../sessions/pin';
import { Hono } from 'hono';
import * as v from 'valibot';
import { chosenLines } from '../orders/chosenLines';
import { lockCart } from '../carts/read';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
import { describe } from '../http/describe';
import type { AppEnv } from '../http/env';
import { route } from '../http/route';
import { idempotent } from '../http/idempotency';
import { notFound } from '../http/httpError';
import { orderAnswer, statusAt } from '../orders/answer';
import { cancelOrder } from '../orders/cancel';
import { findOrder } from '../orders/find';
import { openOrder } from '../orders/open';
import { createRawOrder } from '../payment/createRaw';
import { payOrder } from '../payment/pay';
import { preparePayment } from '../payment/prepare';
import { classicTickets, lotoTickets } from '../payment/regionalRaw';
import { verifyProof } from '../payment/stepUp';
import type { Shop } from '../shop';

const checkoutSessionSchema = v.object({ id: v.string(), status: orderSchema.entries.status, order: orderSchema });

/** From a cart or from single tickets to an order, and from an order to paid tickets. */
export function paymentRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(...route(contract.checkoutCart), describe('Make an order of the whole cart', checkoutSchema), (c) => {
      const userId = c.get('userId');
      return idempotent(c, userId, 'checkout', {}, async (trx) => {
        const now = shop.clock.now();
        await lockCart(trx, userId, now);
        const items = await chosenLines(trx, { userId, now });
        const order = orderAnswer(await openOrder(trx, { userId, gameId: 'cart', items, now }), now);
        return { sessionId: order.id, id: order.id, order, expiresAt: order.expiresAt };
      });
    })
    .on(
      ...route(contract.checkoutSession),
      describe('An order that was made of the cart', checkoutSessionSchema),
      async (c) => {
        const order = await findOrder(shop.db, c.get('userId'), c.req.param('id'));
        if (!order) throw notFound();
        const now = shop.clock.now();
        return ok(c, { id: c.req.param('id'), status: statusAt(order, now), order: orderAnswer(order, now) });
      },
    )
    .on(
      ...route(contract.createTicketOrder),
      describe('Make an order of tickets; nothing is charged', orderSchema),
      jsonBody(ticketOrderRequestSchema),
      (c) => {
        const userId = c.get('userId');
        const sent = c.req.valid('json');
        return idempotent(c, userId, 'create-raw-ticket', sent, (trx) =>
          createRawOrder(trx, { userId, now: shop.clock.now(), sent }),
        );
      },
    )
    .on(
      ...route(contract.createLotoOrder),
      describe('Make an order of Loto tickets; nothing is charged', orderSchema),
      jsonBody(lotoOrderRequestSchema),
      (c) => {
        const userId = c.get('userId');
        const sent = c.req.valid('json');
        return idempotent(c, userId, 'create-raw-cart-new', sent, (trx) =>
          createRawOrder(trx, { userId, now: shop.clock.now(), sent: lotoTickets(sent) }),
        );
      },
    )
    .on(
      ...route(contract.createClassicOrder),
      describe('Make an order of Classic tickets; nothing is charged', orderSchema),
      jsonBody(classicOrderRequestSchema),
      (c) => {
        const userId = c.get('userId');
        const sent = c.req.valid('json');
        return idempotent(c, userId, 'create-raw-cart-id', sent, async (trx) =>
          createRawOrder(trx, { userId, now: shop.clock.now(), sent: await classicTickets(trx, sent) }),
        );
      },
    )
    .on(
      ...route(contract.preparePayment),
      describe('Judge once more what is about to be paid', cartPaymentSchema),
      jsonBody(cartPaymentRequestSchema),
      (c) => {
        const userId = c.get('userId');
        const sent = c.req.valid('json');
        return idempotent(c, userId, 'cart-payment', sent, (trx) => preparePayment(trx, shop, userId, sent));
      },
    )
    .on(
      ...route(contract.confirmPayment),
      describe('Pay an order from the wallet', paidSchema),
      jsonBody(confirmPaymentRequestSchema),
      async (c) => {
        const userId = c.get('userId');
        const { id: orderId, ...proofs } = c.req.valid('json');
        const proof = await verifyProof(shop, pinAskerOf(c), { orderId, ...proofs });
        // The proof stays out of the stored fingerprint of the request: six digits could be guessed back from it.
        return idempotent(c, userId, 'cart-payment-confirm', { orderId }, (trx) =>
          payOrder(trx, shop, { userId, orderId, proof }),
        );
      },
    )
    .on(
      ...route(contract.payOrder),
      describe('Pay an order from the wallet', paidSchema),
      jsonBody(payOrderRequestSchema),
      async (c) => {
        const userId = c.get('userId');
        const { orderId, source, ...proofs } = c.req.valid('json');
        const proof = await verifyProof(shop, pinAskerOf(c), { orderId, ...proofs });
        return idempotent(c, userId, 'add-transaction', { orderId, source }, (trx) =>
          payOrder(trx, shop, { userId, orderId, proof }),
        );
      },
    )
    .on(
      ...route(contract.cancelOrder),
      describe('Cancel an unpaid order', orderSchema),
      jsonBody(cancelOrderRequestSchema),
      (c) => {
        const userId = c.get('userId');
        const { orderId } = c.req.valid('json');
        return idempotent(c, userId, 'cancel-order', { orderId }, (trx) =>
          cancelOrder(trx, { userId, orderId, now: shop.clock.now() }),
        );
      },
    );
}
