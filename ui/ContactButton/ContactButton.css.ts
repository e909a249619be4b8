import { column } from '../theme/column';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';

/** A strip as wide as the column, so that the button keeps to its right edge on a desktop too. */
export const strip = componentStyle(
  {
    position: 'fixed',
    zIndex: 15,
    bottom: `calc(4.25rem + ${vars.space[16]} + env(safe-area-inset-bottom))`,
    display: 'flex',
    justifyContent: 'end',
    width: '100%',
    maxWidth: column.width,
    paddingInline: vars.space[16],
    pointerEvents: 'none',
  },
  'strip',
);

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
    selectors: { '&:focus-visible': focusRing },
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
  },
  'online',
);
