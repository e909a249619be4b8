import { checkNewPin, checkPhone, DEFAULT_COUNTRY_CODE, normalizePhone } from '@veloc/rules';
import { useState } from 'react';
import { keepRows, NOTHING_BOUGHT } from '../../data/todayRows';
import { useTask } from '../../shared/useTask';
import { useSession } from '../../state/contexts';
import { useCode } from '../../features/one-time-code/useCode';

const LENGTH = 6;

/** Opening an account with a name and a PIN: the form first, then the code that proves the phone. */
export function useRegister(onDone: () => void) {
  const session = useSession();
  const [typed, setTyped] = useState(() => ({
    countryCode: DEFAULT_COUNTRY_CODE,
    phone: session.lastPhone(),
    name: '',
    pin: '',
  }));
  const [hasAccepted, setAccepted] = useState(false);
  const [isJudged, setJudged] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const [isProving, setProving] = useState(false);
  const [code, setCode] = useState('');
  const task = useTask();

  const checked = checkPhone(typed);
  const phone = checked.ok ? checked.value.e164 : '';
  const sent = useCode(phone, 'register');
  const judgedPin = typed.pin === '' ? null : checkNewPin(typed.pin, phone);
  const problems = {
    phone: checked.ok ? null : checked.message,
    name: typed.name.trim() === '' ? 'Vui lòng nhập họ và tên' : null,
    pin: judgedPin && !judgedPin.ok ? judgedPin.message : null,
    accepted: hasAccepted ? null : 'Bạn cần đủ 18 tuổi và đồng ý để mở tài khoản',
  };
  const isReady = Object.values(problems).every((problem) => problem === null);

  const send = () => {
    task.setError(null);
    return sent.send();
  };

  return {
    ...typed,
    e164: phone,
    code,
    sent: { ...sent, send },
    /** The form is done, and the code is what is asked for. */
    isProving,
    hasAccepted,
    isTaken,
    isBusy: task.isBusy,
    error: task.error ?? (isProving ? sent.error : null),
    problems: isJudged ? problems : { phone: null, name: null, pin: null, accepted: null },
    isCodeReady: code.length === LENGTH,
    change(fields: Partial<typeof typed>) {
      const next = { ...typed, ...fields };
      setTyped({ ...next, phone: normalizePhone(next) });
      setTaken(false);
      task.setError(null);
    },
    accept: setAccepted,
    typeCode(value: string) {
      setCode(value);
      task.setError(null);
    },
    /** Back to the form, to mend it. */
    edit() {
      setProving(false);
      setCode('');
      task.setError(null);
    },
    async proceed() {
      setJudged(true);
      if (!isReady) return;
      let isNew = false;
      await task.run(async () => {
        const { exists } = await session.checkPhone(phone);
        session.rememberPhone(typed.phone);
        setTaken(exists);
        isNew = !exists;
      });
      if (!isNew) return;
      setProving(true);
      // One that is on its way already is taken. Of one that is being sent the message can come before the answer, and
      // can be typed at once.
      if (!sent.isOpen && sent.resendAt === null) await sent.send();
    },
    async finish(typedCode = code) {
      if (typedCode.length < LENGTH) return;
      const isDone = await task.run(async () => {
        const outcome = await session.verifyOtp({ challengeId: await sent.challengeId(), phone, code: typedCode });
        if (outcome.registered) return;
        await session.register({
          phone,
          signature: outcome.signature,
          name: typed.name.trim(),
          ...(typed.pin === '' ? {} : { pin: typed.pin }),
        });
        keepRows(NOTHING_BOUGHT);
      });
      if (isDone) onDone();
      else setCode('');
    },
  };
}

export type Registering = ReturnType<typeof useRegister>;
