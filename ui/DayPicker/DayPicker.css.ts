import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';
import { scrollFade } from '../theme/scrollFade.css';
import { text } from '../theme/text';

export const days = componentStyle(
  {
    display: 'flex',
    gap: vars.space[8],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: '0.1875rem',
    // The days stand on the edge of their neighbours; the room of their ring of focus goes over it.
    marginInline: '-0.1875rem',
    ...scrollFade,
  },
  'days',
);

export const day = componentStyle(
  {
    position: 'relative',
    flex: 'none',
    display: 'grid',
    borderRadius: vars.radius.lg,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: { '&:has(:focus-visible)': focusRing },
  },
  'day',
);

export const face = componentStyle(
  {
    ...text('title'),
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    minWidth: '3.75rem',
    minHeight: '4rem',
    padding: `${vars.space[6]} ${vars.space[8]}`,
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.elevation.card,
    whiteSpace: 'nowrap',
    selectors: { ':checked + &': { background: vars.accent.solid, color: vars.color.onBrand, boxShadow: 'none' } },
    '@media': {
      // Four days, and a piece of the fifth that tells of more.
      '(max-width: 359px)': { paddingInline: vars.space[4] },
      [forcedColors]: {
        border: '1px solid',
        selectors: {
          ':checked + &': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
  },
  'face',
);

export const name = componentStyle(
  {
    ...text('caption'),
    fontWeight: 600,
    color: vars.color.text2,
    selectors: {
      '&[data-alone]': { fontSize: vars.type.body.size, fontWeight: 700, color: vars.color.text },
      ':checked + * > &': { color: 'inherit' },
    },
  },
  'name',
);

export const radio = componentStyle(
  { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'inherit' },
  'radio',
);
