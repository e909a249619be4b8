import { cva } from 'class-variance-authority';
import * as styles from './Card.css';

export const card = cva(styles.card, {
  variants: { inset: styles.inset, tone: styles.tone },
  defaultVariants: { inset: 'medium', tone: 'plain' },
});
