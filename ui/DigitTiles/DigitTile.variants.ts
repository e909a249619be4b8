import { cva } from 'class-variance-authority';
import * as styles from './DigitTile.css';

export const digitTile = cva(styles.tile, {
  variants: { state: styles.state, size: styles.size },
  defaultVariants: { state: 'filled', size: 28 },
});
