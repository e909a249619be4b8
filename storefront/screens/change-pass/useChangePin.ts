import { checkNewPin } from '@veloc/rules';
import { useState } from 'react';
import { ApiError, messageOf } from '../../api/errors';
import { useTask } from '../../shared/useTask';
import { useSettings } from '../../data/settings';
import { useSession } from '../../state/contexts';
import { useCode } from '../../features/one-time-code/useCode';

export type ProofMethod = 'pin' | 'otp';

const LENGTH = 6;

/** Changing the PIN (decision A8): the old one or a code proves who asks, the new one is typed twice. */
export function useChangePin(onChanged: () => void) {
  const settings = useSettings();
  const { user, setUser } = useSession();
  const [way, setWay] = useState<ProofMethod>(user?.hasPin === false ? 'otp' : 'pin');
  const [proof, setProof] = useState('');
  const [pin, setPin] = useState('');
  const [repeated, setRepeated] = useState('');
  /** A code proves once; the proof it gave outlives a new PIN that was refused. */
  const [signature, setSignature] = useState<string | null>(null);
  /** Why the server takes a code alone here. */
  const [codeOnly, setCodeOnly] = useState<string>();
  const [proofError, setProofError] = useState<string | null>(null);
  const task = useTask();
  const code = useCode(user?.phone ?? '', 'change_pin');
  const judged = checkNewPin(pin, user?.phone);

  const send = () => {
    setProofError(null);
    return code.send();
  };

  const prove = async () => {
    if (way === 'pin') return { oldPin: proof };
    if (signature) return { signature };
    const fresh = await code.prove(proof);
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

  const choose = (next: ProofMethod) => {
    setWay(next);
    setProof('');
    setProofError(null);
    task.setError(null);
    if (next === 'otp' && !code.isOpen && code.resendAt === null) void send();
  };

  return {
    way,
    codeOnly,
    proof,
    pin,
    repeated,
    /** What is still to be typed; null once the PIN can be changed. */
    missing,
    isBusy: task.isBusy,
    error: task.error,
    proofError: proofError ?? (way === 'otp' ? code.error : null),
    isProved: way === 'otp' && signature !== null,
    code: { ...code, send },
    pinError: pin.length === LENGTH && !judged.ok ? judged.message : null,
    repeatError: repeated.length === LENGTH && repeated !== pin ? 'Hai lần nhập không giống nhau' : null,
    choose,
    typeProof(value: string) {
      setProof(value);
      setProofError(null);
    },
    setPin,
    setRepeated,
    async submit() {
      if (missing !== null) return;
      await task.run(async () => {
        try {
          await settings.changePin({ newPin: pin, ...(await prove()) });
          if (user) setUser({ ...user, hasPin: true });
          onChanged();
        } catch (failure) {
          if (failure instanceof ApiError && failure.code === 'CODE_REQUIRED') {
            setCodeOnly(messageOf(failure));
            return choose('otp');
          }
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
