import { useId } from 'react';
import { cx } from 'class-variance-authority';
import { useChosenInMiddle } from '../internal/useChosenInMiddle';
import * as styles from './Chip.css';

export interface ChipOption<Value extends string> {
  value: Value;
  label: string;
  /** @default false */
  disabled?: boolean;
}

export interface ChipGroupProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string;
  options: readonly ChipOption<Value>[];
  value: Value;
  onChange: (change: { value: Value }) => void;
  /**
   * `row` scrolls sideways, `grid` keeps all of them in view.
   * @default 'row'
   */
  layout?: 'row' | 'grid';
  className?: string;
}

/**
 * One of a few short labels: chips that are one tab stop with arrow keys. Two or three ways across the whole width
 * are a Segment; what needs a sign or a second line is a RadioList.
 */
export function ChipGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  layout = 'row',
  className,
}: ChipGroupProps<Value>) {
  const name = useId();
  const group = useChosenInMiddle(value);

  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      className={cx(layout === 'row' ? styles.group : styles.grid, className)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.target}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled ?? false}
            onChange={() => onChange({ value: option.value })}
            className={styles.radio}
          />
          <span className={styles.face}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
