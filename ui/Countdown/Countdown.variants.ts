import { cva } from 'class-variance-authority';
import * as styles from './Countdown.css';

export const countdown = cva(styles.countdown, {
  variants: { tone: { tint: null, header: styles.stacked, lacquer: styles.led, plain: styles.running } },
  defaultVariants: { tone: 'tint' },
});
