import {
  cartPaymentSchema,
  gatewayOrderSchema,
  orderSchema,
  paidSchema,
  transactionSchema,
  type CartPaymentRequest,
} from '@veloc/rules';
import * as v from 'valibot';
import { read } from '../read';
import type { Send } from '../transport';

/** What proves that the payer is the owner; neither is needed below the step-up amount. */
export interface PaymentProof {
  pin?: string;
  signature?: string;
}

const sessionSchema = v.pipe(
  v.object({ order: orderSchema }),
  v.transform(({ order }) => order),
);

/** One movement of money with the order it was for. */
const paymentDetailSchema = v.object({ ...transactionSchema.entries, order: v.nullish(orderSchema, null) });
export type PaymentDetail = v.InferOutput<typeof paymentDetailSchema>;

/** Paying and topping up. Pass one `key` for one press of a button, whatever happens on the way. */
export function moneyCalls(send: Send) {
  return {
    cartPayment: async (payment: CartPaymentRequest, key?: string) =>
      read(
        cartPaymentSchema,
        await send({
          method: 'POST',
          path: '/payment/cart-payment',
          auth: 'required',
          body: payment,
          ...(key ? { key } : {}),
        }),
      ),

    confirmCartPayment: async (id: string, proof: PaymentProof, key: string) =>
      read(
        paidSchema,
        await send({
          method: 'POST',
          path: '/payment/cart-payment-confirm',
          auth: 'required',
          body: { id, ...proof },
          key,
        }),
      ),

    payOrder: async (orderId: string, proof: PaymentProof, key: string) =>
      read(
        paidSchema,
        await send({
          method: 'POST',
          path: '/client-transaction/add-transaction',
          auth: 'required',
          body: { orderId, source: 'wallet', ...proof },
          key,
        }),
      ),

    /** One of the player's own orders as it stands now. */
    order: async (id: string) =>
      read(
        sessionSchema,
        await send({
          method: 'GET',
          path: `/client-carts/checkout-session/${encodeURIComponent(id)}`,
          auth: 'required',
        }),
      ),

    payment: async (id: string) =>
      read(
        paymentDetailSchema,
        await send({ method: 'GET', path: `/client/payment-history/${encodeURIComponent(id)}`, auth: 'required' }),
      ),

    /** Plays the bank, where the bank is simulated. `amount` in đồng. */
    playBankTransfer: async (transfer: { transferNote: string; amount: number }) => {
      await send({ method: 'POST', path: '/sandbox/bank-transfers', auth: 'none', body: transfer });
    },

    startTopUp: async (topUp: { amount: number; bankId?: string; returnUrl: string }, key: string) =>
      read(
        gatewayOrderSchema,
        await send({ method: 'POST', path: '/internalpaygateway/init', auth: 'required', body: topUp, key }),
      ),
  };
}
