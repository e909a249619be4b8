import { Button, Countdown, Inline, Text, useClock } from '@veloc/ui';
import { useEffect, useState } from 'react';
import * as styles from './Auth.css';
import type { Code } from './useCode';

const MINUTE = 60_000;

/** Sends a code, or another one, once the server allows it, and says until when the one on its way can be typed. */
export function Resend({ code }: { code: Pick<Code, 'isOpen' | 'isSending' | 'expiresAt' | 'resendAt' | 'send'> }) {
  const { isOpen, isSending, expiresAt, resendAt, send } = code;
  return (
    <Inline justify="space-between" className={styles.resendRow}>
      <Text tone="soft" size="label">
        {expiresAt === null ? (
          'Mã được gửi bằng tin nhắn'
        ) : (
          <>
            Hạn của mã: <Countdown tone="plain" target={expiresAt} announces={false} />
          </>
        )}
      </Text>
      {resendAt === null ? (
        <Button kind="quiet" size="medium" isLoading={isSending} onClick={() => void send()}>
          {isOpen ? 'Gửi lại mã' : 'Gửi mã'}
        </Button>
      ) : (
        <Wait label={isOpen ? 'Gửi lại sau' : 'Gửi mã sau'} until={resendAt} />
      )}
    </Inline>
  );
}

function minutesUntil(until: number, now: number): number {
  return Math.max(Math.round((until - now) / MINUTE), 1);
}

/** Shown by the second, and read aloud by the minute. */
function Wait({ label, until }: { label: string; until: number }) {
  const clock = useClock();
  const [minutes, setMinutes] = useState(() => minutesUntil(until, clock.now()));

  useEffect(() => {
    const look = () => setMinutes(minutesUntil(until, clock.now()));
    look();
    return clock.listen(look);
  }, [clock, until]);

  return (
    <Button kind="quiet" size="medium" aria-disabled>
      {label} <span className={styles.spoken}>{minutes} phút</span>
      <span aria-hidden="true">
        <Countdown tone="plain" target={until} announces={false} />
      </span>
    </Button>
  );
}
