import { useId, type ReactNode } from 'react';
import { FieldMessage } from '../Field/FieldMessage';
import { Icon } from '../internal/Icon';
import { cover, dot } from '../internal/radio.css';
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
  /** Three or four letters, or a picture, in the tile in place of an icon. */
  sign?: ReactNode;
}

export interface RadioListProps<Value extends string> extends VariantsOf<typeof radioOption> {
  /** What is being chosen; for screen readers. */
  label: string;
  options: readonly RadioOption<Value>[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (change: { value: Value }) => void;
  /** What is wrong, under the list. */
  error?: ReactNode;
}

/**
 * One of a few, each with a sign and a second line: ways to pay, banks. Where a word says it all, take a ChipGroup;
 * where there are many, a BankPicker can be searched.
 */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, options, value, onChange, error, look } = props;
  const name = useId();
  const messageId = `${name}-message`;
  return (
    <fieldset aria-describedby={error ? messageId : undefined} className={styles.radioList}>
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
            className={cover}
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
          <span className={dot} aria-hidden="true" />
        </label>
      ))}
      {error ? (
        <div className={styles.message}>
          <FieldMessage id={messageId} error={error} />
        </div>
      ) : null}
    </fieldset>
  );
}
