import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRingOnColor } from '../theme/focus';
import { edgeInForcedColors } from '../theme/forcedColors';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

/** A target of 44 px round a pill of 36. */
export const target = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    minHeight: '2.75rem',
    borderRadius: vars.radius.full,
    color: vars.mark.white,
    selectors: {
      '&:focus-visible': { ...focusRingOnColor, outlineOffset: '-3px' },
      '&:last-child': { marginRight: vars.space[8] },
    },
  },
  'target',
);

export const pill = componentStyle(
  {
    ...text('label'),
    fontWeight: 700,
    // Twelve figures fit the narrowest phone, however large a reader makes them.
    fontSize: `min(${vars.type.label.size}, 6.4vw)`,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    height: '2.25rem',
    padding: '0 12px',
    borderRadius: vars.radius.full,
    background: vars.overlay.headerWell,
    boxShadow: `inset 0 0 0 1px ${vars.overlay.headerLine}`,
    ...edgeInForcedColors,
    '@media': { ...edgeInForcedColors['@media'], '(max-width: 19rem)': { paddingInlineStart: '6px' } },
  },
  'pill',
);

export const withPlus = componentStyle({ paddingRight: '6px' }, 'withPlus');

export const plus = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: 'min(1.5rem, 9vw)',
    height: 'min(1.5rem, 9vw)',
    borderRadius: vars.radius.full,
    background: vars.color.gold,
    color: vars.color.onGold,
  },
  'plus',
);

const NARROW = '(max-width: 22.4375rem)';
/** Headers in which a long amount leaves no room for the plus beside a name and two buttons. */
const BELOW_DESKTOP = '(max-width: 26.9375rem)';

export const compact = componentStyle(
  {
    '@container': {
      [NARROW]: { gap: '4px', paddingInlineStart: '8px' },
      [BELOW_DESKTOP]: { selectors: { '&[data-long]': { paddingInline: '12px' } } },
    },
  },
  'compact',
);

export const compactPlus = componentStyle(
  { '@container': { [BELOW_DESKTOP]: { selectors: { '[data-long] > &': { display: 'none' } } } } },
  'compactPlus',
);

/** It is heard after the amount. In the narrowest column it gives that its room. */
export const wallet = componentStyle(
  { position: 'relative', display: 'inline-grid', order: -1, '@media': { '(max-width: 23rem)': { display: 'none' } } },
  'wallet',
);

/** Around the wallet, in the room that the pill's end and its gap leave. */
export const ring = componentStyle(
  { position: 'absolute', inset: '-0.25rem', display: 'grid', placeItems: 'center' },
  'ring',
);

globalStyle(`${wallet}:has(> ${ring}) > :first-child`, { '@layer': { [layers.components]: { scale: '0.75' } } });
