import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

/** What is wrong at the left, the way to see the digits at the right. */
export const foot = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[8] },
  'pinFoot',
);

export const message = componentStyle({ flex: '1 1 10rem' }, 'pinMessage');
export const show = componentStyle({ marginInlineStart: 'auto' }, 'pinShow');
