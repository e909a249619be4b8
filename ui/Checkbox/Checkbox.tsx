import type { ReactNode } from 'react';
import { CheckIcon, MinusIcon } from 'lucide-react';
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
  className?: string;
}

/** Yes or no, taken or not. */
export function Checkbox({
  label,
  labelHidden = false,
  checked,
  onChange,
  disabled = false,
  className,
}: CheckboxProps) {
  const isMixed = checked === 'mixed';
  // HTML has no attribute for it.
  const markMixed = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = isMixed;
  };
  return (
    <label className={[styles.checkbox, className].filter(Boolean).join(' ')}>
      <input
        ref={markMixed}
        type="checkbox"
        checked={checked === true}
        disabled={disabled}
        onChange={(event) => onChange({ checked: event.target.checked })}
        className={styles.input}
      />
      <span className={styles.box} aria-hidden="true">
        {isMixed ? <MinusIcon size={16} strokeWidth={3} /> : <CheckIcon size={16} strokeWidth={3} />}
      </span>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  );
}
