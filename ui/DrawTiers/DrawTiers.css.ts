import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

export const tiers = componentStyle(
  {
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    width: '100%',
    alignItems: 'start',
    gap: `${vars.space[10]} ${vars.space[12]}`,
    margin: 0,
  },
  'tiers',
);

/** Large text leaves no room beside a prize's name: its numbers go under it. */
const stacked = { '@container': { '(max-width: 14rem)': { gridColumn: '1 / -1' } } };

/** As high as one row of small digit tiles, so that it stands beside the first of them. */
export const name = componentStyle({ ...text('label'), lineHeight: '1.65rem', ...stacked }, 'name');

export const nameOn = {
  surface: componentStyle({ color: vars.color.text2 }, 'nameOnSurface'),
  header: componentStyle({ color: vars.overlay.onHeader }, 'nameOnHeader'),
};

export const numbers = componentStyle({ margin: 0, ...stacked }, 'numbers');

/** Wider between two numbers than between the digits of one. */
export const row = componentStyle({ justifyContent: 'start', gap: `${vars.space[6]} ${vars.space[12]}` }, 'row');
