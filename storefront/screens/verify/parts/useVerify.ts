import { type OtpChallenge, texts } from '@veloc/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/errors';
import { messageOf } from '../../../copy/errorMessage';
import { useSession } from '../../../state/session/useSession';

interface Verifying {
  /** E.164. */
  phone: string;
  /** The phone has an account. */
  existing: boolean;
  onDone: () => void;
}

const LENGTH = 6;

export type VerifyWay = 'otp' | 'pin';

/** The code step: asks for a code at once, checks it or the PIN, and opens an account for a newcomer. */
export function useVerify({ phone, existing, onDone }: Verifying) {
  const { requestOtp, verifyOtp, loginByPin, register } = useSession();
  const [way, setWay] = useState<VerifyWay>('otp');
  const [challenge, setChallenge] = useState<OtpChallenge | null>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [name, setName] = useState('');
  const [hasAccepted, setAccepted] = useState(false);
  const [missed, setMissed] = useState(0);
  const asked = useRef('');
  /** The code that was asked for last; a message can be faster than the answer to the call that sent it. */
  const sending = useRef<Promise<OtpChallenge | null>>(Promise.resolve(null));

  const send = useCallback(async () => {
    setError(null);
    const request = requestOtp(phone, existing ? 'login' : 'register');
    sending.current = request.catch(() => null);
    try {
      setChallenge(await request);
    } catch (failure) {
      setError(messageOf(failure));
    }
  }, [requestOtp, phone, existing]);

  useEffect(() => {
    if (phone === '' || asked.current === phone) return;
    asked.current = phone;
    void send();
  }, [phone, send]);

  const prove = async (typed: string) => {
    if (way === 'pin') return loginByPin(phone, typed);
    const sent = (await sending.current) ?? challenge;
    if (!sent) throw new ApiError('unknown', 'Chưa gửi được mã. Vui lòng gửi lại mã.', 'NO_CHALLENGE');
    const outcome = await verifyOtp({ challengeId: sent.challengeId, phone, code: typed });
    if (!outcome.registered) await register({ phone, signature: outcome.signature, name: name.trim() });
    return undefined;
  };

  const submit = async (typed = code) => {
    if (isBusy || typed.length < LENGTH) return;
    if (!existing && !hasAccepted) {
      setMissed((times) => times + 1);
      return;
    }
    setBusy(true);
    setError(null);
    try {
      await prove(typed);
      onDone();
    } catch (failure) {
      setCode('');
      setError(failure instanceof ApiError ? messageOf(failure) : texts.loginFailed);
    } finally {
      setBusy(false);
    }
  };

  return {
    way,
    code,
    error,
    isBusy,
    name,
    setName,
    hasAccepted,
    setAccepted,
    /** How often a complete code was sent off without the acceptance. */
    missed,
    resendAt: challenge ? Date.parse(challenge.resendAt) : null,
    canSubmit: code.length === LENGTH && !isBusy,
    change: (value: string) => {
      setCode(value);
      setError(null);
    },
    choose: (next: VerifyWay) => {
      setWay(next);
      setCode('');
      setError(null);
    },
    resend: () => void send(),
    submit: (typed?: string) => void submit(typed),
  };
}
