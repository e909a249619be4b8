import type { ReactNode } from 'react';
import { Spinner } from '../internal/Spinner';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as styles from './SpinnerOverlay.css';

export interface SpinnerOverlayProps {
  /** What one is waiting for. @default 'Đang tải…' */
  label?: string;
  /** A way out of a wait that may be long, for instance a button that leads back. */
  children?: ReactNode;
}

/** Covers the column while there is nothing else to show. Mount it only when the wait is long enough to notice. */
export function SpinnerOverlay({ label, children }: SpinnerOverlayProps) {
  const words = useMessages('spinnerOverlay', shell.spinnerOverlay);
  return (
    <div className={styles.overlay}>
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
