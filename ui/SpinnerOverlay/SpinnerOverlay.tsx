import { Spinner } from '../internal/Spinner';
import * as styles from './SpinnerOverlay.css';

export interface SpinnerOverlayProps {
  /** What one is waiting for. @default 'Đang tải…' */
  label?: string;
}

/** Covers the column while there is nothing else to show. Mount it only when the wait is long enough to notice. */
export function SpinnerOverlay({ label = 'Đang tải…' }: SpinnerOverlayProps) {
  return (
    <div role="status" className={styles.overlay}>
      <span className={styles.words}>
        <span className={styles.ring}>
          <Spinner />
        </span>
        {label}
      </span>
    </div>
  );
}
