import type { OtpChallenge, OtpPurpose } from '@veloc/rules';
import { useRef, useState } from 'react';
import { ApiError, messageOf, retryAfterOf } from '../../api/errors';
import { useIsPast } from '../../state/server-clock/useIsPast';
import { useSession } from '../../state/contexts';

/**
 * A code for a phone (E.164): the one that is on its way to this device, a reload later too, and the press that sends
 * one. Nothing here sends by itself (decision A31).
 */
export function useCode(phone: string, purpose: OtpPurpose) {
  const { heldCode, requestOtp, proveOtp } = useSession();
  const [error, setError] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  /** The code that was asked for last: a message can be faster than the answer to the call that sent it. */
  const sending = useRef<Promise<OtpChallenge | null> | null>(null);

  const held = heldCode(phone, purpose);
  const expiresAt = held?.challenge ? Date.parse(held.challenge.expiresAt) : null;
  const hasExpired = useIsPast(expiresAt);
  const hasCome = useIsPast(held?.resendAt ?? null);
  const isOpen = expiresAt !== null && !hasExpired;

  /** The challenge that a typed code answers; waits for the one being sent. */
  const challengeId = async (): Promise<string> => {
    const challenge = (await sending.current) ?? heldCode(phone, purpose)?.challenge;
    if (!challenge) throw new ApiError('unknown', 'Chưa gửi được mã. Vui lòng gửi lại mã.', 'NO_CHALLENGE');
    return challenge.challengeId;
  };

  return {
    /** One is on its way and can be typed. */
    isOpen,
    isSending,
    /** Until when it can be typed, in ms since the epoch; null without one. */
    expiresAt: isOpen ? expiresAt : null,
    /** When the next one can be sent, in ms since the epoch; null for at once. */
    resendAt: held && !hasCome ? held.resendAt : null,
    /** Why none could be sent. */
    error,
    async send(): Promise<void> {
      if (isSending) return;
      setError(null);
      setSending(true);
      const request = requestOtp(phone, purpose);
      sending.current = request.catch(() => null);
      try {
        await request;
      } catch (failure) {
        // With one on its way, the time until the next says all of it.
        if (!(isOpen && retryAfterOf(failure) !== null)) setError(messageOf(failure));
      } finally {
        sending.current = null;
        setSending(false);
      }
    },
    challengeId,
    /** Exchanges a typed code for a one-time proof. */
    async prove(code: string): Promise<string> {
      const { signature } = await proveOtp({ challengeId: await challengeId(), phone, code });
      return signature;
    },
  };
}

export type Code = ReturnType<typeof useCode>;
