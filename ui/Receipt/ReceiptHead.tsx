import type { ReactNode, ComponentProps } from 'react';
import { TrophyIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import { Money } from '../Money/Money';
import { Sunburst } from '../Sunburst/Sunburst';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import { cx } from 'class-variance-authority';
import * as styles from './Receipt.css';

export interface ReceiptHeadProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The line above the amount, for instance "Chúc mừng, vé của bạn đã trúng". */
  title: ReactNode;
  /** What was won, in whole đồng or units of another currency; words while nobody knows the sum. */
  prize: number | string;
  /**
   * What has won it cost, in the same units: to be given where the prize is no more than that. The head is plain then and
   * tells both beside each other, without gold, sun or motion, since such a win is a loss or no gain.
   */
  stake?: number | undefined;
  /**
   * Comes down like a stub that is put in its place, once: for a win that is seen for the first time.
   * @default false
   */
  reveals?: boolean | undefined;
  /**
   * The drum's sun behind the prize.
   * @default true
   */
  withSunburst?: boolean | undefined;
  /** The tier and the match, for instance "Giải Nhì · Trùng 4 số". */
  children?: ReactNode;
}

/** The head of a Receipt that has won: gold leaf is for money won that is more than was paid. */
export function ReceiptHead({
  title,
  prize,
  stake,
  reveals = false,
  withSunburst = true,
  children,
  className,
  ...rest
}: ReceiptHeadProps) {
  const words = useMessages('receiptHead', lottery.receiptHead);
  const won = typeof prize === 'number' ? <Money amount={prize} /> : prize;
  if (stake !== undefined) {
    return (
      <div {...rest} className={cx(styles.plainHead, className)}>
        <p className={styles.headLine}>{title}</p>
        <div className={styles.sums}>
          <p className={styles.sum}>
            <span className={styles.sumName}>{words.paid}</span> <Money amount={stake} className={styles.figure} />
          </p>
          <p className={styles.sum}>
            <span className={styles.sumName}>{words.won}</span> <span className={styles.figure}>{won}</span>
          </p>
        </div>
        {children ? <p className={styles.sumName}>{children}</p> : null}
      </div>
    );
  }
  return (
    <div {...rest} className={cx(styles.head, reveals && styles.revealing, className)}>
      {withSunburst ? <Sunburst className={styles.sun} /> : null}
      <p className={styles.headLine}>
        <Icon>
          <TrophyIcon />
        </Icon>
        {title}
      </p>
      <p className={styles.prize}>{won}</p>
      {children ? <p className={styles.headLine}>{children}</p> : null}
    </div>
  );
}
