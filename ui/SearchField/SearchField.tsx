import { useRef } from 'react';
import { SearchIcon, XIcon } from '../internal/icons';
import { Field, type FieldProps } from '../Field/Field';
import { IconButton } from '../IconButton/IconButton';
import { Icon } from '../internal/Icon';
import * as styles from './SearchField.css';
import { useEscapeToClear } from './useEscapeToClear';
import { useSettled } from './useSettled';

export interface SearchFieldProps extends Omit<
  FieldProps,
  'type' | 'value' | 'onChange' | 'leading' | 'trailing' | 'ref'
> {
  /** What is typed. */
  value: string;
  onChange: (change: { value: string }) => void;
  /**
   * Told once the typing has paused; at once on Enter and when the field is emptied. For searches that cost something.
   */
  onSettle?: (change: { value: string }) => void;
  /** How long a pause is, in ms. @default 300 */
  settleMs?: number;
}

const nothing = () => undefined;

/** Looks for something in what the page shows. Say how many were found in a `role="status"` beside the list. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, onSettle = nothing, settleMs = 300, labelHidden = true, label, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  const settle = useSettled(value, settleMs, onSettle);
  const clear = () => {
    onChange({ value: '' });
    input.current?.focus();
  };
  useEscapeToClear(input, value !== '', clear);
  return (
    <Field
      placeholder={label}
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
      ref={input}
      type="search"
      label={label}
      labelHidden={labelHidden}
      value={value}
      onChange={onChange}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (event.key === 'Enter') settle();
      }}
      leading={
        <span className={styles.glass}>
          <Icon>
            <SearchIcon />
          </Icon>
        </span>
      }
      trailing={
        value === '' ? null : (
          <IconButton label="Xóa nội dung tìm" icon={<XIcon />} onClick={clear} className={styles.clear} />
        )
      }
    />
  );
}
