import { Children, useId, type ComponentProps, type ReactNode } from 'react';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './TicketSlotList.css';

export interface TicketSlotListProps extends Omit<ComponentProps<'section'>, 'title'> {
  /**
   * What stands over the slots.
   * @default 'Vé của bạn'
   */
  heading?: string | undefined;
  /** How many slots are whole tickets. */
  done: number;
  /**
   * How many there may be.
   * @default the slots there are
   */
  places?: number | undefined;
  /**
   * What is done to all slots at once, at the end of the heading's line: one Button of `kind="accent"` and
   * `size="medium"`, which gets a pale ground here while it can be pressed, or an IconButton.
   */
  action?: ReactNode;
  /** The slots, in order. */
  children: ReactNode;
}

/** The places of a builder, or as many of them as are filled, on a card of its own: put no Card around it. */
export function TicketSlotList({ heading, done, places, action, children, className, ...rest }: TicketSlotListProps) {
  const words = useMessages('ticket', lottery.ticket);
  const headingId = useId();
  const slots = Children.toArray(children);
  return (
    <section {...rest} aria-labelledby={headingId} className={[styles.card, className].filter(Boolean).join(' ')}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {heading ?? words.yours}
        </h2>
        <span className={styles.count}>
          {done}/{places ?? slots.length}
        </span>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
      <ul>
        {slots.map((slot, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the places A to F never move
          <li key={index} className={styles.row}>
            {slot}
          </li>
        ))}
      </ul>
    </section>
  );
}
