import { cva } from 'class-variance-authority';
import * as styles from './Button.css';

export const button = cva(styles.button, {
  variants: {
    kind: styles.kind,
    size: styles.size,
    wide: { true: styles.wide, false: null },
  },
  compoundVariants: [{ kind: ['ghost', 'accent', 'muted'], class: styles.flush }],
  defaultVariants: { kind: 'primary', size: 'large', wide: false },
});
