import type { OtpChallenge } from '@veloc/rules';
import { useState } from 'react';
import { useApi } from '../../../api/ApiProvider';
import type { PaymentProof } from '../../../api/calls/money';
import { ApiError } from '../../../api/errors';
import { messageOf } from '../../../copy/errorMessage';
import { useSession } from '../../../state/session/useSession';

/** A code sent to the player's own phone, exchanged for the one-time signature that a payment takes. */
export function usePaymentCode(onProof: (proof: PaymentProof) => void) {
  const api = useApi();
  const { user, requestOtp } = useSession();
  const [challenge, setChallenge] = useState<OtpChallenge | null>(null);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const phone = user?.phone ?? '';

  const attempt = async (work: () => Promise<void>) => {
    setError(undefined);
    setBusy(true);
    await work()
      .catch((failure: unknown) => {
        setValue('');
        setError(messageOf(failure));
      })
      .finally(() => setBusy(false));
  };

  return {
    value,
    error,
    isBusy,
    isSent: challenge !== null,
    /** When another may be sent, in ms since the epoch; null while none is on its way. */
    resendAt: challenge ? Date.parse(challenge.resendAt) : null,
    empty: () => setValue(''),
    change(next: string) {
      setValue(next);
      setError(undefined);
    },
    send: () =>
      attempt(async () => {
        // Answers the code already on its way when there is one.
        setChallenge(await requestOtp(phone, 'payment'));
      }),
    verify: (code: string) =>
      attempt(async () => {
        if (!challenge) throw new ApiError('unknown', 'Chưa gửi được mã. Vui lòng gửi lại mã.', 'NO_CHALLENGE');
        const { signature } = await api.verifyOtp(challenge.challengeId, phone, code);
        onProof({ signature });
      }),
  };
}
