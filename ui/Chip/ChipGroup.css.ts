import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { layers } from '../theme/layers.css';
import { scrollFade } from '../theme/scrollFade.css';
import { face, target } from './Chip.css';

export const radio = componentStyle(
  { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'inherit' },
  'radio',
);

export const group = componentStyle(
  {
    display: 'flex',
    gap: vars.space[8],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: '0.1875rem',
    // Out of use it takes no focus, and without one a keyboard cannot scroll to the others.
    selectors: { '&:not(:has(:enabled))': { flexWrap: 'wrap' } },
    ...scrollFade,
  },
  'group',
);

/** Under a label the chips begin where it does; the room of their ring of focus goes over the edge. */
export const labelled = componentStyle({ marginInline: '-0.1875rem' }, 'labelled');

/** A phone so low has room for one row, which scrolls where there are more than fit it. */
const LOW = '(max-height: 43rem)';
const MANY = ':has(> :nth-child(5))';

/** All of them in view, in columns of one width: four where their labels fit. */
export const grid = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(4.1rem, min(5.1rem, 25% - 0.39rem)), 1fr))',
    // Narrower where four would else have no room.
    gap: `0 clamp(4px, (100% - 18rem) * 0.2, ${vars.space[6]})`,
    '@media': {
      [LOW]: {
        selectors: {
          [`&${MANY}`]: {
            display: 'flex',
            overflowX: 'auto',
            scrollbarWidth: 'none',
            gap: vars.space[8],
            padding: '0.1875rem',
            marginInline: '-0.1875rem',
          },
        },
      },
    },
    ...scrollFade,
  },
  'grid',
);
globalStyle(`${grid} > ${target}`, { '@layer': { [layers.components]: { width: '100%' } } });
globalStyle(`${grid}${MANY} > ${target}`, {
  '@layer': { [layers.components]: { '@media': { [LOW]: { flex: 'none', width: 'auto' } } } },
});
globalStyle(`${grid} ${face}`, {
  '@layer': {
    [layers.components]: {
      // The longest label of four in a row stays clear of its chip's ends.
      fontSize: 'min(0.8125rem, max(0.74rem, 3.2vw))',
      flex: 1,
      justifyContent: 'center',
      paddingInline: vars.space[4],
      overflow: 'hidden',
    },
  },
});
globalStyle(`${grid}${MANY} ${face}`, {
  '@layer': {
    [layers.components]: { '@media': { [LOW]: { fontSize: '0.8125rem', paddingInline: vars.space[12] } } },
  },
});
