import type { ComponentProps } from 'react';
import { Money } from '../Money/Money';
import * as styles from './JackpotFigure.css';

export interface JackpotFigureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it is worth, in whole đồng or units of another currency; `null` while nobody knows. */
  amount: number | null;
  /** A line over it, for instance 'Jackpot ước tính'. */
  label?: string | undefined;
  /**
   * `hero` 35 px, `amount` 24 px, `line` as large as text.
   * @default 'amount'
   */
  size?: 'hero' | 'amount' | 'line' | undefined;
  /**
   * `lacquer` is gold, for lacquer only; `header` is white, for a header in the accent; the others are for surfaces.
   * @default 'brand'
   */
  tone?: 'brand' | 'accent' | 'lacquer' | 'header' | undefined;
}

/** What can be won. The largest figure of its place. */
export function JackpotFigure({
  amount,
  label,
  size = 'amount',
  tone = 'brand',
  className,
  ...rest
}: JackpotFigureProps) {
  return (
    <div {...rest} className={[styles.figure, className].filter(Boolean).join(' ')}>
      {label ? <span className={`${styles.label} ${styles.labelTone[tone]}`}>{label}</span> : null}
      <Money amount={amount} trailingZeros={false} className={`${styles.amount[size]} ${styles.tone[tone]}`} />
    </div>
  );
}
