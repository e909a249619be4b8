import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './StageTicket.css';

export interface StageTicketProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Slot letter, A to F. */
  code: string;
  /** Balls as numbers, groups of digits as text; none of a bet. */
  numbers: readonly (number | string)[];
  /** The ticket's extra numbers. @default [] */
  bonus?: readonly number[] | undefined;
  /** Those of `numbers` that were drawn so far. @default [] */
  hits?: readonly (number | string)[] | undefined;
  /** Those of `bonus` that were drawn so far. @default [] */
  bonusHits?: readonly number[] | undefined;
  /**
   * `waiting` fills a dashed place for each number that is drawn; these stay filled when it is over, and only the others
   * grow pale. Gold is for money won alone.
   * @default 'waiting'
   */
  state?: 'waiting' | 'won' | 'lost' | undefined;
  /** How it is played, what it has won, or that luck is not here yet. */
  note?: ReactNode;
}

/** One own ticket under a DrawStage: places that fill while the balls come. */
export function StageTicket({ code, numbers, bonus = [], hits = [], bonusHits = [], ...others }: StageTicketProps) {
  const { state = 'waiting', note, className, ...rest } = others;
  const words = useMessages('ticket', lottery.ticket);
  const { matched } = useMessages('draw', lottery.draw);
  const stateOf = (isHit: boolean) => {
    if (!isHit) return state === 'waiting' ? 'waiting' : 'rest';
    return state === 'won' ? 'won' : 'hit';
  };
  const all = [
    ...numbers.map((value) => ({
      value: typeof value === 'number' ? String(value).padStart(2, '0') : value,
      kind: typeof value === 'number' ? 'ball' : 'group',
      state: stateOf(hits.includes(value)),
    })),
    ...bonus.map((value) => ({
      value: String(value).padStart(2, '0'),
      kind: 'bonus',
      state: stateOf(bonusHits.includes(value)),
    })),
  ];
  return (
    <div {...rest} data-state={state} className={cx(styles.ticket, className)}>
      <span className={styles.letter}>
        <VisuallyHidden>{words.ticket} </VisuallyHidden>
        {code}
      </span>
      {all.length > 0 ? (
        <ul aria-label={words.numbers(code)} className={styles.own}>
          {all.map(({ value, kind, state: shown }) => (
            <li key={`${kind} ${value}`} data-kind={kind} data-state={shown} className={styles.number}>
              {value}
              {shown === 'hit' || shown === 'won' ? <VisuallyHidden>, {matched}</VisuallyHidden> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {note ? (
        <p data-state={state} className={styles.note}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
