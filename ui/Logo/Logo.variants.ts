import { cva } from 'class-variance-authority';
import * as styles from './Logo.css';

export const logo = cva(styles.logo, { variants: { size: styles.size }, defaultVariants: { size: 'small' } });
