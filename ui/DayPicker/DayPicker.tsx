import { useId } from 'react';
import { cx } from 'class-variance-authority';
import { useChosenInMiddle } from '../internal/useChosenInMiddle';
import * as styles from './DayPicker.css';

export interface DayOption {
  value: string;
  /** 'Hôm nay', 'Thứ 2'. */
  name: string;
  /** '21/11'. */
  date: string;
}

export interface DayPickerProps {
  /** What happens on that day, for screen readers. */
  label: string;
  /** The next one first. */
  days: readonly DayOption[];
  value: string;
  onChange: (change: { value: string }) => void;
  className?: string;
}

/** One of the days ahead: a row that scrolls sideways, one tab stop with arrow keys. */
export function DayPicker({ label, days, value, onChange, className }: DayPickerProps) {
  const name = useId();
  const row = useChosenInMiddle(value);

  return (
    <div ref={row} role="radiogroup" aria-label={label} className={cx(styles.days, className)}>
      {days.map((day) => (
        <label key={day.value} className={styles.day}>
          <input
            type="radio"
            name={name}
            value={day.value}
            checked={day.value === value}
            onChange={() => onChange({ value: day.value })}
            className={styles.radio}
          />
          <span className={styles.face}>
            <span className={styles.name}>{day.name}</span>
            {day.date}
          </span>
        </label>
      ))}
    </div>
  );
}
