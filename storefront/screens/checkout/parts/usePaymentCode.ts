import { useState } from 'react';
import { useApi } from '../../../api/ApiProvider';
import type { PaymentProof } from '../../../api/calls/money';
import { messageOf } from '../../../copy/errorMessage';
import { useSession } from '../../../state/session/useSession';

/** A code sent to the player's own phone, exchanged for the one-time signature that a payment takes. */
export function usePaymentCode(onProof: (proof: PaymentProof) => void) {
  const api = useApi();
  const { user, requestOtp } = useSession();
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const phone = user?.phone ?? '';

  const attempt = async (work: () => Promise<void>) => {
    setError(undefined);
    setBusy(true);
    await work()
      .catch((failure: unknown) => setError(messageOf(failure)))
      .finally(() => setBusy(false));
  };

  return {
    value,
    error,
    isBusy,
    change(next: string) {
      setValue(next);
      setError(undefined);
    },
    send: () =>
      attempt(async () => {
        await requestOtp(phone, 'payment');
      }),
    verify: (code: string) =>
      attempt(async () => {
        // Answers the code already on its way when there is one.
        const { challengeId } = await requestOtp(phone, 'payment');
        const { signature } = await api.verifyOtp(challengeId, phone, code);
        onProof({ signature });
      }),
  };
}
