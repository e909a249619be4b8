import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { FieldMessage } from '../Field/FieldMessage';
import { DigitBoxes } from '../internal/DigitBoxes';
import { field } from '../internal/DigitBoxes.css';
import { DigitLabel } from '../internal/DigitLabel';
import * as fields from '../messages/fields';
import { useMessages } from '../messages/MessagesContext';

export interface OtpFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'children'
> {
  /** Digits typed so far. Without it the field keeps its own. */
  value?: string | undefined;
  /** What it begins with, where it keeps its own. */
  defaultValue?: string | undefined;
  onChange?: ((change: { value: string }) => void) | undefined;
  /** Told once the last box is filled. */
  onComplete?: ((change: { value: string }) => void) | undefined;
  /** @default 'Mã xác thực' */
  label?: string | undefined;
  /**
   * Shows the label above the boxes rather than for screen readers only.
   * @default false
   */
  labelShown?: boolean | undefined;
  /** Number of boxes. @default 6 */
  length?: number | undefined;
  /** What is wrong, under the boxes. */
  error?: ReactNode;
  /** Takes no typing and sends nothing, but keeps the focus that it has. @default false */
  disabled?: boolean | undefined;
}

/** A code from a message, a digit a box. Pasting it whole, or taking it from the message that brought it, works. */
export function OtpField(props: OtpFieldProps) {
  const words = useMessages('otpField', fields.otpField);
  const {
    label = words.label,
    labelShown = false,
    length = 6,
    error,
    value,
    defaultValue,
    onChange,
    onComplete,
    ...native
  } = props;
  const { id: givenId, className, ...rest } = native;
  const ownId = useId();
  const id = givenId ?? ownId;
  const messageId = `${id}-message`;
  return (
    <div className={cx(field, className)}>
      <DigitLabel htmlFor={id} isShown={labelShown}>
        {label}
      </DigitLabel>
      <DigitBoxes
        autoComplete="one-time-code"
        {...rest}
        id={id}
        value={value}
        length={length}
        defaultValue={defaultValue}
        onChange={onChange}
        onComplete={onComplete}
        aria-invalid={Boolean(error)}
        aria-describedby={messageId}
      />
      <FieldMessage id={messageId} error={error} />
    </div>
  );
}
