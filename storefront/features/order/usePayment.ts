import * as v from 'valibot';
import { cartTotals, type Paid, type OrderLine } from '@veloc/rules';
import { useEffect } from 'react';
import { ApiError } from '../../api/errors';
import type { PaymentProof } from '../../api/calls/money';
import { proofLabel } from './order';
import { paidMessage } from './paidMessage';
import { keepPromise } from '../../data/promises';
import { usePlayLimits } from '../../data/settings';
import { keepRows, moreRows } from '../../data/todayRows';
import { useBalance } from '../../data/useBalance';
import { usePeriods } from '../../data/usePeriods';
import { usePopups, useServerClock } from '../../state/contexts';
import { type PaymentRequest } from '../../state/payment/payments';
import { usePayments } from '../../state/payment/usePayments';

const shortSchema = v.object({ shortfall: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** Đồng that are missing, when that is why a payment was refused (402); else null. */
function shortfallOf(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status !== 402) return null;
  const short = v.safeParse(shortSchema, error.data);
  return short.success ? short.output.shortfall : null;
}

interface Paying extends Pick<PaymentRequest, 'subject' | 'order' | 'charge'> {
  lines: readonly OrderLine[];
  onPaid?: (paid: Paid) => void;
  /** Told before the player reads of it; answers what to say instead of the server's sentence. */
  onRefused?: (error: unknown) => string | undefined;
}

/** Paying these lines from the wallet, with all that is said about it. */
export function usePayment({ subject, lines, order, charge, onPaid, onRefused }: Paying) {
  const { state, pay, prove, cancelProof, watch } = usePayments();
  const { balance, refresh } = useBalance();
  const { retry: readLimits } = usePlayLimits();
  const { succeed, warnOfFailure, showBalanceShortfall } = usePopups();
  const { entries } = usePeriods();
  const now = useServerClock();
  const view = state.views.get(subject);
  const { total } = cartTotals(lines);

  useEffect(() => watch(subject), [watch, subject]);

  return {
    subject,
    /** Nothing before the press, and after one that came to nothing. */
    phase: view?.phase,
    paid: view?.paid ?? null,
    isProving: view?.isProving ?? false,
    proofError: view?.proofError === undefined ? undefined : proofLabel(view.proofError),
    /** What the wallet holds before this payment, in đồng; −1 while it is not known. */
    balance: view?.paid ? view.paid.balance.amount + total : balance.amount,
    lines,
    total,
    pay: () =>
      pay({
        subject,
        lines,
        order,
        charge,
        onPaid(paid) {
          keepPromise(paid);
          void refresh(paid.balance);
          readLimits();
          // Home keeps the room of what stands there from now on.
          if (moreRows() < 0) keepRows(1);
          onPaid?.(paid);
          succeed(paidMessage(lines, { entries, now: now(), balance: paid.balance.amount }));
        },
        onFailed(error) {
          const shortfall = shortfallOf(error);
          if (shortfall === null) return warnOfFailure(onRefused?.(error) ?? error);
          void refresh();
          return showBalanceShortfall(shortfall, { total, balance: Math.max(0, total - shortfall) });
        },
      }),
    prove: (proof: PaymentProof) => prove(subject, proof),
    cancelProof: () => cancelProof(subject),
  };
}

export type Payment = ReturnType<typeof usePayment>;
