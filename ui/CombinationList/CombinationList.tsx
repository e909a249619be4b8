import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { ChevronDownIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import { inlineVariable } from '../internal/inlineVariable';
import { NumberBall } from '../NumberBall/NumberBall';
import * as styles from './CombinationList.css';

/** Up to so many numbers stand two combinations to a row on a phone. */
const LARGE_UP_TO = 4;
const GAP_PX = 4;

export interface CombinationListProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** What they are: '15 bộ số Bậc 4'. An `h2`, and the name of the list's region. */
  heading: string;
  /** How they come about: 'Mọi cách ghép 4 số từ 6 số đã chọn'. */
  detail: string;
  /** What they cost: '15 × 10.000 ₫'. */
  price: ReactNode;
  /** The combinations to show, each once and all of one length: up to four numbers as balls of 32 px, more as 28. */
  combinations: readonly (readonly number[])[];
  /** The foot of the list when there are more: 'Xem đủ 15 bộ số'. Without it there is none. */
  moreLabel?: string | undefined;
  /** The foot was pressed: more of them are wanted. */
  onMore?: (() => void) | undefined;
}

/** The sets of numbers that a bao plays, on a card of its own: put no Card around it. */
export function CombinationList({
  heading,
  detail,
  price,
  combinations,
  moreLabel,
  onMore,
  className,
  ...rest
}: CombinationListProps) {
  const headingId = useId();
  const length = combinations[0]?.length ?? 0;
  const size = length > LARGE_UP_TO ? 28 : 32;
  const width = length * (size + GAP_PX) - GAP_PX;
  return (
    <section {...rest} aria-labelledby={headingId} className={cx(styles.card, className)}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={headingId} className={styles.title}>
            {heading}
          </h2>
          <p className={styles.detail}>{detail}</p>
        </div>
        <span className={styles.price}>{price}</span>
      </div>
      {length > 0 ? (
        <ul className={styles.list} style={inlineVariable(styles.setWidth, `${width / 16}rem`)}>
          {combinations.map((numbers) => (
            <li key={numbers.join(' ')} className={styles.set}>
              {numbers.map((value) => (
                <NumberBall key={value} value={value} state="rest" size={size} />
              ))}
            </li>
          ))}
        </ul>
      ) : null}
      {moreLabel ? (
        <button type="button" className={styles.more} onClick={onMore}>
          {moreLabel}
          <Icon size="medium">
            <ChevronDownIcon />
          </Icon>
        </button>
      ) : null}
    </section>
  );
}
