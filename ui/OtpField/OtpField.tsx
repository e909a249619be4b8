import { useId, type ReactNode, type Ref } from 'react';
import { FieldMessage } from '../Field/FieldMessage';
import { DigitBoxes } from '../internal/DigitBoxes';
import { field } from '../internal/DigitBoxes.css';
import { DigitLabel } from '../internal/DigitLabel';

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
  /** What is wrong, under the boxes. */
  error?: ReactNode;
  /** Takes no typing, and keeps the focus that it has. @default false */
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A code from a message, a digit a box. Pasting it whole, or taking it from the message that brought it, works. */
export function OtpField(props: OtpFieldProps) {
  const { value, onChange, onComplete, label = 'Mã xác thực', labelShown = false, length = 6 } = props;
  const { error, disabled = false, ref } = props;
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div className={field}>
      <DigitLabel htmlFor={id} isShown={labelShown}>
        {label}
      </DigitLabel>
      <DigitBoxes
        ref={ref}
        id={id}
        autoComplete="one-time-code"
        value={value}
        length={length}
        onChange={onChange}
        onComplete={onComplete}
        disabled={disabled}
        aria-invalid={Boolean(error)}
        aria-describedby={messageId}
      />
      <FieldMessage id={messageId} error={error} />
    </div>
  );
}
