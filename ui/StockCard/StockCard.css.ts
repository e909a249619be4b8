import { globalStyle } from '@vanilla-extract/css';
import { stubWidth } from '../TicketCard/TicketCard.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

export const stockCard = componentStyle(
  {
    selectors: {
      // Two selectors outrank the card's one, whichever file comes first.
      'article&': { vars: { [stubWidth]: '5.25rem' } },
      '&:has(:focus-visible)': focusRing,
    },
  },
  'stockCard',
);

/** Lies over the whole card, which is one thing to press. */
export const cover = componentStyle(
  {
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    outline: 'none',
    touchAction: 'manipulation',
    '@media': { [forcedColors]: { selectors: { '[data-taken] &': { border: '2px solid Highlight' } } } },
  },
  'cover',
);

export const left = componentStyle(
  { ...text('label'), color: vars.color.text2, marginBlockEnd: vars.space[4] },
  'left',
);

export const taken = componentStyle({ ...text('caption'), fontWeight: 600, color: vars.accent.text }, 'taken');

export const key = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: vars.radius.md,
    background: vars.accent.tint,
    color: vars.accent.text,
    selectors: {
      '[data-taken] &': { height: '2.125rem', background: vars.accent.solid, color: vars.color.onBrand },
      '[data-gone] &': { background: vars.color.disabledFill, color: vars.color.textOff },
    },
    '@media': { [forcedColors]: { border: '1px solid' } },
  },
  'key',
);

globalStyle(`${stockCard}[data-taken] > div`, {
  '@layer': { [layers.components]: { background: vars.accent.tint } },
});
