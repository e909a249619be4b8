import { useState } from 'react';
import type { PaymentProof } from '../../../api/calls/money';
import { useTask } from '../../../shared/useTask';
import { useSession } from '../../../state/session/useSession';
import { useCode } from '../../one-time-code/useCode';

/** A code sent to the player's own phone, exchanged for the one-time signature that a payment takes. */
export function usePaymentCode(onProof: (proof: PaymentProof) => void) {
  const { user } = useSession();
  const code = useCode(user?.phone ?? '', 'payment');
  const [value, setValue] = useState('');
  const task = useTask();

  return {
    ...code,
    value,
    error: task.error ?? code.error ?? undefined,
    isBusy: task.isBusy || code.isSending,
    empty: () => setValue(''),
    change(next: string) {
      setValue(next);
      task.setError(null);
    },
    send() {
      task.setError(null);
      return code.send();
    },
    async verify(typed: string) {
      const isProved = await task.run(async () => onProof({ signature: await code.prove(typed) }));
      if (!isProved) setValue('');
    },
  };
}
