import { cva } from 'class-variance-authority';
import * as styles from './TotalBox.css';

export const totalBox = cva(styles.totalBox, { variants: { kind: styles.kind }, defaultVariants: { kind: 'plain' } });
