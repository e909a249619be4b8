import type { ComponentProps, MouseEvent } from 'react';
import { cx } from 'class-variance-authority';
import { FormValue, type FormControlProps } from '../internal/FormValue';
import { useControllableState } from '../internal/useControllableState';
import * as styles from './Chip.css';

export interface ChipProps
  extends
    Omit<ComponentProps<'button'>, 'type' | 'value' | 'aria-pressed' | 'onChange' | keyof FormControlProps>,
    FormControlProps {
  /** Whether it is on. Without it the chip keeps its own state. */
  selected?: boolean | undefined;
  /**
   * What it begins with, where it keeps its own.
   * @default false
   */
  defaultSelected?: boolean | undefined;
  onChange?: ((change: { selected: boolean }) => void) | undefined;
  /** What a form sends under its `name` while it is on. @default 'on' */
  value?: string | undefined;
}

/**
 * A small thing to switch on and off, in the accent. For one of many take a ChipGroup. When it
 * cannot be switched, let its label say why ("Hết vé") and set `aria-disabled`, which keeps it reachable.
 */
export function Chip(props: ChipProps) {
  const { selected, defaultSelected = false, onChange, value = 'on', name, form, required, ...native } = props;
  const { className, children, onClick, ...rest } = native;
  const [isOn, change, place] = useControllableState(selected, defaultSelected, (next) =>
    onChange?.({ selected: next }),
  );
  const isOff = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) change(!isOn);
  };
  return (
    <>
      <button
        {...rest}
        type="button"
        aria-pressed={isOn}
        onClick={isOff ? undefined : press}
        className={cx(styles.target, className)}
      >
        <span ref={place} className={styles.face}>
          {children}
        </span>
      </button>
      <FormValue {...{ name, form, required }} disabled={rest.disabled} value={isOn ? value : null} />
    </>
  );
}
