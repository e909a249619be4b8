import { layout } from '../internal/layout.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

export const inline = componentStyle(
  {
    vars: {
      [layout.gap]: vars.space[8],
      [layout.rowGap]: layout.gap,
      [layout.align]: 'center',
      [layout.justify]: 'flex-start',
      [layout.wrap]: 'wrap',
    },
    display: 'flex',
    flexWrap: layout.wrap as 'wrap',
    alignItems: layout.align,
    justifyContent: layout.justify,
    gap: `${layout.rowGap} ${layout.gap}`,
  },
  'inline',
);
