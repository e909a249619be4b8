import type { ComponentProps, KeyboardEvent } from 'react';
import { cx } from 'class-variance-authority';
import { MinusIcon, PlusIcon } from '../internal/icons';
import { useAnnouncer } from '../internal/useAnnouncer';
import * as styles from './QuantityStepper.css';
import { StepButton } from './StepButton';

export interface QuantityStepperProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** What is being counted, for screen readers. */
  label: string;
  value: number;
  onChange: (change: { value: number }) => void;
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
export function QuantityStepper({
  label,
  value,
  onChange,
  min = 1,
  max = 999,
  minReason = `Ít nhất là ${min}`,
  maxReason = `Nhiều nhất là ${max}`,
  className,
  ...rest
}: QuantityStepperProps) {
  const { say, status } = useAnnouncer();

  const step = (to: number) => {
    if (to < min) say(minReason);
    else if (to > max) say(maxReason);
    else onChange({ value: to });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? value + 1 : value - 1);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys reach it from the buttons inside
    <div {...rest} role="group" aria-label={label} onKeyDown={onKeyDown} className={cx(styles.stepper, className)}>
      <StepButton name="Giảm" reason={value <= min ? minReason : undefined} onPress={() => step(value - 1)}>
        <MinusIcon />
      </StepButton>
      <output className={styles.value}>{value}</output>
      <StepButton name="Tăng" reason={value >= max ? maxReason : undefined} onPress={() => step(value + 1)}>
        <PlusIcon />
      </StepButton>
      {status}
    </div>
  );
}
