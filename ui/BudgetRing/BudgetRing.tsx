import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { inlineVariable } from '../internal/inlineVariable';
import { useFormats } from '../messages/formats';
import { useMessages } from '../messages/MessagesContext';
import * as tell from '../messages/tell';
import * as styles from './BudgetRing.css';

/** From which share on the ring warns. */
const NEAR = 80;

export interface BudgetRingProps extends Omit<ComponentProps<'span'>, 'role' | 'children'> {
  /** What was spent so far, in whole đồng or units of another currency. */
  spent: number;
  /** What a player means to spend at most; null without a budget, which leaves the ring empty. */
  budget: number | null;
  /**
   * `small` beside words, `medium` with its percent in it, `large` with both amounts.
   * @default 'small'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * `lacquer` in white for a coloured header.
   * @default 'surface'
   */
  on?: 'surface' | 'lacquer' | undefined;
}

/** How much of one's own budget is spent. It warns from 80 % on, and blames nobody. */
export function BudgetRing({
  spent,
  budget,
  size = 'small',
  on = 'surface',
  className,
  style,
  ...rest
}: BudgetRingProps) {
  const words = useMessages('budgetRing', tell.budgetRing);
  const { money } = useFormats();
  const percent =
    budget === null ? 0 : budget > 0 ? Math.min(100, Math.max(0, Math.floor((spent / budget) * 100))) : 100;
  const lines = budget === null ? words.none : words.of(money(budget));
  const longest = Math.max(9, money(spent).length);
  const stroke = size === 'small' ? 16 : size === 'medium' ? 11 : 9.5;
  const circle = { cx: 50, cy: 50, r: 50 - stroke / 2, strokeWidth: stroke, pathLength: 100 };
  return (
    <span
      {...rest}
      role="img"
      aria-label={
        budget === null ? `${words.spent} ${money(spent)}` : words.share(money(spent), money(budget), percent)
      }
      className={cx(styles.ring, styles.size[size], className)}
      style={{
        ...style,
        ...inlineVariable(styles.share, String(percent)),
        ...inlineVariable(styles.characters, String(longest)),
      }}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.drawing}>
        <circle {...circle} className={cx(styles.track, styles.trackOn[on])} />
        <circle
          {...circle}
          data-empty={percent === 0 || undefined}
          data-near={percent >= NEAR || undefined}
          className={cx(styles.arc, styles.arcOn[on])}
        />
      </svg>
      {size === 'large' ? (
        <span className={styles.words}>
          <span className={styles.note}>{words.spent}</span>
          <span className={styles.amount}>{money(spent)}</span>
          <span className={styles.note}>{lines}</span>
        </span>
      ) : size === 'medium' ? (
        <span className={styles.percent}>{percent}%</span>
      ) : null}
    </span>
  );
}
