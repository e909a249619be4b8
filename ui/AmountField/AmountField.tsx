import { useId, type ReactNode } from 'react';
import { FieldMessage } from '../Field/FieldMessage';
import { formatMoney } from '../Money/formatMoney';
import * as styles from './AmountField.css';
import { useGroupedInput } from './useGroupedInput';

/** Characters of nine digits with their two dots. */
const LONG = 11;

export interface AmountFieldProps {
  label: string;
  /** Whole đồng; null while the field is empty. */
  value: number | null;
  onChange: (change: { value: number | null }) => void;
  /** Amounts to choose by one press, in đồng. */
  choices?: readonly number[];
  /** Under the field, for instance the amount in words. */
  hint?: ReactNode;
  /** What is wrong; takes the hint's place. */
  error?: ReactNode;
}

/** An amount of money as the page's largest thing, typed or chosen. */
export function AmountField({ label, value, onChange, choices = [], hint, error }: AmountFieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const input = useGroupedInput(value, (amount) => onChange({ value: amount }));
  return (
    <div className={styles.amountField}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          {...input}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          data-long={input.value.length > LONG || undefined}
          aria-invalid={Boolean(error)}
          aria-describedby={messageId}
          className={styles.input}
        />
        <span className={styles.unit} aria-hidden="true">
          ₫
        </span>
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
      {choices.length > 0 ? (
        <div role="group" aria-label={`${label}: chọn nhanh`} className={styles.choices}>
          {choices.map((amount) => (
            <button
              key={amount}
              type="button"
              aria-pressed={amount === value}
              onClick={() => onChange({ value: amount })}
              className={styles.choice}
            >
              <span className={styles.chip}>{formatMoney(amount)}</span>
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
