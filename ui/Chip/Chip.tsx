import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import * as styles from './Chip.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-pressed'> {
  /**
   * Whether it is on.
   * @default false
   */
  selected?: boolean;
}

/**
 * A small thing to switch on and off, in the accent. For one of many take a ChipGroup. When it
 * cannot be switched, let its label say why ("Hết vé") and set `aria-disabled`, which keeps it reachable.
 */
export function Chip({ selected = false, className, children, onClick, ...rest }: ChipProps) {
  const isOff = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={selected}
      onClick={isOff ? undefined : onClick}
      className={cx(styles.target, className)}
    >
      <span className={styles.face}>{children}</span>
    </button>
  );
}
