import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import type { Clock } from '../ClockProvider/clock';
import { useClock } from '../ClockProvider/ClockContext';
import { digit } from '../Digits/Digits.css';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import type { VariantsOf } from '../internal/variants';
import { useScale } from '../theme/useScale';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as styles from './Countdown.css';
import { countdown } from './Countdown.variants';
import { countdownWriter } from './countdownWriter';
import { inWords, remainingAt } from './remaining';

type Variants = VariantsOf<typeof countdown>;

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children' | 'ref'> {
  /**
   * Where it stands: `tint` in cells of the accent; `header` on a head in the accent, days above the cells; `lacquer` on
   * lacquer, the day as the first of the cells; `plain` in the size and weight of the words around it. The cells are 28 px
   * high at the size of body text.
   * @default 'tint'
   */
  tone?: Variants['tone'];
  /**
   * The moment it runs to, in milliseconds since the epoch; `null` shows 00:00:00.
   * @default null
   */
  target?: number | null | undefined;
  /** A still countdown: milliseconds left, whatever the clock says. For pictures and tests. */
  remaining?: number | undefined;
  /**
   * Says "Còn 5 phút", "Còn 1 phút" and the end to screen readers, politely.
   * @default true
   */
  announces?: boolean | undefined;
}

const timeTo = (target: number | null, clock: Clock) => (target === null ? 0 : target - clock.now());

/**
 * Time left: HH:MM:SS, MM:SS in the last hour, days before them; at the large scale in words, to the minute. One timer of
 * ClockProvider drives all of them; without one a server writes "--:--:--" and a browser the time. `data-state` is
 * `running`, `last-minute` or `ended`; at the end "Đang mở kỳ mới…" stands beside it, `countdown.next` of the messages.
 * Nothing is called then: what has to happen goes by a timer of yours. A `font-size` by `className` makes it larger, cells
 * and all.
 */
export function Countdown({
  target = null,
  remaining,
  tone = 'tint',
  announces = true,
  className,
  ...rest
}: CountdownProps) {
  const clock = useClock();
  const words = useMessages('countdown', shell.countdown);
  const isInWords = useScale() === 'large';
  const root = useRef<HTMLSpanElement>(null);
  // For a server's page. In a browser the effect writes the time; no later render does, nor one that takes such a page over.
  const [first] = useState(() => remainingAt(remaining ?? timeTo(target, clock)));

  useLayoutEffect(() => {
    if (!root.current) return;
    const write = countdownWriter(root.current, announces, words, isInWords);
    const update = () => write(remainingAt(remaining ?? timeTo(target, clock)));
    update();
    return remaining === undefined ? clock.listen(update) : undefined;
  }, [clock, target, remaining, announces, words, isInWords]);

  const cell = styles.cell[tone];
  const figures = (pair: string) => (
    <>
      <span className={digit} suppressHydrationWarning>
        {pair.charAt(0)}
      </span>
      <span className={digit} suppressHydrationWarning>
        {pair.charAt(1)}
      </span>
    </>
  );
  const day = [tone === 'header' ? styles.days.above : styles.days.before, styles.dayTone[tone]];
  return (
    <span
      data-state={first.state}
      suppressHydrationWarning
      {...rest}
      ref={root}
      className={countdown({ tone, className })}
    >
      <VisuallyHidden role="timer" data-part="spoken" suppressHydrationWarning>
        {inWords(first, words, 'left')}
      </VisuallyHidden>
      <VisuallyHidden role="status" data-part="status" />
      {isInWords ? (
        <span aria-hidden="true" data-part="written" suppressHydrationWarning className={styles.written[tone]}>
          {inWords(first, words, 'time')}
        </span>
      ) : (
        <>
          <span
            aria-hidden="true"
            data-part="days"
            suppressHydrationWarning
            className={day.filter(Boolean).join(' ')}
            hidden={first.days === 0}
          >
            {words.days(first.days)}
          </span>
          <span aria-hidden="true" className={styles.cells}>
            <span data-part="hours" className={cell} hidden={!first.showsHours} suppressHydrationWarning>
              {figures(first.hours)}
            </span>
            <span data-part="hours-colon" className={styles.colon} hidden={!first.showsHours} suppressHydrationWarning>
              :
            </span>
            <span data-part="minutes" className={cell}>
              {figures(first.minutes)}
            </span>
            <span className={styles.colon}>:</span>
            <span data-part="seconds" className={cell}>
              {figures(first.seconds)}
            </span>
          </span>
        </>
      )}
      <span
        aria-hidden="true"
        data-part="end"
        className={styles.endNote}
        hidden={first.state !== 'ended'}
        suppressHydrationWarning
      >
        {words.next}
      </span>
    </span>
  );
}
