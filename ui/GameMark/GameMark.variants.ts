import { cva } from 'class-variance-authority';
import * as styles from './GameMark.css';

export const gameMark = cva(styles.mark, { variants: { size: styles.size }, defaultVariants: { size: 42 } });
