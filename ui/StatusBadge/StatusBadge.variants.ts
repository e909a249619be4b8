import { cva } from 'class-variance-authority';
import * as styles from './StatusBadge.css';

export const statusBadgeTones = ['neutral', 'success', 'info', 'gold', 'warning', 'danger', 'game'] as const;

export const statusBadge = cva(styles.badge, {
  variants: { tone: styles.tone },
  defaultVariants: { tone: 'neutral' },
});
