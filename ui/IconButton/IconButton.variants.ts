import { cva } from 'class-variance-authority';
import * as styles from './IconButton.css';

export const iconButton = cva(styles.iconButton, {
  variants: { tone: styles.tone },
  defaultVariants: { tone: 'muted' },
});
