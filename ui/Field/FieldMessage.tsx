import type { ReactNode } from 'react';
import { CircleAlertIcon } from '../internal/icons';
import { Icon } from '../internal/Icon';
import * as styles from './Field.css';

interface FieldMessageProps {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** What stands under a field: its error if there is one, else its hint. */
export function FieldMessage({ id, hint, error }: FieldMessageProps) {
  return (
    <div id={id} role="status" className={styles.status}>
      {error ? (
        <p className={`${styles.message} ${styles.error}`}>
          <Icon size="small">
            <CircleAlertIcon />
          </Icon>
          {error}
        </p>
      ) : hint ? (
        <p className={styles.message}>{hint}</p>
      ) : null}
    </div>
  );
}
