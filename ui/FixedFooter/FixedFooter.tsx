import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { Money } from '../Money/Money';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import * as styles from './FixedFooter.css';

export interface FixedFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /**
   * What the amount is, to a screen reader.
   * @default 'Tổng tiền'
   */
  label?: string | undefined;
  /** How it comes about: '3 vé × 1 kỳ'. */
  detail: string;
  /** The total, in whole đồng or units of another currency; `null` while unknown. */
  amount: number | null;
  /** Why the buttons cannot be pressed, where their own labels cannot say so. */
  note?: ReactNode;
  /**
   * Nothing is chosen yet: `note` stands in the place of `detail`, and only the primary button is shown.
   * @default false
   */
  isEmpty?: boolean | undefined;
  /** One or two buttons, the primary one last. */
  children: ReactNode;
}

/**
 * The sum and what to do with it, always in reach of the thumb. While its button cannot be pressed, `note` or the
 * button's own label says why. Wide buttons without a sum are an ActionBar.
 *
 * It stands beside the Page, after it, as a child of a PageLayout. A button of it that sends a form of the page takes
 * `type="submit"` and the form's id as `form`.
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
  const told = (isEmpty && note) || detail;
  return (
    <footer
      {...rest}
      data-empty={isEmpty || undefined}
      className={[styles.footer, className].filter(Boolean).join(' ')}
    >
      <div className={styles.sum}>
        <VisuallyHidden>{label ?? words.total} </VisuallyHidden>
        <Money amount={amount} className={styles.amount} />
        <span key={wordsOf(told)} className={styles.detail}>
          {told}
        </span>
      </div>
      <div className={styles.actions}>{children}</div>
      {note && !isEmpty ? (
        <p key={wordsOf(note)} className={styles.note}>
          {note}
        </p>
      ) : null}
    </footer>
  );
}

/** Other words in the middle of a line would be a layout shift; a new line is none. */
function wordsOf(line: ReactNode): string | undefined {
  return typeof line === 'string' ? line : undefined;
}
