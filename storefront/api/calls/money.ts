import {
  contract,
  orderSchema,
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

/** Paying and topping up. Pass one `key` for one press of a button, whatever happens on the way. */
export function moneyCalls(send: Send) {
  const { ask, askAs } = createAsk(send);
  return {
    cartPayment: (payment: CartPaymentRequest, key?: string) => ask(contract.preparePayment, { body: payment, key }),

    confirmCartPayment: (id: string, proof: PaymentProof, key: string) =>
      ask(contract.confirmPayment, { body: { id, ...proof }, key }),

    payOrder: (orderId: string, proof: PaymentProof, key: string) =>
      ask(contract.payOrder, { body: { orderId, source: 'wallet', ...proof }, key }),

    /** One of the player's own orders as it stands now. */
    order: (id: string) => askAs(contract.checkoutSession, sessionSchema, { params: { id } }),

    payment: (id: string) => ask(contract.payment, { params: { id } }),

    /** Plays the bank, where the bank is simulated. `amount` in đồng. */
    playBankTransfer: async (transfer: SandboxTransferRequest) => {
      await send(callOf(contract.sandboxTransfer, { body: transfer }));
    },
  };
}
