import {
  cartPaymentSchema,
  contract,
  orderSchema,
  paidSchema,
  walletTransactionSchema,
  type CartPaymentRequest,
  type PayOrderRequest,
  type SandboxTransferRequest,
} from '@veloc/rules';
import * as v from 'valibot';
import { createAsk } from '../read';
import { callOf } from '../call';
import type { Send } from '../transport';

/** What proves that the payer is the owner; neither is needed below the step-up amount. */
export type PaymentProof = Pick<PayOrderRequest, 'pin' | 'signature'>;

const sessionSchema = v.pipe(
  v.object({ order: orderSchema }),
  v.transform(({ order }) => order),
);

/** One movement of money with the order it was for. */
const paymentDetailSchema = v.object({ ...walletTransactionSchema.entries, order: v.nullish(orderSchema, null) });
export type PaymentDetail = v.InferOutput<typeof paymentDetailSchema>;

/** Paying and topping up. Pass one `key` for one press of a button, whatever happens on the way. */
export function moneyCalls(send: Send) {
  const { ask } = createAsk(send);
  return {
    cartPayment: (payment: CartPaymentRequest, key?: string) =>
      ask(contract.preparePayment, cartPaymentSchema, { body: payment, key }),

    confirmCartPayment: (id: string, proof: PaymentProof, key: string) =>
      ask(contract.confirmPayment, paidSchema, { body: { id, ...proof }, key }),

    payOrder: (orderId: string, proof: PaymentProof, key: string) =>
      ask(contract.payOrder, paidSchema, { body: { orderId, source: 'wallet', ...proof }, key }),

    /** One of the player's own orders as it stands now. */
    order: (id: string) => ask(contract.checkoutSession, sessionSchema, { params: { id } }),

    payment: (id: string) => ask(contract.payment, paymentDetailSchema, { params: { id } }),

    /** Plays the bank, where the bank is simulated. `amount` in đồng. */
    playBankTransfer: async (transfer: SandboxTransferRequest) => {
      await send(callOf(contract.sandboxTransfer, { body: transfer }));
    },
  };
}
