import { useState, type ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { AmountField } from '../AmountField/AmountField';
import { ChipGroup } from '../Chip/ChipGroup';
import { formatMoney } from '../Money/formatMoney';
import * as styles from './AmountPicker.css';
import { amountProblem, limitWords, type AmountLimits } from './amountProblem';

const OTHER = 'other';

export interface AmountPickerProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'>, AmountLimits {
  /** What the money is for: 'Số tiền dự thưởng'. */
  label: string;
  /** Amounts to take by one press, in whole đồng. */
  amounts: readonly number[];
  /** Whole đồng; null while nothing is chosen or the field is empty. */
  value: number | null;
  /** Another amount, and why it cannot be taken (null when it can). */
  onChange: (change: { value: number | null; problem: string | null }) => void;
  /**
   * Name of the chip that opens the field for any amount.
   * @default 'Số khác'
   */
  otherLabel?: string;
}

/** An amount of money from a few chips, or any other within limits, which are told before and when they are broken. */
export function AmountPicker({
  label,
  amounts,
  value,
  onChange,
  otherLabel = 'Số khác',
  min,
  max,
  step,
  className,
  ...rest
}: AmountPickerProps) {
  const [isAsked, setAsked] = useState(false);
  const limits = { min, max, step };
  const problem = amountProblem(value, limits);
  const isOther = isAsked || problem !== null || (value !== null && !amounts.includes(value));
  const change = (amount: number | null) => onChange({ value: amount, problem: amountProblem(amount, limits) });

  return (
    <div {...rest} className={cx(styles.amountPicker, className)}>
      <ChipGroup
        label={label}
        options={[
          ...amounts.map((amount) => ({ value: String(amount), label: formatMoney(amount) })),
          { value: OTHER, label: otherLabel },
        ]}
        value={isOther ? OTHER : String(value)}
        onChange={({ value: chosen }) => {
          setAsked(chosen === OTHER);
          if (chosen !== OTHER) change(Number(chosen));
        }}
      />
      {isOther ? (
        <AmountField
          label={`${label}: ${otherLabel.toLowerCase()}`}
          value={value}
          onChange={(typed) => change(typed.value)}
          hint={limitWords(limits)}
          error={problem}
        />
      ) : null}
    </div>
  );
}
