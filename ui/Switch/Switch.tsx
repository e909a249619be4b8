import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from 'class-variance-authority';
import { Icon } from '../internal/Icon';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import * as styles from './Switch.css';

export interface SwitchProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'type' | 'role' | 'onChange' | 'onClick' | 'disabled'
> {
  label: string;
  /**
   * Keeps the label for screen readers only: the track then stands alone, as in a ListRow.
   * @default false
   */
  labelHidden?: boolean;
  /** A second, quieter line. */
  detail?: ReactNode;
  /** Stands before the label, 22 px. */
  icon?: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  onChange: (change: { checked: boolean }) => void;
  /** Why it cannot be switched now. The switch stays reachable, and the sentence takes the detail's place. */
  disabledReason?: ReactNode;
}

/** On or off, at once: nothing has to be saved afterwards. A choice that is sent with a form is a Checkbox. */
export function Switch(props: SwitchProps) {
  const { label, labelHidden = false, detail, icon, checked, onChange, disabledReason, className, ...rest } = props;
  const id = useId();
  const sentence = disabledReason ?? detail;
  const isOff = Boolean(disabledReason);
  const name = <span id={`${id}-label`}>{label}</span>;
  const second = sentence ? <span id={`${id}-detail`}>{sentence}</span> : null;
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-disabled={isOff || undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={second ? `${id}-detail` : undefined}
      onClick={() => {
        if (!isOff) onChange({ checked: !checked });
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
          {name}
          {second}
        </VisuallyHidden>
      ) : (
        <span className={styles.words}>
          <span className={styles.label}>{name}</span>
          {second ? <span className={styles.detail}>{second}</span> : null}
        </span>
      )}
      <span className={styles.track} aria-hidden="true" />
    </button>
  );
}
