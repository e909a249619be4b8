import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Countdown } from '../Countdown/Countdown';
import { BackButton } from '../internal/BackButton';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { Sunburst } from '../Sunburst/Sunburst';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './DrawStage.css';

export interface DrawStageProps extends Omit<ComponentProps<'header'>, 'children' | 'title'> {
  /** Of the game that is drawn. @default that of the nearest scope */
  accent?: string | undefined;
  /** Heading of the page. */
  title: string;
  /** "KENO · Kỳ #0219847". */
  draw: ReactNode;
  /** The player goes back to where they came from. */
  onBack: () => void;
  /**
   * `waiting` counts down to `target`; `drawing` has no result yet; `balls` shows the last of `numbers` large; `ended`
   * and `off` show `verdict`.
   */
  state: 'waiting' | 'drawing' | 'balls' | 'ended' | 'off';
  /** Over the countdown: "Quay lúc 14:30, còn". */
  when?: ReactNode;
  /** The moment of the draw in milliseconds since the epoch, by ClockProvider. @default null */
  target?: number | null | undefined;
  /** A line under countdown, drum or newest number. */
  note?: ReactNode;
  /** How many numbers will have been drawn. */
  count: number;
  /** What was drawn so far, in the order it is shown: balls as numbers, groups of digits as text. */
  numbers: readonly (number | string)[];
  /**
   * What each of them is to the player, in the same order: `mine` stands on a ticket, also when it has won nothing; `won`
   * has won money, which is for the end alone. @default []
   */
  marks?: readonly ('mine' | 'won' | null)[] | undefined;
  /** What came of it, once it is over. */
  verdict?: ReactNode;
  /** All that a screen reader is told by itself, once: that it began, then how it ended. */
  announcement?: string | undefined;
  /**
   * The drum's sun on the stage, and in its middle while there is no result yet.
   * @default true
   */
  withSunburst?: boolean | undefined;
}

const FEW = 7;

/**
 * A draw as it happens, for who has a ticket in it: countdown, drum, ball by ball, verdict. It keeps no time: the host
 * says what was drawn so far. Nothing is shown before it is known, and a loss is as calm as a win.
 */
export function DrawStage({
  accent,
  title,
  draw,
  onBack,
  state,
  when,
  target = null,
  note,
  ...others
}: DrawStageProps) {
  const { count, numbers, marks = [], verdict, announcement, withSunburst = true, className, ...rest } = others;
  const words = useMessages('drawStage', lottery.drawStage);
  const last = numbers.at(-1);
  const size = typeof numbers[0] === 'string' ? 'group' : count <= FEW ? 'large' : 'small';
  const figure = (value: number | string) => (typeof value === 'number' ? String(value).padStart(2, '0') : value);
  return (
    <header {...rest} data-accent={accent} className={cx(styles.stage, className)}>
      {withSunburst ? <Sunburst className={styles.sun} /> : null}
      <div className={styles.bar}>
        <BackButton onBack={onBack} />
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.draw}>{draw}</p>
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div className={styles.centre}>
        {state === 'waiting' ? (
          <>
            <p className={styles.line}>{when}</p>
            <Countdown tone="header" target={target} className={styles.clock} />
            {note ? <p className={styles.small}>{note}</p> : null}
          </>
        ) : state === 'drawing' ? (
          <>
            <span className={styles.drum} aria-hidden="true">
              {withSunburst ? <Sunburst className={styles.drumSun} /> : null}
              <span className={styles.arc} />
            </span>
            <p className={styles.strong}>{words.drawing}</p>
            {/* Its room is kept, or a note that comes late would move the drum (a layout shift). */}
            <p className={styles.small}>{note}</p>
          </>
        ) : state === 'balls' && last !== undefined ? (
          <>
            <span key={numbers.length} className={styles.current} aria-hidden="true">
              {figure(last)}
            </span>
            <p className={styles.line}>{words.ball(numbers.length, count)}</p>
            {note ? <p className={styles.small}>{note}</p> : null}
          </>
        ) : (
          <div className={styles.verdict}>{verdict}</div>
        )}
      </div>
      {state === 'off' ? null : (
        <ol className={styles.places} aria-label={words.numbers}>
          {Array.from({ length: Math.max(count, numbers.length) }, (_, index) => {
            const value = numbers[index];
            const isFresh = state === 'balls' && index === numbers.length - 1;
            return (
              <li
                // oxlint-disable-next-line react/no-array-index-key -- a place has no name but its order
                key={index}
                data-state={value === undefined ? 'empty' : (marks[index] ?? 'drawn')}
                data-size={size}
                data-fresh={isFresh ? '' : undefined}
                aria-hidden={value === undefined}
                className={styles.place}
              >
                {value === undefined ? null : figure(value)}
              </li>
            );
          })}
        </ol>
      )}
    </header>
  );
}

export interface StageVerdictProps {
  /** "Vé A của bạn trúng". */
  line: ReactNode;
  /** What was won, written out; none where nothing was. */
  amount?: ReactNode;
  /**
   * What the tickets have cost, where the amount is no more: both stand beside each other in one size and without gold,
   * for such a win is a loss or no gain.
   */
  stake?: ReactNode;
  /** "Bậc 6 · Trùng 4 số". */
  detail?: ReactNode;
}

/** How a draw ended for the player, for the middle of a DrawStage. */
export function StageVerdict({ line, amount, stake, detail }: StageVerdictProps) {
  const words = useMessages('receiptHead', lottery.receiptHead);
  return (
    <>
      <p className={amount ? styles.line : styles.strong}>{line}</p>
      {amount && stake ? (
        <div className={styles.sums}>
          <p className={styles.sum}>
            <span className={styles.line}>{words.paid}</span> <span className={styles.figure}>{stake}</span>
          </p>
          <p className={styles.sum}>
            <span className={styles.line}>{words.won}</span> <span className={styles.figure}>{amount}</span>
          </p>
        </div>
      ) : amount ? (
        <p className={styles.amount}>{amount}</p>
      ) : null}
      {detail ? <p className={styles.line}>{detail}</p> : null}
    </>
  );
}
