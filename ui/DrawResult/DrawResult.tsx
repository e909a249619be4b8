import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { NumberBall, NumberBallItems } from '../NumberBall/NumberBall';
import { DigitGroup } from './DigitGroup';
import * as styles from './DrawResult.css';

const ballSize = { mini: 26, small: 28, medium: 34, large: 38 } as const;

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
   * Grey for a ticket that was cancelled or that won nothing: what was drawn of it is outlined, without gold or tick.
   * @default false
   */
  faded?: boolean | undefined;
  /**
   * Balls of 26, 28, 34 (with ticks) or 38 px, all but 28 smaller on narrow phones. Seven of `mini` and a plus stand beside
   * the stub of a ticket, on a phone of 360 px and wider.
   * @default 'medium'
   */
  size?: keyof typeof ballSize | undefined;
  /**
   * `header` turns the colours round, for a header in the accent.
   * @default 'surface'
   */
  on?: 'surface' | 'header' | undefined;
}

/**
 * The numbers of a draw, or of a ticket held against a draw. A drawn number is gold, ringed, ticked and says so. It has
 * no surface: put it in a Card or a TicketCard.
 */
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
  const other = faded || matched ? 'unmatched' : 'selected';
  const hit = faded ? 'drawn' : 'matched';
  const digits = numbers.filter((value) => typeof value === 'string');
  const list = (
    <ul
      {...rest}
      className={cx(
        styles.row,
        digits.length > 0 ? styles.grouped : styles.density[size],
        bonus.length > 0 && styles.withBonus,
        on === 'header' && styles.turned,
        className,
      )}
    >
      {digits.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drawn number can come twice, its place cannot
        <li key={index}>
          <DigitGroup digits={value} state={matched?.includes(value) ? hit : other} size={size} />
        </li>
      ))}
      <NumberBallItems
        values={numbers.filter((value) => typeof value === 'number')}
        matched={matched ?? []}
        hit={hit}
        other={other}
        size={ballSize[size]}
      />
      {bonus.map((value, index) => (
        <li key={`bonus-${value}`} className={cx(styles.bonus, index === 0 && styles.firstBonus)}>
          {index === 0 ? <span className={styles.plus}>+</span> : null}
          <NumberBall
            value={value}
            state={matchedBonus.includes(value) ? hit : other}
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
