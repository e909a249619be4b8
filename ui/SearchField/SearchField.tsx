import { useRef } from 'react';
import { useBothRefs, useControllableState } from '../internal/useControllableState';
import { SearchIcon, XIcon } from '../internal/icons';
import { Field, type FieldProps } from '../Field/Field';
import { IconButton } from '../IconButton/IconButton';
import { Icon } from '../internal/Icon';
import * as fields from '../messages/fields';
import { useMessages } from '../messages/MessagesContext';
import * as styles from './SearchField.css';
import { useEscapeToClear } from './useEscapeToClear';
import { useSettled } from './useSettled';

export interface SearchFieldProps extends Omit<
  FieldProps,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'leading' | 'trailing'
> {
  /** What is typed. Without it the field keeps its own. */
  value?: string | undefined;
  /** What it begins with, where it keeps its own. */
  defaultValue?: string | undefined;
  onChange?: ((change: { value: string }) => void) | undefined;
  /**
   * Told once the typing has paused; at once on Enter and when the field is emptied. For searches that cost something.
   */
  onSettle?: ((change: { value: string }) => void) | undefined;
  /** How long a pause is, in ms. @default 300 */
  settleMs?: number | undefined;
}

const nothing = () => undefined;

/** Looks for something in what the page shows. Say how many were found in a `role="status"` beside the list. */
export function SearchField(props: SearchFieldProps) {
  const { onSettle = nothing, settleMs = 300, labelHidden = true, label, ref, ...native } = props;
  const { value: given, defaultValue = '', onChange, ...rest } = native;
  const [value, change, place] = useControllableState(given, defaultValue, (next) => onChange?.({ value: next }));
  const words = useMessages('searchField', fields.searchField);
  const input = useRef<HTMLInputElement>(null);
  const settle = useSettled(value, settleMs, onSettle);
  const clear = () => {
    change('');
    input.current?.focus();
  };
  useEscapeToClear(input, value !== '', clear);
  return (
    <Field
      placeholder={label}
      autoComplete="off"
      enterKeyHint="search"
      {...rest}
      ref={useBothRefs(useBothRefs<HTMLInputElement>(place, input), ref)}
      type="search"
      label={label}
      labelHidden={labelHidden}
      value={value}
      onChange={(typed) => change(typed.value)}
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
          <IconButton label={words.clear} icon={<XIcon />} onClick={clear} className={styles.clear} />
        )
      }
    />
  );
}
