import { formatCountdown } from '@veloc/rules';
import { useClock } from '@veloc/ui';
import { useEffect, useEffectEvent, useState } from 'react';

interface OrderExpiryProps {
  /** ISO instant from which on the order cannot be paid any more. */
  expiresAt: string;
  /** That instant has come. */
  onEnd: () => void;
}

/** How long an order can still be paid. */
export function OrderExpiry({ expiresAt, onEnd }: OrderExpiryProps) {
  const clock = useClock();
  const end = Date.parse(expiresAt);
  const [left, setLeft] = useState(() => end - clock.now());
  const hasEnded = left <= 0;
  const tell = useEffectEvent(onEnd);

  useEffect(() => clock.listen(() => setLeft(end - clock.now())), [clock, end]);
  useEffect(() => {
    if (hasEnded) tell();
  }, [hasEnded]);

  return hasEnded ? (
    'Đã hết hạn thanh toán'
  ) : (
    <span role="timer">{`Thanh toán trong ${formatCountdown(left).text}`}</span>
  );
}
