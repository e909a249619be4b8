import { useId, type ReactNode } from 'react';
import { Icon } from '../internal/Icon';
import type { VariantsOf } from '../internal/variants';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import * as styles from './RadioList.css';
import { radioOption } from './RadioList.variants';

export interface RadioOption<Value extends string> {
  value: Value;
  title: string;
  detail?: ReactNode;
  /** Drawn at 20 px in a tile. */
  icon?: ReactNode;
  /** Three or four letters in the tile in place of an icon. */
  sign?: string;
}

export interface RadioListProps<Value extends string> extends VariantsOf<typeof radioOption> {
  /** What is being chosen; for screen readers. */
  label: string;
  options: readonly RadioOption<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (change: { value: Value }) => void;
}

/** One of a few, each with a sign and a second line: ways to pay, banks. */
export function RadioList<Value extends string>({ label, options, value, onChange, look }: RadioListProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.radioList}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={radioOption({ look })}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange({ value: option.value })}
            className={styles.input}
          />
          {option.sign ? (
            <span className={styles.sign} aria-hidden="true">
              {option.sign}
            </span>
          ) : (
            <span className={styles.tile}>
              <Icon>{option.icon}</Icon>
            </span>
          )}
          <span className={styles.words}>
            <span className={styles.title}>{option.title}</span>
            {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
          </span>
          <span className={styles.dot} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}
