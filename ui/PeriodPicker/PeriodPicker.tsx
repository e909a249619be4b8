import { useId, type ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { hidden } from '../internal/hidden.css';
import * as styles from './PeriodPicker.css';

export interface PeriodOption {
  /** How many draws. */
  count: number;
  /** What that means: the time it takes, or the day of the last draw. */
  detail?: string;
  /** Why so many cannot be taken now. The card fades, stays reachable, and shows this instead of the detail. */
  reason?: string | undefined;
}

export interface PeriodPickerProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'aria-label'> {
  /**
   * What is chosen here, for screen readers.
   * @default 'Số kỳ dự thưởng'
   */
  label?: string;
  options: readonly PeriodOption[];
  /** The number of draws chosen; it need not be one of the options. */
  value: number;
  onChange: (choice: { count: number }) => void;
}

/** How many draws in a row a ticket takes part in, as large cards. Put a QuantityStepper under it for other numbers. */
export function PeriodPicker({
  label = 'Số kỳ dự thưởng',
  options,
  value,
  onChange,
  className,
  ...rest
}: PeriodPickerProps) {
  const name = useId();
  return (
    <div {...rest} role="radiogroup" aria-label={label} className={cx(styles.grid, className)}>
      {options.map(({ count, detail, reason }) => (
        <label key={count} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={count}
            checked={count === value}
            aria-disabled={reason === undefined ? undefined : true}
            onChange={() => {
              if (reason === undefined) onChange({ count });
            }}
            className={hidden}
          />
          <span className={styles.amount}>{count} kỳ</span>
          {(reason ?? detail) ? <span className={styles.detail}>{reason ?? detail}</span> : null}
        </label>
      ))}
    </div>
  );
}
