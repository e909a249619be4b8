import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import type { VariantsOf } from '../internal/variants';
import * as styles from './TicketCard.css';
import { stub as stubStyle } from './TicketCard.variants';

type Variants = VariantsOf<typeof stubStyle>;

export interface TicketCardProps extends ComponentProps<'article'> {
  /**
   * Of the stub: `accent` on sale, `info` in play, `gold` won, which gilds the paper too, `warm` won, but no more than was
   * paid, `plain` over.
   * @default 'accent'
   */
  tone?: Variants['tone'];
  /** What stands on the stub: when it closes, what it won. */
  stub: ReactNode;
  /**
   * `end` beside the body, for a body of a few words or up to five balls of 32 px: at 390 px some 210 are left for it.
   * `foot` below the body, where that needs the width, as six numbers do, or the stub itself, with a Sunburst on it for a
   * large sum. `fits` at the foot of a card of less than 20 rem only.
   * @default 'end'
   */
  stubAt?: 'end' | 'foot' | 'fits' | undefined;
  /** The accent it takes. @default that of the nearest scope */
  accent?: string | undefined;
  /**
   * Tears its stub once, in 1.2 seconds: for a win that is seen for the first time.
   * @default false
   */
  reveals?: boolean | undefined;
}

/**
 * Anything you can win with is a ticket: a body and, behind a perforation with two notches, a stub. To make the
 * whole ticket lead somewhere, put a CardLink in it; other links and buttons inside keep working.
 */
export function TicketCard({ stub, tone, stubAt, accent, reveals, className, children, ...rest }: TicketCardProps) {
  return (
    <article {...rest} data-accent={accent} data-stub={stubAt} className={cx(styles.ticketCard, className)}>
      <div className={cx(styles.paper, tone === 'gold' && styles.gilded, reveals && styles.revealing)}>
        <div className={styles.body}>{children}</div>
        <div className={stubStyle({ tone, className: reveals ? styles.tearing : undefined })}>{stub}</div>
      </div>
    </article>
  );
}
