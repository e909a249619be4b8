import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

export const mark = componentStyle(
  {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: '28%',
    background: `linear-gradient(160deg, ${vars.accent.solid}, ${vars.accent.headerEnd})`,
    boxShadow: `inset 0 1px 0 ${vars.overlay.headerLine}`,
    // A sign with colours of its own, like a picture: without its ground its white glyph would be lost.
    forcedColorAdjust: 'none',
  },
  'mark',
);

export const size = {
  20: componentStyle({ width: '1.25rem', height: '1.25rem' }, 'size-20'),
  32: componentStyle({ width: '2rem', height: '2rem' }, 'size-32'),
  36: componentStyle({ width: '2.25rem', height: '2.25rem' }, 'size-36'),
  42: componentStyle({ width: '2.625rem', height: '2.625rem' }, 'size-42'),
};

export const glyph = componentStyle({ width: '78%', height: '78%', fill: vars.mark.white }, 'glyph');
export const gold = componentStyle({ fill: vars.mark.gold }, 'gold');
export const star = componentStyle({ fill: vars.mark.star }, 'star');
export const ring = componentStyle({ fill: 'none', stroke: vars.mark.white, strokeWidth: 2.4 }, 'ring');
