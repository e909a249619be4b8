import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

export const list = componentStyle(
  { display: 'grid', margin: `0 calc(-1 * ${vars.space[16]}) ${vars.space[12]}` },
  'list',
);
