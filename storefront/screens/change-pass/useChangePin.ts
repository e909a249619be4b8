import { checkNewPin, type OtpChallenge } from '@veloc/rules';
import { useState } from 'react';
import { useApi } from '../../api/ApiProvider';
import { ApiError } from '../../api/errors';
import { useTask } from '../../app/useTask';
import { messageOf } from '../../copy/errorMessage';
import { useSettings } from '../../data/useSettings';
import { useSession } from '../../state/session/useSession';

export type ProofWay = 'pin' | 'otp';

const LENGTH = 6;

/** Changing the PIN (decision A8): the old one or a code proves who asks, the new one is typed twice. */
export function useChangePin(onChanged: () => void) {
  const api = useApi();
  const settings = useSettings();
  const { user, requestOtp, renew } = useSession();
  const [way, setWay] = useState<ProofWay>('pin');
  const [proof, setProof] = useState('');
  const [pin, setPin] = useState('');
  const [repeated, setRepeated] = useState('');
  const [challenge, setChallenge] = useState<OtpChallenge | null>(null);
  /** A code proves once; the proof it gave outlives a new PIN that was refused. */
  const [signature, setSignature] = useState<string | null>(null);
  const [proofError, setProofError] = useState<string | null>(null);
  const task = useTask();
  const phone = user?.phone ?? '';
  const judged = checkNewPin(pin);

  const send = async () => {
    setProofError(null);
    try {
      setChallenge(await requestOtp(phone, 'change_pin'));
    } catch (failure) {
      setProofError(messageOf(failure));
    }
  };

  const prove = async () => {
    if (way === 'pin') return { oldPin: proof };
    if (signature) return { signature };
    if (!challenge) throw new ApiError('unknown', 'Chưa gửi được mã. Vui lòng gửi lại mã.', 'NO_CHALLENGE');
    const { signature: fresh } = await api.verifyOtp(challenge.challengeId, phone, proof);
    setSignature(fresh);
    return { signature: fresh };
  };

  const isProofReady = proof.length === LENGTH || (way === 'otp' && signature !== null);
  const missing = !isProofReady
    ? way === 'pin'
      ? 'Nhập mã PIN cũ'
      : 'Nhập mã OTP'
    : !judged.ok
      ? 'Nhập mã PIN mới'
      : pin !== repeated
        ? 'Nhập lại mã PIN mới'
        : null;

  return {
    way,
    proof,
    pin,
    repeated,
    /** What is still to be typed; null once the PIN can be changed. */
    missing,
    isBusy: task.isBusy,
    error: task.error,
    proofError,
    isProved: way === 'otp' && signature !== null,
    resendAt: challenge ? Date.parse(challenge.resendAt) : null,
    pinError: pin.length === LENGTH && !judged.ok ? judged.message : null,
    repeatError: repeated.length === LENGTH && repeated !== pin ? 'Hai lần nhập không giống nhau' : null,
    choose(next: ProofWay) {
      setWay(next);
      setProof('');
      setProofError(null);
      task.setError(null);
      if (next === 'otp' && !challenge) void send();
    },
    typeProof(value: string) {
      setProof(value);
      setProofError(null);
    },
    setPin,
    setRepeated,
    resend: () => void send(),
    async submit() {
      if (missing !== null) return;
      await task.run(async () => {
        try {
          const { token } = await settings.changePin({ newPin: pin, ...(await prove()) });
          renew(token);
          onChanged();
        } catch (failure) {
          if (!isAboutProof(failure)) throw failure;
          setProof('');
          setSignature(null);
          setProofError(failure.code === 'PIN_INVALID' ? 'Mã PIN cũ không đúng' : messageOf(failure));
        }
      });
    },
  };
}

function isAboutProof(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && /^(PIN_|OTP_|SIGNATURE_|RATE_)/.test(failure.code);
}
