import { formatCountdown } from '@veloc/rules';
import { Button, ClockIcon, StatusBadge, useClock } from '@veloc/ui';
import { useEffect, useState } from 'react';

/** How long the code holds, and a new one once it has run out. */
export function ExpiryBadge({ expiresAt, onRenew }: { expiresAt: string; onRenew: () => void }) {
  const clock = useClock();
  const end = Date.parse(expiresAt);
  const [left, setLeft] = useState(() => end - clock.now());

  useEffect(() => clock.listen(() => setLeft(end - clock.now())), [clock, end]);

  if (left <= 0) {
    return (
      <Button kind="tonal" size="medium" onClick={onRenew}>
        Tạo mã mới
      </Button>
    );
  }
  return (
    <StatusBadge tone="warning" icon={<ClockIcon />}>
      <span role="timer">{`Hết hạn sau ${formatCountdown(left).text}`}</span>
    </StatusBadge>
  );
}
