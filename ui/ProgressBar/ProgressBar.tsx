import type { ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { inlineVariable } from '../internal/inlineVariable';
import * as styles from './ProgressBar.css';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-label'> {
  /** What is on its way, for screen readers. */
  label: string;
  /** The part that is full, 0 to 1; anything beyond is cut off. */
  value: number;
  /**
   * On a surface in the accent, or in gold on a coloured header. `neutral`, `warning` and `danger` are for what is used
   * up of a limit; the words beside the bar say it too.
   * @default 'accent'
   */
  tone?: 'accent' | 'onColor' | 'neutral' | 'warning' | 'danger' | undefined;
}

/** A thin bar that fills or empties. It tells time or progress; put the number itself beside it. */
export function ProgressBar({ label, value, tone = 'accent', className, style, ...rest }: ProgressBarProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      style={{ ...style, ...inlineVariable(styles.share, String(share)) }}
      className={[styles.track, tone === 'onColor' && styles.onColor, className].filter(Boolean).join(' ')}
    >
      <div className={cx(styles.bar, tone !== 'accent' && styles.barTone[tone])} />
    </div>
  );
}
