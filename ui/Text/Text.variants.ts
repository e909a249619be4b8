import { cva } from 'class-variance-authority';
import * as styles from './Text.css';

export const text = cva(styles.base, {
  variants: {
    size: styles.size,
    tone: styles.tone,
    weight: styles.weight,
    align: styles.align,
    cut: { true: styles.cut, false: null },
  },
  defaultVariants: { size: 'body', tone: 'inherit', weight: 'normal', align: 'start', cut: false },
});
