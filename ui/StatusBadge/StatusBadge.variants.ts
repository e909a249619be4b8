import { cva } from 'class-variance-authority';
import * as styles from './StatusBadge.css';

export const statusBadge = cva(styles.badge, {
  variants: { tone: styles.tone, dot: { true: styles.dot, false: null } },
  defaultVariants: { tone: 'neutral', dot: false },
});
