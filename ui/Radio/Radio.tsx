import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { keepOnReset, useBothRefs } from '../internal/useControllableState';
import { cover, dot } from '../internal/radio.css';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import * as styles from './Radio.css';

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> {
  label: ReactNode;
  /**
   * Keeps the label for screen readers only.
   * @default false
   */
  labelHidden?: boolean | undefined;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** Radios of one `name` are one choice: one tab stop, arrow keys between them. */
  name: string;
  value: string;
  onChange?: ((change: { value: string }) => void) | undefined;
  /** Why it cannot be chosen now. The radio stays reachable, and the sentence takes the detail's place. */
  disabledReason?: ReactNode;
}

/** One of several that stand apart, each in a place of its own. Where they stand together take a RadioList. */
export function Radio(props: RadioProps) {
  const { label, labelHidden = false, detail, value, onChange, disabledReason, className, ref, ...rest } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (rest.checked !== undefined) keepOnReset(input.current, rest.checked);
  });
  const isOff = Boolean(disabledReason);
  const sentence = disabledReason ?? detail;
  const words = (
    <>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      {sentence ? (
        <span id={`${id}-detail`} className={styles.detail}>
          {sentence}
        </span>
      ) : null}
    </>
  );
  return (
    <label className={cx(styles.radio, className)}>
      <input
        {...rest}
        ref={useBothRefs(input, ref)}
        type="radio"
        value={value}
        aria-labelledby={`${id}-label`}
        aria-describedby={sentence ? `${id}-detail` : undefined}
        aria-disabled={isOff || undefined}
        onClick={isOff ? (event) => event.preventDefault() : rest.onClick}
        onChange={() => {
          if (!isOff) onChange?.({ value });
        }}
        className={cover}
      />
      <span className={dot} aria-hidden="true" />
      {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : <span className={styles.words}>{words}</span>}
    </label>
  );
}
