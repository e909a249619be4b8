import { cva } from 'class-variance-authority';
import * as styles from './ErrorState.css';

export const errorState = cva(styles.errorState, {
  variants: { surface: styles.surface },
  defaultVariants: { surface: 'card' },
});
