import type { ComponentProps, ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import * as styles from './Receipt.css';

export interface ReceiptProps extends ComponentProps<'article'> {
  /** A ReceiptHead when something was won; nothing otherwise. */
  head?: ReactNode;
  /** What stands below the perforation: facts, or the buttons of a wallet. */
  below: ReactNode;
  /** The accent it takes. @default that of the nearest scope */
  accent?: string | undefined;
}

/** A paper in two parts with a perforation between them and a notch at each of its ends. */
export function Receipt({ head, below, accent, className, children, ...rest }: ReceiptProps) {
  return (
    <article {...rest} data-accent={accent} className={cx(styles.receipt, className)}>
      <div className={styles.upper}>
        {head}
        <div className={styles.body}>{children}</div>
      </div>
      <div className={styles.lower}>{below}</div>
    </article>
  );
}
