import { useId, type ComponentProps, type ReactNode } from 'react';
import { hidden } from '../internal/hidden.css';
import * as styles from './Field.css';
import { FieldMessage } from './FieldMessage';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'children'> {
  label: string;
  /**
   * Keeps the label for screen readers only; a placeholder should then say the same.
   * @default false
   */
  labelHidden?: boolean | undefined;
  /** A sentence under the field. */
  hint?: ReactNode;
  /** What is wrong; takes the hint's place and marks the field invalid. */
  error?: ReactNode;
  /** Stands in the box before or after the text. */
  leading?: ReactNode;
  /** Stands inside at the right: a unit, or a button that acts on the text. */
  trailing?: ReactNode;
  onChange?: ((change: { value: string }) => void) | undefined;
}

/**
 * One line of text to fill in. Its label stays in sight while one types, so a placeholder never stands in for it. A
 * code is an OtpField, a secret a PinField, a phone a PhoneField, money an AmountField.
 */
export function Field(props: FieldProps) {
  const { label, labelHidden = false, hint, error, leading, trailing, onChange, className, id, ...rest } = props;
  const ownId = useId();
  const inputId = id ?? ownId;
  const messageId = `${inputId}-message`;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={inputId} className={labelHidden ? hidden : styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        {leading}
        <input
          {...rest}
          id={inputId}
          aria-invalid={Boolean(error)}
          aria-describedby={messageId}
          onChange={(event) => onChange?.({ value: event.target.value })}
          className={styles.input}
        />
        {trailing}
      </div>
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}
