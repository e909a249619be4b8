import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { CheckIcon, MinusIcon } from '../internal/icons';
import { cx } from 'class-variance-authority';
import { FieldMessage } from '../Field/FieldMessage';
import { keepOnReset, useBothRefs, useControllableState } from '../internal/useControllableState';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import * as styles from './Checkbox.css';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'checked' | 'defaultChecked' | 'onChange' | 'children'
> {
  label: ReactNode;
  /**
   * Keeps the label for screen readers only.
   * @default false
   */
  labelHidden?: boolean | undefined;
  /** `mixed` when it stands for several of which some are checked. Without it the box keeps its own state. */
  checked?: boolean | 'mixed' | undefined;
  /**
   * What it begins with, where it keeps its own.
   * @default false
   */
  defaultChecked?: boolean | undefined;
  onChange?: ((change: { checked: boolean }) => void) | undefined;
  /** A sentence below it, for instance why it cannot be taken. */
  hint?: ReactNode;
  /** What is wrong, below it; takes the hint's place. */
  error?: ReactNode;
}

/**
 * Yes or no, taken or not, when something else has to be pressed before it counts. What takes effect at once is a
 * Switch. In a form it sends `value`, `on` by default, under its `name` while it is checked.
 */
export function Checkbox(props: CheckboxProps) {
  const { label, labelHidden = false, checked, defaultChecked = false, onChange, hint, error, ...native } = props;
  const { className, ref, ...rest } = native;
  const input = useRef<HTMLInputElement>(null);
  const [state, change, place] = useControllableState<boolean | 'mixed'>(checked, defaultChecked, (next) => {
    if (next !== 'mixed') onChange?.({ checked: next });
  });
  const isMixed = state === 'mixed';
  const messageId = `${useId()}-message`;
  const hasMessage = Boolean(hint ?? error);
  useLayoutEffect(() => {
    // HTML has no attribute for it, and a press takes it off.
    if (input.current) input.current.indeterminate = isMixed;
    keepOnReset(input.current, state === true);
  });
  // One tree with and without a message, so that the input stays the same one when a message comes.
  return (
    <div className={hasMessage ? cx(styles.noted, className) : styles.bare}>
      <label className={cx(styles.checkbox, hasMessage ? null : className)}>
        <input
          {...rest}
          ref={useBothRefs(input, ref)}
          type="checkbox"
          checked={state === true}
          aria-invalid={error ? true : undefined}
          aria-describedby={hasMessage ? messageId : undefined}
          onChange={(event) => change(event.target.checked)}
          className={styles.input}
        />
        <span ref={place} className={styles.box} aria-hidden="true">
          {isMixed ? <MinusIcon size={16} strokeWidth={3} /> : <CheckIcon size={16} strokeWidth={3} />}
        </span>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </label>
      {hasMessage ? (
        <div className={labelHidden ? undefined : styles.message}>
          <FieldMessage id={messageId} hint={hint} error={error} />
        </div>
      ) : null}
    </div>
  );
}
