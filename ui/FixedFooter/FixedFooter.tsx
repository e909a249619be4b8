import type { ComponentProps, ReactNode } from 'react';
import { Money } from '../Money/Money';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './FixedFooter.css';

export interface FixedFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /**
   * What the amount is.
   * @default 'Tổng tiền'
   */
  label?: string | undefined;
  /** How it comes about: '3 vé × 1 kỳ'. */
  detail: string;
  /** The total in đồng; `null` while unknown. */
  amount: number | null;
  /** Why the buttons cannot be pressed, where their own labels cannot say so. */
  note?: ReactNode;
  /**
   * Nothing is chosen yet: the sum, `note` and the primary button share one row, without `detail` and the other button.
   * @default false
   */
  isEmpty?: boolean | undefined;
  /** One or two buttons, the primary one last. */
  children: ReactNode;
}

/**
 * The sum and what to do with it, always in reach of the thumb. While its button cannot be pressed, `note` or the
 * button's own label says why. Wide buttons without a sum are an ActionBar.
 */
export function FixedFooter({
  label,
  detail,
  amount,
  note,
  isEmpty = false,
  children,
  className,
  ...rest
}: FixedFooterProps) {
  const words = useMessages('fixedFooter', lottery.fixedFooter);
  return (
    <footer
      {...rest}
      data-empty={isEmpty || undefined}
      className={[styles.footer, className].filter(Boolean).join(' ')}
    >
      <div className={styles.sum}>
        <div className={styles.words}>
          <span className={styles.label}>{label ?? words.total}</span>
          <span className={styles.detail}>{detail}</span>
        </div>
        <Money amount={amount} aligned className={styles.amount} />
      </div>
      <div className={styles.actions}>{children}</div>
      {/* Other words in the middle of a line would be a layout shift; a new line is none. */}
      {note ? (
        <p key={typeof note === 'string' ? note : undefined} className={styles.note}>
          {note}
        </p>
      ) : null}
    </footer>
  );
}
