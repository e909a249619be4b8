import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { useRadioGroup, type FormControlProps } from '../internal/FormValue';
import { LabelShown } from '../internal/LabelShown';
import { useBothRefs } from '../internal/useControllableState';
import { useChosenInMiddle } from '../internal/useChosenInMiddle';
import * as styles from './DayPicker.css';

export interface DayOption {
  value: string;
  /** 'Hôm nay', 'Thứ 2'. */
  label: string;
  /** '21/11'. Without it the label stands alone: 'Mọi ngày'. */
  date?: string | undefined;
}

export interface DayPickerProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue' | 'aria-label'>, FormControlProps {
  /** What happens on that day; for screen readers, unless `labelShown`. */
  label: string;
  /**
   * Whether `label` stands over it for everybody.
   * @default false
   */
  labelShown?: boolean | undefined;
  /** The next one first. */
  options: readonly DayOption[];
  /** The chosen day, null while none is. Without it the control keeps its own choice. */
  value?: string | null | undefined;
  /** What it begins with, where it keeps its own. */
  defaultValue?: string | null | undefined;
  onChange?: ((change: { value: string }) => void) | undefined;
}

/** One of the days ahead: a row that scrolls sideways, one tab stop with arrow keys. */
export function DayPicker(props: DayPickerProps) {
  const { label, labelShown = false, options, value, defaultValue, onChange, ...native } = props;
  const { name, form, required, disabled, className, ref, ...rest } = native;
  const group = useRadioGroup({ value, defaultValue, onChange, name, form, required, disabled });
  const row = useChosenInMiddle(group.value);

  return (
    <LabelShown label={label} isShown={labelShown} className={className}>
      <div
        {...rest}
        ref={useBothRefs(useBothRefs<HTMLDivElement>(group.place, row), ref)}
        role="radiogroup"
        aria-label={label}
        className={cx(styles.days, !labelShown && className)}
      >
        {options.map((day) => (
          <label key={day.value} className={styles.day}>
            <input {...group.radio(day.value)} className={styles.radio} />
            <span className={styles.face}>
              <span className={styles.name} data-alone={day.date === undefined || undefined}>
                {day.label}
              </span>
              {day.date}
            </span>
          </label>
        ))}
      </div>
    </LabelShown>
  );
}
