import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import type { VariantsOf } from '../internal/variants';
import * as styles from './TicketCard.css';
import { stub as stubStyle } from './TicketCard.variants';

export interface TicketCardProps extends ComponentProps<'article'>, VariantsOf<typeof stubStyle> {
  /** What stands on the stub: when it closes, what it won. */
  stub: ReactNode;
  /** The game whose colours it takes; the nearest `data-game` without it. */
  game?: string;
}

/**
 * Anything you can win with is a ticket: a body and, behind a perforation with two notches, a stub. To make the
 * whole ticket lead somewhere, put a CardLink in it; other links and buttons inside keep working.
 */
export function TicketCard({ stub, tone, game, className, children, ...rest }: TicketCardProps) {
  return (
    <article {...rest} data-game={game} className={cx(styles.ticketCard, className)}>
      <div className={styles.paper}>
        <div className={styles.body}>{children}</div>
        <div className={stubStyle({ tone })}>{stub}</div>
      </div>
    </article>
  );
}
