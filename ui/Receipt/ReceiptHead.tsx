import type { ReactNode, ComponentProps } from 'react';
import { TrophyIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import { Money } from '../Money/Money';
import { Sunburst } from '../Sunburst/Sunburst';
import { cx } from 'class-variance-authority';
import * as styles from './Receipt.css';

export interface ReceiptHeadProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The line above the amount, for instance "Chúc mừng, vé của bạn đã trúng". */
  title: ReactNode;
  /** What was won, in whole đồng or units of another currency; words while nobody knows the sum. */
  prize: number | string;
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

/** The gold head of a Receipt: gold leaf is for money won. */
export function ReceiptHead({
  title,
  prize,
  reveals = false,
  withSunburst = true,
  children,
  className,
  ...rest
}: ReceiptHeadProps) {
  return (
    <div {...rest} className={cx(styles.head, reveals && styles.revealing, className)}>
      {withSunburst ? <Sunburst className={styles.sun} /> : null}
      <p className={styles.headLine}>
        <Icon>
          <TrophyIcon />
        </Icon>
        {title}
      </p>
      <p className={styles.prize}>{typeof prize === 'number' ? <Money amount={prize} /> : prize}</p>
      {children ? <p className={styles.headLine}>{children}</p> : null}
    </div>
  );
}
