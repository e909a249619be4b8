import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

export const amountPicker = componentStyle({ display: 'grid', gap: vars.space[8] }, 'amountPicker');
