import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { edgeInForcedColors, forcedColors } from '../theme/forcedColors';
import { atFoot } from '../theme/overContent';

/**
 * A strip across the column above the TabBar. It has a place in the flow, so what a page ends with is never under it.
 */
export const strip = componentStyle(
  {
    position: 'sticky',
    zIndex: 15,
    bottom: 'calc(4.25rem + env(safe-area-inset-bottom))',
    display: 'flex',
    justifyContent: 'end',
    flex: 'none',
    padding: `0 ${vars.space[16]} ${vars.space[16]}`,
    pointerEvents: 'none',
  },
  'strip',
);
// Over the bar, with the room that it keeps below itself above it as well.
atFoot(strip, 'calc(8.5rem + env(safe-area-inset-bottom))', true);

export const contactButton = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '3.25rem',
    height: '3.25rem',
    borderRadius: vars.radius.full,
    background: vars.color.surface,
    color: vars.color.brandText,
    boxShadow: vars.elevation.overlay,
    pointerEvents: 'auto',
    selectors: {
      '&:focus-visible': focusRing,
      '&[data-away]:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
    },
    '@media': {
      ...edgeInForcedColors['@media'],
      '(prefers-reduced-motion: no-preference)': {
        transition: `opacity ${vars.duration.fast} ${vars.easing.standard}`,
      },
    },
  },
  'contactButton',
);

export const online = componentStyle(
  {
    position: 'absolute',
    top: '0.125rem',
    right: '0.125rem',
    width: '0.75rem',
    height: '0.75rem',
    borderRadius: vars.radius.full,
    background: vars.color.success,
    boxShadow: `0 0 0 2px ${vars.color.surface}`,
    '@media': { [forcedColors]: { background: 'Highlight' } },
  },
  'online',
);
