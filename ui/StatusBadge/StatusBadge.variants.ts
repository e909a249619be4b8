import { cva } from 'class-variance-authority';
import * as styles from './StatusBadge.css';

export const statusBadge = cva(styles.badge, {
  variants: { tone: styles.tone },
  defaultVariants: { tone: 'neutral' },
});
