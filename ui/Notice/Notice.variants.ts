import { cva } from 'class-variance-authority';
import * as styles from './Notice.css';

export const notice = cva(styles.notice, { variants: { tone: styles.tone }, defaultVariants: { tone: 'info' } });
