import { useEffect, useState } from 'react';
import { ProgressBar, useClock } from '@veloc/ui';

interface DrawProgressProps {
  /** When sales close, in ms. */
  target: number;
  /** Seconds between two draws. */
  interval: number;
}

/** How much of the time for this draw is left. It ticks by itself, so that the page need not. */
export function DrawProgress({ target, interval }: DrawProgressProps) {
  const clock = useClock();
  const [now, setNow] = useState(clock.now);
  useEffect(() => clock.listen(() => setNow(clock.now())), [clock]);
  return <ProgressBar label="Thời gian còn lại của kỳ" value={(target - now) / (interval * 1000)} />;
}
