import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { useRadioGroup, type FormControlProps } from '../internal/FormValue';
import { hidden } from '../internal/hidden.css';
import { useBothRefs } from '../internal/useControllableState';
import * as fields from '../messages/fields';
import { useMessages } from '../messages/MessagesContext';
import * as styles from './PeriodPicker.css';

export interface PeriodOption {
  /** How many draws. */
  value: number;
  /** What that means: the time it takes, or the day of the last draw. */
  detail?: string | undefined;
  /** Why so many cannot be taken now. The card fades, stays reachable, and shows this instead of the detail. */
  reason?: string | undefined;
}

export interface PeriodPickerProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue' | 'aria-label'>, FormControlProps {
  /**
   * What is chosen here, for screen readers.
   * @default 'Số kỳ dự thưởng'
   */
  label?: string | undefined;
  options: readonly PeriodOption[];
  /** The number of draws chosen; it need not be one of the options. Without it the control keeps its own choice. */
  value?: number | null | undefined;
  /** What it begins with, where it keeps its own. */
  defaultValue?: number | null | undefined;
  onChange?: ((change: { value: number }) => void) | undefined;
}

/** How many draws in a row a ticket takes part in, as large cards. Put a QuantityStepper under it for other numbers. */
export function PeriodPicker(props: PeriodPickerProps) {
  const words = useMessages('periodPicker', fields.periodPicker);
  const { label = words.label, options, value, defaultValue, onChange, className, ref, ...native } = props;
  const { name, form, required, disabled, ...rest } = native;
  const { radio, place } = useRadioGroup({ value, defaultValue, onChange, name, form, required, disabled });
  return (
    <div
      {...rest}
      ref={useBothRefs(place, ref)}
      role="radiogroup"
      aria-label={label}
      className={cx(styles.grid, className)}
    >
      {options.map(({ value: count, detail, reason }) => (
        <label key={count} className={styles.option}>
          <input {...radio(count, reason !== undefined)} className={hidden} />
          <span className={styles.amount}>{words.periods(count)}</span>
          {(reason ?? detail) ? <span className={styles.detail}>{reason ?? detail}</span> : null}
        </label>
      ))}
    </div>
  );
}
