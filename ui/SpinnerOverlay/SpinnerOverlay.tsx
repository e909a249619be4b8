import type { ReactNode, ComponentProps } from 'react';
import { Spinner } from '../internal/Spinner';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import { cx } from 'class-variance-authority';
import * as styles from './SpinnerOverlay.css';

export interface SpinnerOverlayProps extends ComponentProps<'div'> {
  /** What one is waiting for. @default 'Đang tải…' */
  label?: string | undefined;
  /** A way out of a wait that may be long, for instance a button that leads back. */
  children?: ReactNode;
}

/** Covers the column while there is nothing else to show. Mount it only when the wait is long enough to notice. */
export function SpinnerOverlay({ label, children, className, ...rest }: SpinnerOverlayProps) {
  const words = useMessages('spinnerOverlay', shell.spinnerOverlay);
  return (
    <div {...rest} className={cx(styles.overlay, className)}>
      <span role="status" className={styles.words}>
        <span className={styles.ring}>
          <Spinner />
        </span>
        {label ?? words.label}
      </span>
      {children}
    </div>
  );
}
