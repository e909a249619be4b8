import { cva } from 'class-variance-authority';
import * as styles from './Skeleton.css';

export const skeleton = cva(styles.skeleton, {
  variants: { shape: styles.shape },
  defaultVariants: { shape: 'bar' },
});
