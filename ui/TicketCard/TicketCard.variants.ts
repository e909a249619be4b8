import { cva } from 'class-variance-authority';
import * as styles from './TicketCard.css';

export const stub = cva(styles.stub, { variants: { tone: styles.tone }, defaultVariants: { tone: 'accent' } });
