import { Button, Countdown, Text, useClock } from '@veloc/ui';
import { useEffect, useState } from 'react';
import * as styles from './Resend.css';

/** Asks for another code once the server allows it; `resendAt` in ms since the epoch, null while none is on its way. */
export function Resend({ resendAt, onResend }: { resendAt: number | null; onResend: () => void }) {
  const clock = useClock();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const look = () => setOpen(resendAt !== null && clock.now() >= resendAt);
    look();
    return clock.listen(look);
  }, [clock, resendAt]);

  return (
    <div className={styles.row}>
      <Text tone="soft" size="label">
        Chưa nhận được mã?
      </Text>
      {isOpen || resendAt === null ? (
        <Button kind="quiet" size="medium" onClick={onResend}>
          Gửi lại mã
        </Button>
      ) : (
        <Text as="span" tone="soft" size="label">
          Gửi lại sau <Countdown tone="plain" target={resendAt} announces={false} />
        </Text>
      )}
    </div>
  );
}
