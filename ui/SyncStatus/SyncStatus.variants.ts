import { cva } from 'class-variance-authority';
import * as styles from './SyncStatus.css';

export const syncStatus = cva(styles.syncStatus, {
  variants: { status: styles.status },
  defaultVariants: { status: 'pending' },
});
