import { useId, type ReactNode } from 'react';
import { Icon } from '../internal/Icon';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import * as styles from './QuantityStepper.css';

interface StepButtonProps {
  name: string;
  /** Why there is no further step. The button stays reachable, so that the focus is not lost on arriving there. */
  reason: string | undefined;
  disabled: boolean;
  onPress: () => void;
  /** The icon. */
  children: ReactNode;
}

/** One step down or up. */
export function StepButton({ name, reason, disabled, onPress, children }: StepButtonProps) {
  const reasonId = useId();
  const isEnd = reason !== undefined;
  return (
    <>
      <button
        type="button"
        aria-label={name}
        disabled={disabled}
        aria-disabled={isEnd || undefined}
        aria-describedby={isEnd ? reasonId : undefined}
        onClick={onPress}
        className={styles.step}
      >
        <Icon>{children}</Icon>
      </button>
      {isEnd ? <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden> : null}
    </>
  );
}
