import { useSyncExternalStore, type ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { useClock } from '../ClockProvider/ClockContext';
import { remainingAt } from '../Countdown/remaining';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './DrawTime.css';

export interface DrawTimeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The day of the draw as the page's reader says it: "Hôm nay", "Chủ Nhật 22/11". */
  day: string;
  /** The hour, "18:00"; null where only the day is known. */
  hour?: string | null | undefined;
  /** The moment of the draw in milliseconds since the epoch; null leaves the time left out. */
  target?: number | null | undefined;
}

const MINUTE_S = 60;
const HOUR_S = 3_600;

/**
 * When a ticket's draw is, for its stub: day, hour and the time left in words, to the minute. It goes by ClockProvider
 * and changes once a minute. Seconds that run are a Countdown.
 */
export function DrawTime({ day, hour = null, target = null, className, ...rest }: DrawTimeProps) {
  const clock = useClock();
  const words = useMessages('drawTime', lottery.drawTime);
  const read = () => {
    if (target === null) return null;
    const { total, days, state } = remainingAt(target - clock.now());
    if (state !== 'running') return state === 'ended' ? words.drawing : words.soon;
    return words.left(days, Math.floor(total / HOUR_S) % 24, Math.floor((total % HOUR_S) / MINUTE_S));
  };
  // A text: as long as it is the same, nothing is rendered anew. A page written by a server has no moment to count from.
  const left = useSyncExternalStore(clock.listen, read, () => null);
  return (
    <span {...rest} className={cx(styles.drawTime, className)}>
      <span className={styles.words}>{day}</span>
      {hour ? <span className={styles.hour}>{hour}</span> : null}
      {left ? <span className={styles.left}>{left}</span> : null}
    </span>
  );
}
