import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { Sunburst } from '../Sunburst/Sunburst';
import * as styles from './TornTicket.css';

export interface TornTicketProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The drum's sun behind the ticket.
   * @default true
   */
  withSunburst?: boolean | undefined;
}

/** 404 drawn as the balls of a torn ticket, for a page that is not there. Decoration: words beside it say so. */
export function TornTicket({ withSunburst = true, className, ...rest }: TornTicketProps) {
  return (
    <div aria-hidden="true" {...rest} className={cx(styles.tornTicket, className)}>
      {withSunburst ? <Sunburst className={styles.sun} /> : null}
      <span className={styles.body}>
        <span className={styles.redBall}>4</span>
        <span className={styles.goldBall}>0</span>
      </span>
      <span className={styles.stub}>
        <span className={styles.redBall}>4</span>
      </span>
    </div>
  );
}
