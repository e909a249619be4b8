import { checkPhone, DEFAULT_COUNTRY_CODE, normalizePhone, texts } from '@veloc/rules';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError, retryAfterOf } from '../../../api/errors';
import { returnTo, useNavigateIfMounted } from '../../../shared/navigation';
import { usePopups, useSession } from '../../../state/contexts';
import * as paths from '../../../shared/paths';

/** The verification page for a phone in E.164; `existing` travels as a word (spec section 2). */
function verifyHref(phone: string, existing: boolean): string {
  return `${paths.verify}?${new URLSearchParams({ phone, existing: String(existing) })}`;
}

interface PhoneValue {
  countryCode: string;
  phone: string;
}

/** How long to wait for the next code is told, with the code that is on its way, where it is typed. */
function unlessToWait(error: unknown): void {
  if (retryAfterOf(error) === null) throw error;
}

/** The phone step of logging in (spec sections 2 and 5): check, then on to the verification page. */
export function useLogin(onLeave: () => void) {
  const session = useSession();
  const { warnOfFailure } = usePopups();
  const [path] = useLocation();
  const navigateIfMounted = useNavigateIfMounted();
  const [value, setValue] = useState<PhoneValue>(() => ({
    countryCode: DEFAULT_COUNTRY_CODE,
    phone: session.lastPhone(),
  }));
  const [isChecking, setChecking] = useState(false);
  const [isJudged, setJudged] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const checked = checkPhone(value);

  const submit = async () => {
    if (isChecking) return;
    if (value.phone === '') {
      input.current?.focus();
      return;
    }
    setJudged(true);
    if (!checked.ok) return;
    const phone = checked.value.e164;
    setChecking(true);
    try {
      const { exists } = await session.checkPhone(phone);
      session.rememberPhone(value.phone);
      // This press is the one that sends a newcomer's code; an account has its PIN, and a button for the code there.
      if (!exists) await session.requestOtp(phone, 'register').catch(unlessToWait);
      // A page of its own leads on to where one came from; over another page it leads back to that.
      const from = path === paths.login ? returnTo(history.state) : path;
      if (navigateIfMounted(verifyHref(phone, exists), { state: { returnTo: from } })) onLeave();
    } catch (error) {
      warnOfFailure(error instanceof ApiError ? error : texts.phoneCheckFailed);
    } finally {
      setChecking(false);
    }
  };

  return {
    ...value,
    input,
    isChecking,
    canSubmit: checked.ok && !isChecking,
    error: isJudged && !checked.ok && value.phone !== '' ? checked.message : null,
    change: ({ countryCode, phone }: PhoneValue) =>
      setValue({ countryCode, phone: normalizePhone({ countryCode, phone }) }),
    judge: () => setJudged(true),
    submit: () => void submit(),
  };
}
