import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import * as field from '../Field/Field.css';
import { FieldMessage } from '../Field/FieldMessage';
import { ChevronDownIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import * as styles from './SelectField.css';

export interface SelectFieldProps extends Omit<ComponentProps<'button'>, 'children' | 'type' | 'value'> {
  /** What is asked for, over the box. */
  label: string;
  /** What is chosen; null while nothing is. */
  value: string | null;
  /** What a press leads to, in the box while nothing is chosen: "Chọn ngân hàng". */
  placeholder: string;
  /** A sentence under the box. */
  hint?: ReactNode;
  /** What is wrong; takes the hint's place. */
  error?: ReactNode;
}

/** A field that is filled in a sheet, among fields that are typed into. A setting that stands alone is a SelectCard. */
export function SelectField({ label, value, placeholder, hint, error, className, id, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const buttonId = id ?? ownId;
  const [labelId, valueId, messageId] = ['label', 'value', 'message'].map((part) => `${buttonId}-${part}`);
  return (
    <div className={cx(field.field, className)}>
      <label id={labelId} htmlFor={buttonId} className={field.label}>
        {label}
      </label>
      <button
        aria-haspopup="dialog"
        {...rest}
        type="button"
        id={buttonId}
        aria-labelledby={`${labelId} ${valueId}`}
        aria-describedby={messageId}
        data-invalid={error ? '' : undefined}
        className={cx(field.box, styles.box)}
      >
        <span id={valueId} className={cx(styles.value, value === null && styles.placeholder)}>
          {value ?? placeholder}
        </span>
        <span className={styles.chevron}>
          <Icon>
            <ChevronDownIcon />
          </Icon>
        </span>
      </button>
      <FieldMessage id={`${messageId}`} hint={hint} error={error} />
    </div>
  );
}
