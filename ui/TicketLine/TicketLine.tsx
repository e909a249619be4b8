import type { ReactNode, ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { DrawResult, type DrawResultProps } from '../DrawResult/DrawResult';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './TicketLine.css';

export interface TicketLineProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<DrawResultProps, 'numbers' | 'bonus' | 'matched' | 'matchedBonus' | 'faded' | 'size'> {
  /** Slot letter, A to F. */
  code: string;
  /** How it went, for instance "Trùng 4 số · Giải Nhì": beside the numbers where it has room, else below them. */
  note?: ReactNode;
  /**
   * Whether the line has won: its note is gold then.
   * @default false
   */
  isWon?: boolean | undefined;
}

/**
 * One slot of a bought ticket, held against the draw once there is one. It has no surface: put it in a Card or a
 * TicketCard. It brings 10 px above and below, and none below the last one: lines stand one after the other without a
 * gap.
 */
export function TicketLine({ code, numbers, note, isWon = false, ...others }: TicketLineProps) {
  const { bonus, matched, matchedBonus, faded, size, className, ...rest } = others;
  const words = useMessages('ticket', lottery.ticket);
  return (
    <div {...rest} className={cx(styles.line, className)}>
      <span className={styles.letter}>
        <VisuallyHidden>{words.ticket} </VisuallyHidden>
        {code}
      </span>
      <div className={styles.content}>
        {numbers.length > 0 ? (
          <DrawResult
            {...{ bonus, matched, matchedBonus, faded, size }}
            aria-label={words.numbers(code)}
            numbers={numbers}
          />
        ) : null}
        {note ? <p className={cx(styles.note, isWon && styles.won)}>{note}</p> : null}
      </div>
    </div>
  );
}
