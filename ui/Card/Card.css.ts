import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { edgeInForcedColors } from '../theme/forcedColors';

export const card = componentStyle(
  {
    position: 'relative',
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    // On lacquer too.
    color: vars.color.text,
    boxShadow: vars.elevation.card,
    selectors: { '&:has(a:focus-visible)': focusRing },
  },
  'card',
);

export const inset = {
  none: componentStyle({ overflow: 'hidden' }, 'none'),
  small: componentStyle({ padding: vars.space[12] }, 'small'),
  // In large text the amounts need the room.
  medium: componentStyle({ padding: `${vars.space[16]} min(${vars.space[16]}, 5vw)` }, 'medium'),
};

export const tone = {
  plain: null,
  gold: componentStyle(
    { background: vars.color.goldTint, boxShadow: `inset 0 0 0 1.5px ${vars.color.goldRing}`, ...edgeInForcedColors },
    'gold',
  ),
};
