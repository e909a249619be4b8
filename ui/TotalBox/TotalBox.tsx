import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { inlineVariable } from '../internal/inlineVariable';
import { Money } from '../Money/Money';
import type { VariantsOf } from '../internal/variants';
import * as styles from './TotalBox.css';
import { totalBox } from './TotalBox.variants';

export interface TotalBoxRow {
  label: string;
  /** Whole đồng, or units of another currency; null or −1 shows a bar instead. */
  amount: number | null;
  /**
   * `total` is the sum to pay, in the brand's colour; `large` a single amount that matters.
   * @default 'plain'
   */
  emphasis?: 'plain' | 'large' | 'total' | undefined;
  /** The row's part of the largest amount, 0 to 1, as a bar below it. @default there is no bar */
  share?: number | undefined;
}

type Variants = VariantsOf<typeof totalBox>;

export interface TotalBoxProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /**
   * Where it stands: `plain` has no box of its own and lies in a Card or a footer, `sunken` is one.
   * @default 'plain'
   */
  kind?: Variants['kind'];
  rows: readonly TotalBoxRow[];
}

const values = { plain: null, large: styles.largeValue, total: styles.totalValue };

/** Amounts that belong together, one a row: what it costs, the fee, the sum. */
export function TotalBox({ rows, kind, className, ...rest }: TotalBoxProps) {
  return (
    <dl {...rest} className={totalBox({ kind, className })}>
      {rows.map(({ label, amount, emphasis = 'plain', share }) => (
        <div
          key={label}
          className={cx(styles.row, share !== undefined && styles.measured)}
          style={share === undefined ? undefined : inlineVariable(styles.share, String(share))}
        >
          <dt className={cx(styles.term, emphasis === 'total' && styles.totalTerm)}>{label}</dt>
          <dd className={cx(styles.value, values[emphasis])}>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
