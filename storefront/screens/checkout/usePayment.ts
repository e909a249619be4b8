import type { CartLine } from '@veloc/rules';
import { useRef, useState } from 'react';
import { useApi } from '../../api/ApiProvider';
import type { PaymentProof } from '../../api/calls/money';
import { ApiError } from '../../api/errors';
import { messageOf } from '../../copy/errorMessage';
import { useBalance } from '../../data/useBalance';
import { useCart } from '../../state/cart/useCart';
import { useNotices } from '../../state/notices/useNotices';
import { paymentRequest } from './paymentRequest';
import { shortfallOf } from './shortfall';

/** One wish to pay: its keys stay the same through every repeat, so the server charges once. */
interface Attempt {
  lines: string;
  orderKey: string;
  confirmKey: string;
  orderId: string | null;
  /** The proof tried last; another one is another body, which one key may not carry. */
  proof: { text: string; key: string } | null;
}

interface PaymentOptions {
  lines: readonly CartLine[];
  /** Đồng. */
  total: number;
  /** Told when paying these lines begins, and when it did not come about. */
  hold: (isPaying: boolean) => void;
}

export type PaymentPhase = 'ready' | 'paying' | 'proof' | 'paid';

/**
 * Paying the chosen lines: the order, a proof when the server wants one, the charge. The phase is 'paying' from the
 * press on, so the button is off before the next frame.
 */
export function usePayment({ lines, total, hold }: PaymentOptions) {
  const api = useApi();
  const { paid } = useCart();
  const { balance, refresh } = useBalance();
  const { warn, showBalanceShortfall } = useNotices();
  const [phase, setPhase] = useState<PaymentPhase>('ready');
  const [proofError, setProofError] = useState<string>();
  const attempt = useRef<Attempt | null>(null);
  const isBusy = useRef(false);

  const order = async (): Promise<{ id: string; confirmKey: string; needsProof: boolean }> => {
    const wanted = lines.map(({ id, quantity }) => `${id}×${quantity}`).join();
    if (attempt.current?.lines !== wanted) {
      attempt.current = {
        lines: wanted,
        orderKey: crypto.randomUUID(),
        confirmKey: crypto.randomUUID(),
        orderId: null,
        proof: null,
      };
    }
    const current = attempt.current;
    const payment = await api.cartPayment(paymentRequest(lines, total), current.orderKey);
    current.orderId = payment.id;
    return { id: payment.id, confirmKey: current.confirmKey, needsProof: payment.otpRequired };
  };

  const charge = async (id: string, confirmKey: string, proof: PaymentProof) => {
    const answer = await api.confirmCartPayment(id, proof, confirmKey);
    await refresh(answer.balance);
    paid(lines.map((line) => line.id));
    setPhase('paid');
  };

  const fail = (error: unknown) => {
    // After a refusal the same keys would only bring the same refusal back.
    if (error instanceof ApiError && error.kind === 'http') attempt.current = null;
    setPhase('ready');
    hold(false);
    const shortfall = shortfallOf(error);
    if (shortfall === null) return warn(messageOf(error));
    void refresh();
    return showBalanceShortfall(shortfall, { total, balance: Math.max(0, total - shortfall) });
  };

  const once = async (work: () => Promise<void>, onError: (error: unknown) => void) => {
    if (isBusy.current) return;
    isBusy.current = true;
    await work()
      .catch(onError)
      .finally(() => {
        isBusy.current = false;
      });
  };

  return {
    phase,
    balance: balance.amount,
    proofError,
    pay() {
      if (isBusy.current) return;
      setPhase('paying');
      hold(true);
      void once(async () => {
        const { id, confirmKey, needsProof } = await order();
        if (needsProof) setPhase('proof');
        else await charge(id, confirmKey, {});
      }, fail);
    },
    prove(proof: PaymentProof) {
      const current = attempt.current;
      if (!current?.orderId) return;
      const { orderId } = current;
      const text = JSON.stringify(proof);
      if (current.proof?.text !== text) current.proof = { text, key: crypto.randomUUID() };
      const { key } = current.proof;
      setProofError(undefined);
      void once(
        () => charge(orderId, key, proof),
        (error) => {
          if (error instanceof ApiError && (error.status === 402 || error.status === 409)) fail(error);
          else setProofError(messageOf(error));
        },
      );
    },
    cancelProof() {
      setProofError(undefined);
      setPhase('ready');
      hold(false);
    },
  };
}
