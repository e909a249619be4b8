import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { FormValue, type FormControlProps } from '../internal/FormValue';
import { Icon } from '../internal/Icon';
import { useControllableState } from '../internal/useControllableState';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import * as styles from './Switch.css';

export interface SwitchProps
  extends
    Omit<
      ComponentProps<'button'>,
      'children' | 'type' | 'role' | 'value' | 'onChange' | 'onClick' | keyof FormControlProps
    >,
    FormControlProps {
  label: string;
  /**
   * Keeps the label for screen readers only: the track then stands alone, as in a ListRow.
   * @default false
   */
  labelHidden?: boolean | undefined;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** Stands before the label, 22 px. */
  icon?: ReactNode;
  /** Whether it is on. Without it the switch keeps its own state. */
  checked?: boolean | undefined;
  /**
   * What it begins with, where it keeps its own.
   * @default false
   */
  defaultChecked?: boolean | undefined;
  onChange?: ((change: { checked: boolean }) => void) | undefined;
  /** What a form sends under its `name` while it is on. @default 'on' */
  value?: string | undefined;
  /** Why it cannot be switched now. The switch stays reachable, and the sentence takes the detail's place. */
  disabledReason?: ReactNode;
}

/** On or off, at once: nothing has to be saved afterwards. A choice that is sent with a form is a Checkbox. */
export function Switch(props: SwitchProps) {
  const { label, labelHidden = false, detail, icon, disabledReason, className, ...native } = props;
  const { checked, defaultChecked = false, onChange, value = 'on', name, form, required, ...rest } = native;
  const [isOn, change, place] = useControllableState(checked, defaultChecked, (next) => onChange?.({ checked: next }));
  const id = useId();
  const sentence = disabledReason ?? detail;
  const isOff = Boolean(disabledReason);
  const words = <span id={`${id}-label`}>{label}</span>;
  const second = sentence ? <span id={`${id}-detail`}>{sentence}</span> : null;
  const control = (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-disabled={isOff || undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={second ? `${id}-detail` : undefined}
      onClick={() => {
        if (!isOff) change(!isOn);
      }}
      className={cx(styles.control, labelHidden && styles.bare, className)}
    >
      {icon ? (
        <span className={styles.icon}>
          <Icon size="large">{icon}</Icon>
        </span>
      ) : null}
      {labelHidden ? (
        <VisuallyHidden>
          {words}
          {second}
        </VisuallyHidden>
      ) : (
        <span className={styles.words}>
          <span className={styles.label}>{words}</span>
          {second ? <span className={styles.detail}>{second}</span> : null}
        </span>
      )}
      <span ref={place} className={styles.track} aria-hidden="true" />
    </button>
  );
  return (
    <>
      {control}
      <FormValue {...{ name, form, required }} disabled={rest.disabled} value={isOn ? value : null} />
    </>
  );
}
