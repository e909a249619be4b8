import type { ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { DrawResult, type DrawResultProps } from '../DrawResult/DrawResult';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './TicketLine.css';

export interface TicketLineProps extends Pick<
  DrawResultProps,
  'numbers' | 'bonus' | 'matched' | 'matchedBonus' | 'faded'
> {
  /** Slot letter, A to F. */
  code: string;
  /** How it went, for instance "Trùng 4 số · Giải Nhì"; beside the letter where the ticket is a bet without numbers. */
  note?: ReactNode;
  /**
   * Whether the line has won: its note is gold then.
   * @default false
   */
  isWon?: boolean;
}

/** One slot of a bought ticket, held against the draw once there is one. */
export function TicketLine({ code, numbers, note, isWon = false, ...marks }: TicketLineProps) {
  const words = useMessages('ticket', lottery.ticket);
  return (
    <div className={styles.line}>
      <span className={styles.letter}>
        <VisuallyHidden>{words.ticket} </VisuallyHidden>
        {code}
      </span>
      {numbers.length > 0 ? <DrawResult {...marks} aria-label={words.numbers(code)} numbers={numbers} /> : null}
      {note ? <p className={cx(styles.note, isWon && styles.won)}>{note}</p> : null}
    </div>
  );
}
