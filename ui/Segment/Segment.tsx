import { useId } from 'react';
import { cx } from 'class-variance-authority';
import * as styles from './Segment.css';

export interface SegmentOption<Value extends string> {
  value: Value;
  /** May take two lines, for instance "Bao nhiều bộ số". */
  label: string;
}

export interface SegmentProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  label: string;
  /** Two or three. More are Tabs or a ChipGroup. */
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (change: { value: Value }) => void;
  className?: string;
}

/**
 * Two or three ways of one thing, all of them in view: "Cơ bản" and "Bao". From four on take a ChipGroup; for parts
 * of a page, Tabs.
 */
export function Segment<Value extends string>({ label, options, value, onChange, className }: SegmentProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={cx(styles.track, className)}>
      {options.map((option) => (
        <label key={option.value} className={styles.part}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange({ value: option.value })}
            className={styles.radio}
          />
          <span className={styles.face}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
