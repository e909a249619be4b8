import { globalStyle } from '@vanilla-extract/css';
import { columnBar } from '../theme/column';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { barAtFoot } from '../theme/frame.css';
import { focusRing } from '../theme/focus';
import { edgeInForcedColors, forcedColors } from '../theme/forcedColors';
import { layers } from '../theme/layers.css';
import { drawn, overContent } from '../theme/overContent';
import { text } from '../theme/text';

const height = 'calc(4.25rem + env(safe-area-inset-bottom))';

/** Keeps the bar's room in the flow, so that the end of the page can be scrolled above it. */
export const place = componentStyle(
  {
    flex: 'none',
    height,
    marginTop: 'auto',
    // It goes down as the page grows, and nobody sees that.
    visibility: 'hidden',
  },
  'place',
);

export const bar = componentStyle(
  {
    ...columnBar,
    zIndex: 20,
    bottom: 0,
    background: vars.color.surface,
    boxShadow: vars.elevation.up,
    paddingBottom: 'env(safe-area-inset-bottom)',
    '@media': { [forcedColors]: { borderTop: '1px solid' } },
  },
  'tabBar',
);
overContent(bar, { edge: 'End', room: height });
globalStyle(`html:has(${drawn(bar)})`, { '@layer': { [layers.components]: { vars: { [barAtFoot]: height } } } });

export const list = componentStyle({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' }, 'list');

export const tab = componentStyle(
  {
    ...text('tab'),
    // Four words share the narrowest phone, however large a reader makes them.
    fontSize: `min(${vars.type.tab.size}, 5.4vw)`,
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: vars.space[4],
    height: '4.25rem',
    textAlign: 'center',
    color: vars.color.text3,
    selectors: {
      '&[aria-current="page"]': { color: vars.color.brandText },
      '&[aria-current="page"]::before': {
        content: '',
        position: 'absolute',
        top: 0,
        width: '1.75rem',
        height: '0.1875rem',
        borderRadius: `0 0 ${vars.radius.xs} ${vars.radius.xs}`,
        background: vars.color.brand,
      },
      '&:focus-visible': { ...focusRing, outlineOffset: '-4px', borderRadius: vars.radius.md },
    },
    '@media': {
      [forcedColors]: { selectors: { '&[aria-current="page"]::before': { background: 'Highlight' } } },
    },
  },
  'tab',
);

// The place one is on is told by weight too: the icon has a stroke width of its own, so it is named here.
globalStyle(`${tab}[aria-current="page"] svg`, { '@layer': { [layers.components]: { strokeWidth: 2.4 } } });

export const sign = componentStyle({ position: 'relative', display: 'grid' }, 'sign');

export const count = componentStyle(
  {
    ...text('tab'),
    position: 'absolute',
    top: '-0.4375rem',
    left: '0.875rem',
    minWidth: '1.125rem',
    height: '1.125rem',
    lineHeight: '1.125rem',
    padding: `0 ${vars.space[4]}`,
    borderRadius: vars.radius.full,
    background: vars.color.brand,
    color: vars.color.onBrand,
    textAlign: 'center',
    ...edgeInForcedColors,
  },
  'count',
);
