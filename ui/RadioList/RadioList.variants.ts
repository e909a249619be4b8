import { cva } from 'class-variance-authority';
import * as styles from './RadioList.css';

/** The card round all of a list; what is ringed has one each. */
export const radioCard = cva(null, {
  variants: { look: styles.frame },
  defaultVariants: { look: 'outline' },
});

/** `outline` rings the chosen one, for two or three; `list` fills it, for many. */
export const radioOption = cva(styles.option, {
  variants: { look: styles.look },
  defaultVariants: { look: 'outline' },
});
