import { cva } from 'class-variance-authority';
import * as styles from './RadioList.css';

/** `outline` rings the chosen one, for two or three; `list` fills it, for many. */
export const radioOption = cva(styles.option, {
  variants: { look: styles.look },
  defaultVariants: { look: 'outline' },
});
