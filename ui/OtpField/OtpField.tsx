import { useId, type ReactNode, type Ref } from 'react';
import { FieldMessage } from '../Field/FieldMessage';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import * as styles from './OtpField.css';

export interface OtpFieldProps {
  /** Digits typed so far. */
  value: string;
  onChange: (change: { value: string }) => void;
  /** Told once the last box is filled. */
  onComplete?: (change: { value: string }) => void;
  /** @default 'Mã xác thực' */
  label?: string;
  /**
   * Shows the label above the boxes rather than for screen readers only.
   * @default false
   */
  labelShown?: boolean;
  /** Number of boxes. @default 6 */
  length?: number;
  /**
   * Dots in place of digits, for a PIN; the phone then offers no code from a message.
   * @default false
   */
  isSecret?: boolean;
  /** What is wrong, under the boxes. */
  error?: ReactNode;
  /** @default false */
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A short code, a digit a box. Pasting it whole, or taking it from the message that brought it, works. */
export function OtpField(props: OtpFieldProps) {
  const {
    value,
    onChange,
    onComplete,
    label = 'Mã xác thực',
    labelShown = false,
    length = 6,
    isSecret = false,
  } = props;
  const { error, disabled = false, ref } = props;
  const id = useId();
  const messageId = `${id}-message`;

  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange({ value: digits });
    if (digits.length === length) onComplete?.({ value: digits });
  };

  return (
    <div className={styles.otpField}>
      <label htmlFor={id} className={labelShown ? styles.label : undefined}>
        {labelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      </label>
      <div className={styles.row}>
        <input
          ref={ref}
          id={id}
          type={isSecret ? 'password' : 'text'}
          inputMode="numeric"
          autoComplete={isSecret ? 'off' : 'one-time-code'}
          disabled={disabled}
          aria-invalid={Boolean(error)}
          aria-describedby={messageId}
          value={value}
          onChange={(event) => change(event.target.value)}
          className={styles.input}
        />
        {Array.from({ length }, (_, place) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a box is its place
            key={place}
            aria-hidden="true"
            data-filled={place < value.length || undefined}
            data-next={place === Math.min(value.length, length - 1) || undefined}
            className={styles.digit}
          >
            {place < value.length ? isSecret ? '•' : value[place] : <span className={styles.caret} />}
          </span>
        ))}
      </div>
      <FieldMessage id={messageId} error={error} />
    </div>
  );
}
