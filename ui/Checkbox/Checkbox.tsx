import { useId, type ReactNode } from 'react';
import { CheckIcon, MinusIcon } from '../internal/icons';
import { cx } from 'class-variance-authority';
import { FieldMessage } from '../Field/FieldMessage';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import * as styles from './Checkbox.css';

export interface CheckboxProps {
  label: ReactNode;
  /**
   * Keeps the label for screen readers only.
   * @default false
   */
  labelHidden?: boolean;
  /** `mixed` when it stands for several of which some are checked. */
  checked: boolean | 'mixed';
  onChange: (change: { checked: boolean }) => void;
  /** @default false */
  disabled?: boolean;
  /** A sentence below it, for instance why it cannot be taken. */
  hint?: ReactNode;
  /** What is wrong, below it; takes the hint's place. */
  error?: ReactNode;
  className?: string;
}

/**
 * Yes or no, taken or not, when something else has to be pressed before it counts. What takes effect at once is a
 * Switch.
 */
export function Checkbox({
  label,
  labelHidden = false,
  checked,
  onChange,
  disabled = false,
  hint,
  error,
  className,
}: CheckboxProps) {
  const isMixed = checked === 'mixed';
  const messageId = `${useId()}-message`;
  const hasMessage = Boolean(hint ?? error);
  // HTML has no attribute for it.
  const markMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isMixed;
  };
  const control = (
    <label className={cx(styles.checkbox, hasMessage ? null : className)}>
      <input
        ref={markMixed}
        type="checkbox"
        checked={checked === true}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={hasMessage ? messageId : undefined}
        onChange={(event) => onChange({ checked: event.target.checked })}
        className={styles.input}
      />
      <span className={styles.box} aria-hidden="true">
        {isMixed ? <MinusIcon size={16} strokeWidth={3} /> : <CheckIcon size={16} strokeWidth={3} />}
      </span>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  );
  if (!hasMessage) return control;
  return (
    <div className={className}>
      {control}
      <div className={labelHidden ? undefined : styles.message}>
        <FieldMessage id={messageId} hint={hint} error={error} />
      </div>
    </div>
  );
}
