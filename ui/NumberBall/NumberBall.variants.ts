import { cva } from 'class-variance-authority';
import * as styles from './NumberBall.css';

export const numberBall = cva(styles.ball, {
  variants: {
    state: styles.state,
    size: styles.size,
    kind: { main: null, bonus: null },
  },
  compoundVariants: [
    { kind: 'bonus', state: 'rest', class: styles.bonusRest },
    { kind: 'bonus', state: 'empty', class: styles.bonusEmpty },
    { kind: 'bonus', state: 'selected', class: styles.bonusSelected },
    { kind: 'bonus', state: ['unmatched', 'drawn'], class: styles.bonusUnmatched },
  ],
  defaultVariants: { state: 'selected', size: 32, kind: 'main' },
});
