import { texts } from '@veloc/rules';
import { useState } from 'react';
import { ApiError, messageOf } from '../../../api/errors';
import { useSession } from '../../../state/contexts';
import { useCode } from '../../../features/one-time-code/useCode';

interface Verifying {
  /** E.164. */
  phone: string;
  /** The phone has an account. */
  existing: boolean;
  onDone: () => void;
}

const LENGTH = 6;

export type VerifyMethod = 'otp' | 'pin';

/** The code step: checks the code or the PIN, and opens an account for a newcomer. */
export function useVerify({ phone, existing, onDone }: Verifying) {
  const { verifyOtp, loginByPin, register } = useSession();
  const code = useCode(phone, existing ? 'login' : 'register');
  const [chosen, setWay] = useState<VerifyMethod>();
  const [typed, setTyped] = useState('');
  // Who waits for a code goes on with it. A device whose clock is ahead takes it for expired until the server's time is
  // known, so this is no matter of the first look alone.
  if (chosen === undefined && code.isOpen && typed === '') setWay('otp');
  // An account's PIN costs no message.
  const way = chosen ?? (existing ? 'pin' : 'otp');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [name, setName] = useState('');
  const [hasAccepted, setAccepted] = useState(false);
  const [missed, setMissed] = useState(0);

  const prove = async (value: string) => {
    if (way === 'pin') return loginByPin(phone, value);
    const outcome = await verifyOtp({ challengeId: await code.challengeId(), phone, code: value });
    if (!outcome.registered) await register({ phone, signature: outcome.signature, name: name.trim() });
    return undefined;
  };

  const submit = async (value = typed) => {
    if (isBusy || value.length < LENGTH) return;
    if (!existing && !hasAccepted) {
      setMissed((times) => times + 1);
      return;
    }
    setBusy(true);
    setError(null);
    try {
      await prove(value);
      onDone();
    } catch (failure) {
      setTyped('');
      setError(failure instanceof ApiError ? messageOf(failure) : texts.loginFailed);
    } finally {
      setBusy(false);
    }
  };

  const send = () => {
    setError(null);
    return code.send();
  };

  return {
    way,
    sent: { ...code, send },
    typed,
    error: error ?? (way === 'otp' ? code.error : null),
    isBusy,
    name,
    setName,
    hasAccepted,
    setAccepted,
    /** How often a complete code was sent off without the acceptance. */
    missed,
    canSubmit: typed.length === LENGTH && !isBusy,
    change: (value: string) => {
      setTyped(value);
      setError(null);
    },
    choose: (next: VerifyMethod) => {
      setWay(next);
      setTyped('');
      setError(null);
      if (next === 'otp' && !code.isOpen && code.resendAt === null) void code.send();
    },
    submit: (value?: string) => void submit(value),
  };
}
