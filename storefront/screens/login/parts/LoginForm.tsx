import { texts } from '@veloc/rules';
import { Button, PhoneField, Stack, Text, TextLink } from '@veloc/ui';
import type { FormEvent } from 'react';
import * as styles from '../../../features/one-time-code/Auth.css';
import { useLogin } from './useLogin';
import * as paths from '../../../shared/paths';

interface LoginFormProps {
  /** Asked for when the visitor goes on, with or without logging in. */
  onLeave: () => void;
  /** Goes on without logging in. */
  onSkip: () => void;
  /** The heading's level: the page's own, or the sheet's second beside its hidden title. */
  heading?: 'h1' | 'h2';
}

/** Phone number in, verification page next; the words are the spec's (section 2). */
export function LoginForm({ onLeave, onSkip, heading = 'h1' }: LoginFormProps) {
  const { countryCode, phone, input, isChecking, canSubmit, error, change, judge, submit } = useLogin(onLeave);
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <Stack as="form" gap={20} className={styles.loginForm} onSubmit={send} noValidate>
      <div>
        <Text as={heading} size="heading">
          {texts.login}
        </Text>
        <Text tone="soft">{texts.loginHint}</Text>
      </div>
      <PhoneField
        labelHidden
        countryCode={countryCode}
        phone={phone}
        onChange={change}
        onCommit={judge}
        error={error}
        ref={input}
      />
      <Button type="submit" wide isLoading={isChecking} aria-disabled={!canSubmit}>
        {isChecking ? texts.checking : texts.proceed}
      </Button>
      <Button kind="ghost" wide onClick={onSkip}>
        {texts.continueAsGuest}
      </Button>
      <Text size="caption" tone="soft" align="center">
        Bằng việc tiếp tục, bạn đồng ý với <TextLink href={paths.term}>Điều khoản và Quyền riêng tư</TextLink>
      </Text>
    </Stack>
  );
}
