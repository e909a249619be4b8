import type { ReactNode, ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import * as styles from './Receipt.css';

export interface ReceiptStripProps extends ComponentProps<'p'> {
  label: string;
  children: ReactNode;
}

/** One sunken line inside a Receipt, for the drawn numbers. */
export function ReceiptStrip({ label, children, className, ...rest }: ReceiptStripProps) {
  return (
    <p {...rest} className={cx(styles.strip, className)}>
      <span className={styles.stripLabel}>{label}</span>
      <span className={styles.stripValue}>{children}</span>
    </p>
  );
}
