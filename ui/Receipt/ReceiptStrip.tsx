import type { ReactNode } from 'react';
import * as styles from './Receipt.css';

export interface ReceiptStripProps {
  label: string;
  children: ReactNode;
}

/** One sunken line inside a Receipt, for the drawn numbers. */
export function ReceiptStrip({ label, children }: ReceiptStripProps) {
  return (
    <p className={styles.strip}>
      <span className={styles.stripLabel}>{label}</span>
      <span className={styles.stripValue}>{children}</span>
    </p>
  );
}
