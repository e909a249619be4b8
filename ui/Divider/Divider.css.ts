import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

export const divider = componentStyle({ border: 0, borderBlockStart: `1px solid ${vars.color.line}` }, 'divider');
