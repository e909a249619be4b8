import { Fragment, type ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { DrawResult } from '../DrawResult/DrawResult';
import * as styles from './DrawTiers.css';

export interface DrawTiersProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Best first; the numbers are digit strings ("168"). */
  tiers: readonly { name: string; numbers: readonly string[] }[];
  /** Those that a ticket has. With it every other one is shown as not matched. */
  matched?: readonly string[] | undefined;
  /**
   * `header` for a header in the accent.
   * @default 'surface'
   */
  on?: 'surface' | 'header' | undefined;
}

/**
 * A draw of many numbers under the prizes they were drawn for. A row breaks between numbers, never inside one. It has
 * no surface: put it in a Card.
 */
export function DrawTiers({ tiers, matched, on = 'surface', className, ...rest }: DrawTiersProps) {
  return (
    <dl {...rest} className={cx(styles.tiers, className)}>
      {tiers.map(({ name, numbers }) => (
        <Fragment key={name}>
          <dt className={cx(styles.name, styles.nameOn[on])}>{name}</dt>
          <dd className={styles.numbers}>
            <DrawResult
              aria-label={name}
              on={on}
              numbers={numbers}
              matched={matched}
              size="small"
              className={styles.row}
            />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
