import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

/** Dark on white in both themes: scanners know nothing of dark mode. */
export const qrCode = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '13.75rem',
    maxWidth: '100%',
    aspectRatio: '1',
    padding: vars.space[12],
    borderRadius: vars.radius.xl,
    background: vars.mark.white,
    boxShadow: `inset 0 0 0 1.5px ${vars.color.line}`,
  },
  'qrCode',
);

export const modules = componentStyle(
  { width: '100%', height: '100%', fill: vars.color.onGold, shapeRendering: 'crispEdges' },
  'modules',
);

export const sign = componentStyle(
  {
    position: 'absolute',
    display: 'grid',
    padding: vars.space[4],
    borderRadius: vars.radius.sm,
    background: vars.mark.white,
  },
  'sign',
);
