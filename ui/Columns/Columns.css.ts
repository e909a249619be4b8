import { layout } from '../internal/layout.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

export const columns = componentStyle(
  {
    vars: {
      [layout.gap]: vars.space[8],
      [layout.align]: 'stretch',
      [layout.columns]: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    },
    display: 'grid',
    gridTemplateColumns: layout.columns,
    alignItems: layout.align,
    gap: layout.gap,
  },
  'columns',
);
