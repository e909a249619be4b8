import {
  cancelOrderRequestSchema,
  cartPaymentRequestSchema,
  classicOrderRequestSchema,
  confirmPaymentRequestSchema,
  contract,
  lotoOrderRequestSchema,
  payOrderRequestSchema,
  ticketOrderRequestSchema,
} from '@veloc/rules';
import { pinAskerOf } from '../sessions/pin';
import { Hono } from 'hono';
import { signRefusal } from '../books/ticketEntries';
import { chosenLines } from '../orders/chosenLines';
import { lockCart } from '../carts/read';
import { ok } from '../http/answer';
import { jsonBody } from '../http/body';
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

/** From a cart or from single tickets to an order, and from an order to paid tickets. */
export function paymentRoutes(shop: Shop) {
  return new Hono<AppEnv>()
    .on(...route(contract.checkoutCart, 'Make an order of the whole cart'), (c) => {
      const userId = c.get('userId');
      return idempotent(c, userId, 'checkout', {}, async (trx) => {
        const now = shop.clock.now();
        await lockCart(trx, userId, now);
        const items = await chosenLines(trx, { userId, now });
        const opened = await openOrder(trx, { userId, gameId: 'cart', items, now });
        const order = orderAnswer(opened, now);
        return { sessionId: order.id, id: order.id, order, expiresAt: opened.expires_at.toISOString() };
      });
    })
    .on(...route(contract.checkoutSession, 'An order that was made of the cart'), async (c) => {
      const order = await findOrder(shop.db, c.get('userId'), c.req.param('id'));
      if (!order) throw notFound();
      const now = shop.clock.now();
      return ok(c, { id: c.req.param('id'), status: statusAt(order, now), order: orderAnswer(order, now) });
    })
    .on(
      ...route(contract.createTicketOrder, 'Make an order of tickets; nothing is charged'),
      jsonBody(contract.createTicketOrder, ticketOrderRequestSchema),
      (c) => {
        const userId = c.get('userId');
        const sent = c.req.valid('json');
        return idempotent(c, userId, 'create-raw-ticket', sent, (trx) =>
          createRawOrder(trx, { userId, now: shop.clock.now(), sent }),
        );
      },
    )
    .on(
      ...route(contract.createLotoOrder, 'Make an order of Loto tickets; nothing is charged'),
      jsonBody(contract.createLotoOrder, lotoOrderRequestSchema),
      (c) => {
        const userId = c.get('userId');
        const sent = c.req.valid('json');
        return idempotent(c, userId, 'create-raw-cart-new', sent, (trx) =>
          createRawOrder(trx, { userId, now: shop.clock.now(), sent: lotoTickets(sent) }),
        );
      },
    )
    .on(
      ...route(contract.createClassicOrder, 'Make an order of Classic tickets; nothing is charged'),
      jsonBody(contract.createClassicOrder, classicOrderRequestSchema),
      (c) => {
        const userId = c.get('userId');
        const sent = c.req.valid('json');
        return idempotent(c, userId, 'create-raw-cart-id', sent, async (trx) =>
          createRawOrder(trx, { userId, now: shop.clock.now(), sent: await classicTickets(trx, sent) }),
        );
      },
    )
    .on(
      ...route(contract.preparePayment, 'Judge once more what is about to be paid'),
      jsonBody(contract.preparePayment, cartPaymentRequestSchema),
      (c) => {
        const userId = c.get('userId');
        const sent = c.req.valid('json');
        return idempotent(c, userId, 'cart-payment', sent, (trx) => preparePayment(trx, shop, userId, sent));
      },
    )
    .on(
      ...route(contract.confirmPayment, 'Pay an order from the wallet'),
      jsonBody(contract.confirmPayment, confirmPaymentRequestSchema),
      async (c) => {
        const userId = c.get('userId');
        const { id: orderId, ...proofs } = c.req.valid('json');
        const proof = await verifyProof(shop, pinAskerOf(c), { orderId, ...proofs });
        // The proof stays out of the stored fingerprint of the request: six digits could be guessed back from it.
        return idempotent(c, userId, 'cart-payment-confirm', { orderId }, (trx) =>
          payOrder(trx, shop, { userId, orderId, proof }),
        ).catch((error: unknown) => {
          throw signRefusal(shop, orderId, error);
        });
      },
    )
    .on(
      ...route(contract.payOrder, 'Pay an order from the wallet'),
      jsonBody(contract.payOrder, payOrderRequestSchema),
      async (c) => {
        const userId = c.get('userId');
        const { orderId, source, ...proofs } = c.req.valid('json');
        const proof = await verifyProof(shop, pinAskerOf(c), { orderId, ...proofs });
        return idempotent(c, userId, 'add-transaction', { orderId, source }, (trx) =>
          payOrder(trx, shop, { userId, orderId, proof }),
        ).catch((error: unknown) => {
          throw signRefusal(shop, orderId, error);
        });
      },
    )
    .on(
      ...route(contract.cancelOrder, 'Cancel an unpaid order'),
      jsonBody(contract.cancelOrder, cancelOrderRequestSchema),
      (c) => {
        const userId = c.get('userId');
        const { orderId } = c.req.valid('json');
        return idempotent(c, userId, 'cancel-order', { orderId }, (trx) =>
          cancelOrder(trx, { userId, orderId, now: shop.clock.now() }),
        );
      },
    );
}
