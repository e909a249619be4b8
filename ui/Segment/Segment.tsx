import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { useRadioGroup, type FormControlProps } from '../internal/FormValue';
import { LabelShown } from '../internal/LabelShown';
import { useBothRefs } from '../internal/useControllableState';
import * as styles from './Segment.css';

export interface SegmentOption<Value extends string> {
  value: Value;
  /** May take two lines, for instance "Bao nhiều bộ số". */
  label: string;
}

export interface SegmentProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue' | 'aria-label'>, FormControlProps {
  /** What is chosen here; for screen readers, unless `labelShown`. */
  label: string;
  /**
   * Whether `label` stands over it for everybody.
   * @default false
   */
  labelShown?: boolean | undefined;
  /** Two or three. More are Tabs or a ChipGroup. */
  options: readonly SegmentOption<Value>[];
  /** The chosen one, null while none is. Without it the control keeps its own choice. */
  value?: Value | null | undefined;
  /** What it begins with, where it keeps its own. */
  defaultValue?: Value | null | undefined;
  onChange?: ((change: { value: Value }) => void) | undefined;
}

/**
 * Two or three ways of one thing, all of them in view: "Cơ bản" and "Bao". From four on take a ChipGroup; for parts
 * of a page, Tabs.
 */
export function Segment<Value extends string>(props: SegmentProps<Value>) {
  const { label, labelShown = false, options, value, defaultValue, onChange, ...native } = props;
  const { name, form, required, disabled, className, ref, ...rest } = native;
  const { radio, place } = useRadioGroup({ value, defaultValue, onChange, name, form, required, disabled });
  return (
    <LabelShown label={label} isShown={labelShown} className={className}>
      <div
        {...rest}
        ref={useBothRefs(place, ref)}
        role="radiogroup"
        aria-label={label}
        className={cx(styles.track, !labelShown && className)}
      >
        {options.map((option) => (
          <label key={option.value} className={styles.part}>
            <input {...radio(option.value)} className={styles.radio} />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
      </div>
    </LabelShown>
  );
}
