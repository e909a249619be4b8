import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

export const tiers = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    alignItems: 'start',
    gap: `${vars.space[10]} ${vars.space[12]}`,
    margin: 0,
  },
  'tiers',
);

/** As high as one row of small digit tiles, so that it stands beside the first of them. */
export const name = componentStyle({ ...text('label'), lineHeight: '1.65rem' }, 'name');

export const nameOn = {
  surface: componentStyle({ color: vars.color.text2 }, 'nameOnSurface'),
  header: componentStyle({ color: vars.overlay.onHeader }, 'nameOnHeader'),
};

export const numbers = componentStyle({ margin: 0 }, 'numbers');

/** Wider between two numbers than between the digits of one. */
export const row = componentStyle({ justifyContent: 'start', gap: `${vars.space[6]} ${vars.space[12]}` }, 'row');
