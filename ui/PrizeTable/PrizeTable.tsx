import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { Money } from '../Money/Money';
import { useFormats } from '../messages/formats';
import { useMessages } from '../messages/MessagesContext';
import * as lottery from '../messages/lottery';
import { useScale } from '../theme/useScale';
import * as styles from './PrizeTable.css';

export interface PrizeRow {
  /** The tier, for instance "Giải Nhì". */
  name: string;
  /** What it takes, under the name, for instance "4 số". */
  detail?: string | undefined;
  /** How many were won; null, shown as a dash, where it is not known. */
  count: number | null;
  /** What one of them pays, in whole đồng or units of another currency; null where it is not known. */
  value: number | null;
  /**
   * Whether the reader has won it.
   * @default false
   */
  isMine?: boolean | undefined;
}

export interface PrizeTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** Best first. */
  rows: readonly PrizeRow[];
}

/**
 * What a draw has paid, tier by tier; the reader's own tier is gold and says so. It is a card of its own: put no Card
 * around it.
 */
export function PrizeTable({ rows, className, ...rest }: PrizeTableProps) {
  const words = useMessages('prizeTable', lottery.prizeTable);
  const format = useFormats();
  // At the large scale it is moved sideways on most phones, by a keyboard too.
  const tabIndex = useScale() === 'large' ? 0 : undefined;
  return (
    <section className={cx(styles.frame, className)} tabIndex={tabIndex}>
      <table {...rest} className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={cx(styles.head, styles.first)}>
              {words.prize}
            </th>
            <th scope="col" className={styles.head}>
              {words.count}
            </th>
            <th scope="col" className={styles.head}>
              {words.value}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, detail, count, value, isMine = false }) => (
            <tr key={name} data-won={isMine} className={styles.row}>
              <th scope="row" className={cx(styles.tier, styles.won)}>
                {name}
                {isMine ? <VisuallyHidden>, {words.mine}</VisuallyHidden> : null}
                {detail ? <span className={styles.detail}>{detail}</span> : null}
              </th>
              <td className={styles.figure}>{count === null ? '–' : format.number(count)}</td>
              <td className={cx(styles.value, styles.won)}>{value === null ? '–' : <Money amount={value} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
