import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { useRadioGroup, type FormControlProps } from '../internal/FormValue';
import { LabelShown } from '../internal/LabelShown';
import { useBothRefs } from '../internal/useControllableState';
import { useChosenInMiddle } from '../internal/useChosenInMiddle';
import * as styles from './ChipGroup.css';
import { face, target } from './Chip.css';

export interface ChipOption<Value extends string> {
  value: Value;
  label: string;
  /** @default false */
  disabled?: boolean | undefined;
}

export interface ChipGroupProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue' | 'aria-label'>, FormControlProps {
  /** What is chosen here; for screen readers, unless `labelShown`. */
  label: string;
  /**
   * Whether `label` stands over it for everybody.
   * @default false
   */
  labelShown?: boolean | undefined;
  options: readonly ChipOption<Value>[];
  /** The chosen one, null while none is. Without it the control keeps its own choice. */
  value?: Value | null | undefined;
  /** What it begins with, where it keeps its own. */
  defaultValue?: Value | null | undefined;
  onChange?: ((change: { value: Value }) => void) | undefined;
  /**
   * `row` scrolls sideways, `grid` keeps all of them in view.
   * @default 'row'
   */
  layout?: 'row' | 'grid' | undefined;
}

/**
 * One of a few short labels: chips that are one tab stop with arrow keys. Two or three ways across the whole width
 * are a Segment; what needs a sign or a second line is a RadioList.
 */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { label, labelShown = false, options, value, defaultValue, onChange, layout = 'row', ...native } = props;
  const { name, form, required, disabled = false, className, ref, ...rest } = native;
  const invalid = rest['aria-invalid'];
  const group = useRadioGroup({ value, defaultValue, onChange, name, form, required, disabled, invalid });
  const row = useChosenInMiddle(group.value);

  return (
    <LabelShown label={label} isShown={labelShown} className={className}>
      <div
        {...rest}
        ref={useBothRefs(useBothRefs<HTMLDivElement>(group.place, row), ref)}
        role="radiogroup"
        aria-label={label}
        className={cx(
          layout === 'row' ? styles.group : styles.grid,
          labelShown && layout === 'row' && styles.labelled,
          !labelShown && className,
        )}
      >
        {options.map((option) => (
          <label key={option.value} className={target}>
            <input
              {...group.radio(option.value)}
              disabled={disabled || (option.disabled ?? false)}
              className={styles.radio}
            />
            <span className={face}>{option.label}</span>
          </label>
        ))}
      </div>
    </LabelShown>
  );
}
