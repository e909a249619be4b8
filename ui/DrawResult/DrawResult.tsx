import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { NumberBall, NumberBallItem } from '../NumberBall/NumberBall';
import { DigitGroup } from './DigitGroup';
import * as styles from './DrawResult.css';

const ballSize = { small: 28, medium: 34, large: 38 } as const;

export interface DrawResultProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Numbers as balls, or digit strings ("168") as tiles, in the order they are shown. */
  numbers: readonly (number | string)[];
  /** The extra numbers of the draw or the ticket, ringed in gold behind a plus. */
  bonus?: readonly number[] | undefined;
  /** Those of `numbers` that were drawn. With it every other one is shown as not matched. */
  matched?: readonly (number | string)[] | undefined;
  /** Those of `bonus` that were drawn. */
  matchedBonus?: readonly number[] | undefined;
  /**
   * Grey for a ticket that was cancelled or that won nothing.
   * @default false
   */
  faded?: boolean | undefined;
  /**
   * Balls of 28, 34 (with ticks) or 38 px, the last two smaller on narrow phones.
   * @default 'medium'
   */
  size?: keyof typeof ballSize | undefined;
  /**
   * `header` turns the colours round, for a header in the accent.
   * @default 'surface'
   */
  on?: 'surface' | 'header' | undefined;
}

/** The numbers of a draw, or of a ticket held against a draw. A drawn number is gold, ringed, ticked and says so. */
export function DrawResult({
  numbers,
  bonus = [],
  matched,
  matchedBonus = [],
  faded = false,
  size = 'medium',
  on = 'surface',
  className,
  ...rest
}: DrawResultProps) {
  const stateOf = (value: number | string) => {
    if (matched?.includes(value)) return 'matched';
    return faded || matched ? 'unmatched' : 'selected';
  };
  const bonusState = (value: number) => {
    if (matchedBonus.includes(value)) return 'matched';
    return faded || matched ? 'unmatched' : 'selected';
  };
  const isGrouped = typeof numbers[0] === 'string';
  const list = (
    <ul
      {...rest}
      className={cx(
        styles.row,
        isGrouped ? styles.grouped : size !== 'large' && styles.dense,
        bonus.length > 0 && styles.withBonus,
        on === 'header' && styles.turned,
        className,
      )}
    >
      {numbers.map((value, index) =>
        typeof value === 'number' ? (
          // oxlint-disable-next-line react/no-array-index-key -- a drawn number can come twice, its place cannot
          <NumberBallItem key={index} value={value} state={stateOf(value)} size={ballSize[size]} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- a drawn number can come twice, its place cannot
          <li key={index}>
            <DigitGroup digits={value} state={stateOf(value)} size={size} />
          </li>
        ),
      )}
      {bonus.map((value, index) => (
        <li key={`bonus-${value}`} className={cx(styles.bonus, index === 0 && styles.firstBonus)}>
          {index === 0 ? <span className={styles.plus}>+</span> : null}
          <NumberBall
            value={value}
            state={bonusState(value)}
            kind="bonus"
            size={ballSize[size]}
            className={styles.ball}
          />
        </li>
      ))}
    </ul>
  );
  return on === 'header' ? <div className={styles.remembering}>{list}</div> : list;
}
