import { texts, type WithdrawalRequest } from '@veloc/rules';
import { useState } from 'react';
import { formatMoney } from '@veloc/ui';
import type { WalletCalls } from '../../api/calls/wallet';
import { ApiError, messageOf } from '../../api/errors';
import type { PaymentProof } from '../../api/calls/money';
import { useWalletApi } from '../../data/wallet';
import { useNavigateIfMounted } from '../../shared/navigation';
import { proofLabel } from '../../features/order/order';
import { useBalance } from '../../data/useBalance';
import { usePopups, useSession } from '../../state/contexts';
import { moneyKeys } from '../../data/moneyKeys';
import * as paths from '../../shared/paths';

/** Asks for a withdrawal. Without a token nothing is sent (spec section 5). */
export async function requestWithdrawal(
  api: Pick<WalletCalls, 'withdraw'>,
  token: string | null,
  request: WithdrawalRequest,
  key: string,
) {
  if (token === null) throw new ApiError('http', texts.withdrawalNeedsToken, 'HTTP_401', 401);
  return api.withdraw(request, key);
}

/** A wrong proof is told where it is typed, anything else over the page. */
const PROOF_CODES = ['PIN_INVALID', 'PIN_LOCKED', 'SIGNATURE_INVALID'];

/** Tells one withdrawal from another; what is kept in storage names no whole account. */
function subjectOf({ amount, source, bankId, accountNumber, accountHolder }: WithdrawalRequest): string {
  return [amount, source, bankId, accountNumber.slice(-4), accountHolder].join(' ');
}

/** Sending a withdrawal, with the owner's proof where the server asks for one. */
export function useWithdrawal() {
  const api = useWalletApi();
  const { token } = useSession();
  const { refresh } = useBalance();
  const { succeed, warn, warnOfFailure } = usePopups();
  const navigateIfMounted = useNavigateIfMounted();
  const [isBusy, setBusy] = useState(false);
  const [isProving, setProving] = useState(false);
  const [proofError, setProofError] = useState<string>();
  /** Why the server takes a code alone here. */
  const [codeOnly, setCodeOnly] = useState<string>();

  const fail = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'STEP_UP_REQUIRED') return setProving(true);
    if (code === 'CODE_REQUIRED') {
      setCodeOnly(messageOf(error));
      return setProving(true);
    }
    if (error instanceof ApiError && PROOF_CODES.includes(code)) return setProofError(proofLabel(error));
    setProving(false);
    if (code === 'INSUFFICIENT_BALANCE') {
      void refresh();
      return warn('Số dư vừa thay đổi nên không còn đủ để rút số tiền này.');
    }
    return warnOfFailure(error);
  };

  return {
    isBusy,
    isProving,
    proofError,
    codeOnly,
    cancelProof: () => setProving(false),
    askProof: () => {
      setProofError(undefined);
      setCodeOnly(undefined);
      setProving(true);
    },
    async send(request: WithdrawalRequest, bankName: string, proof: PaymentProof = {}) {
      setBusy(true);
      setProofError(undefined);
      try {
        const subject = subjectOf(request);
        const key = moneyKeys.of('withdrawal', subject);
        const { id } = await requestWithdrawal(api, token, { ...request, ...proof }, key);
        moneyKeys.forget('withdrawal', subject);
        setProving(false);
        void refresh();
        succeed({
          title: 'Đã gửi yêu cầu rút tiền',
          message: `${formatMoney(request.amount)} sẽ về ${bankName} •••• ${request.accountNumber.slice(-4)}.`,
          isPending: true,
        });
        navigateIfMounted(paths.paymentOf(id), { replace: true });
      } catch (error) {
        fail(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
