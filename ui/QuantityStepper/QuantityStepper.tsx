import type { ComponentProps, KeyboardEvent } from 'react';
import { cx } from 'class-variance-authority';
import { MinusIcon, PlusIcon } from '../internal/icons';
import { FormValue, type FormControlProps } from '../internal/FormValue';
import { useAnnouncer } from '../internal/useAnnouncer';
import { useBothRefs, useControllableState } from '../internal/useControllableState';
import * as fields from '../messages/fields';
import { useMessages } from '../messages/MessagesContext';
import * as styles from './QuantityStepper.css';
import { StepButton } from './StepButton';

export interface QuantityStepperProps
  extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'defaultValue'>, Omit<FormControlProps, 'required'> {
  /** What is being counted, for screen readers. */
  label: string;
  /** Without it the stepper keeps its own. */
  value?: number | undefined;
  /** What it begins with, where it keeps its own. @default min */
  defaultValue?: number | undefined;
  onChange?: ((change: { value: number }) => void) | undefined;
  /** @default 1 */
  min?: number;
  /** @default 999 */
  max?: number;
  /**
   * Why it goes no lower.
   * @default 'Ít nhất là 1', with `min`
   */
  minReason?: string | undefined;
  /**
   * Why it goes no higher.
   * @default 'Nhiều nhất là 999', with `max`
   */
  maxReason?: string | undefined;
}

/** A small whole number with a step down and a step up; the arrow keys step too. Its ends say why they are the ends. */
export function QuantityStepper(props: QuantityStepperProps) {
  const words = useMessages('quantityStepper', fields.quantityStepper);
  const { label, min = 1, max = 999, minReason = words.least(min), maxReason = words.most(max), ...native } = props;
  const { value: given, defaultValue = min, onChange, name, form, disabled = false, className, ref, ...rest } = native;
  const { say, status } = useAnnouncer();
  const [value, change, place] = useControllableState(given, defaultValue, (next) => onChange?.({ value: next }));

  const step = (to: number) => {
    if (to < min) say(minReason);
    else if (to > max) say(maxReason);
    else change(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? value + 1 : value - 1);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys reach it from the buttons inside
    <div
      {...rest}
      ref={useBothRefs(place, ref)}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={cx(styles.stepper, className)}
    >
      <StepButton
        name={words.less}
        reason={value <= min ? minReason : undefined}
        disabled={disabled}
        onPress={() => step(value - 1)}
      >
        <MinusIcon />
      </StepButton>
      <output className={styles.value}>{value}</output>
      <StepButton
        name={words.more}
        reason={value >= max ? maxReason : undefined}
        disabled={disabled}
        onPress={() => step(value + 1)}
      >
        <PlusIcon />
      </StepButton>
      <FormValue {...{ name, form, disabled }} value={String(value)} />
      {status}
    </div>
  );
}
