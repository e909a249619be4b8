import { useState, type ComponentProps, type SyntheticEvent } from 'react';
import * as styles from './DigitBoxes.css';
import { useControllableState } from './useControllableState';

export interface DigitBoxesProps extends Omit<
  ComponentProps<'input'>,
  'onChange' | 'value' | 'defaultValue' | 'type' | 'className'
> {
  /** Digits typed so far, where the host keeps them. */
  value: string | undefined;
  /** What it begins with, where it keeps its own. */
  defaultValue: string | undefined;
  /** Number of boxes. */
  length: number;
  onChange: ((change: { value: string }) => void) | undefined;
  /** Told once the last box is filled. */
  onComplete: ((change: { value: string }) => void) | undefined;
  /** Draws dots in place of digits, and tells screen readers to keep the digits to themselves. */
  isMasked?: boolean | undefined;
}

/** A short row of digits, a digit a box, that one input holds; digits come and go at the end. */
export function DigitBoxes(props: DigitBoxesProps) {
  const { value: given, defaultValue = '', onChange, length, onComplete, isMasked = false, ...native } = props;
  const { name, required = false, disabled = false, ...rest } = native;
  const [value, take, place] = useControllableState(given, defaultValue, (next) => onChange?.({ value: next }));
  const [range, setRange] = useState({ start: 0, end: 0 });

  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    take(digits);
    if (digits.length === length) onComplete?.({ value: digits });
  };
  const follow = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = input;
    const typed = input.value.length;
    // The caret stays at the end, where it is drawn; a chosen range (after Tab, Ctrl+A) stays to be typed over.
    if (selectionStart === selectionEnd && selectionEnd !== typed) input.setSelectionRange(typed, typed);
    else setRange({ start: selectionStart ?? typed, end: selectionEnd ?? typed });
  };
  const isRange = range.end > range.start;
  const next = Math.min(value.length, length - 1);

  return (
    <div ref={place} className={styles.row}>
      <input
        {...rest}
        name={disabled ? undefined : name}
        required={required}
        minLength={required ? length : undefined}
        pattern={required ? `[0-9]{${length}}` : undefined}
        // Where the focus is, it stays: whoever waits for an answer types on after it.
        readOnly={disabled}
        aria-disabled={disabled || undefined}
        type={isMasked ? 'password' : 'text'}
        inputMode="numeric"
        value={value}
        onChange={(event) => change(event.target.value)}
        onSelect={follow}
        className={styles.input}
      />
      {Array.from({ length }, (_, place) => {
        const digit = value[place];
        const isActive = isRange ? place >= range.start && place < range.end : place === next;
        return (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a box is its place
            key={place}
            aria-hidden="true"
            data-filled={digit === undefined ? undefined : true}
            data-active={isActive || undefined}
            className={styles.box}
          >
            {digit === undefined ? (
              <span className={styles.caret} />
            ) : isMasked ? (
              <span className={styles.mask} />
            ) : (
              digit
            )}
          </span>
        );
      })}
    </div>
  );
}
