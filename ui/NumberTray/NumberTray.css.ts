import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

export const tray = componentStyle(
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[6], minHeight: '2.125rem' },
  'tray',
);

export const place = componentStyle({ display: 'inline-flex' }, 'place');
