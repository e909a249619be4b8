import type { ComponentProps } from 'react';
import { MinusIcon, PlusIcon } from 'lucide-react';
import { Icon } from '../internal/Icon';
import * as styles from './QuantityStepper.css';

export interface QuantityStepperProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** What is being counted, for screen readers. */
  label: string;
  value: number;
  onChange: (change: { value: number }) => void;
  /** @default 1 */
  min?: number;
  /** @default 999 */
  max?: number;
}

/** A small whole number with a step down and a step up. */
export function QuantityStepper({
  label,
  value,
  onChange,
  min = 1,
  max = 999,
  className,
  ...rest
}: QuantityStepperProps) {
  // The ends stay reachable by keyboard, so that the focus is not lost on arriving there.
  const step = (to: number) => {
    if (to >= min && to <= max) onChange({ value: to });
  };
  return (
    <div {...rest} role="group" aria-label={label} className={[styles.stepper, className].filter(Boolean).join(' ')}>
      <button
        type="button"
        aria-label="Giảm"
        aria-disabled={value <= min || undefined}
        onClick={() => step(value - 1)}
        className={styles.step}
      >
        <Icon>
          <MinusIcon />
        </Icon>
      </button>
      <output className={styles.value}>{value}</output>
      <button
        type="button"
        aria-label="Tăng"
        aria-disabled={value >= max || undefined}
        onClick={() => step(value + 1)}
        className={styles.step}
      >
        <Icon>
          <PlusIcon />
        </Icon>
      </button>
    </div>
  );
}
