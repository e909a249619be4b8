import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { edgeInForcedColors } from '../theme/forcedColors';

/** Width of the stub; the notches and the perforation stand on its edge. */
export const stubWidth = createVar('stubWidth');

/** Large text on a phone, from the large scale at 390 px on: the stub goes below, whole. */
const LARGE_TEXT = '(max-width: 15.25rem)';

/** One hole, repeated so that both edges of the paper cut it in half. */
const notches = `radial-gradient(circle 7px at calc(100% - ${stubWidth}) 7px, transparent 97%, black) 0 -7px`;

/** Carries the shadow: the paper's mask would cut one off. */
export const ticketCard = componentStyle(
  {
    position: 'relative',
    containerType: 'inline-size',
    borderRadius: vars.radius.lg,
    filter: vars.elevation.ticket,
    vars: { [stubWidth]: '7.625rem' },
    selectors: { '&:has(a:focus-visible)': focusRing },
    '@media': { '(max-width: 359px)': { vars: { [stubWidth]: '6.5rem' } } },
  },
  'ticketCard',
);

export const paper = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${stubWidth}`,
    overflow: 'hidden',
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    mask: notches,
    '@container': { [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)', mask: 'none' } },
    ...edgeInForcedColors,
  },
  'paper',
);

const HOLE = '7px';
const RING = '8.5px';

const ring = (edge: '0' | '100%') =>
  `radial-gradient(circle ${RING} at calc(100% - ${stubWidth}) ${edge}, transparent ${HOLE}, ${vars.color.goldRing} ${HOLE}, ${vars.color.goldRing} 97%, transparent)`;

/** An edge of gold for what has won, which follows the notches. */
export const gilded = componentStyle(
  {
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      border: `1.5px solid ${vars.color.goldRing}`,
      borderRadius: 'inherit',
      background: `${ring('0')} border-box, ${ring('100%')} border-box`,
      pointerEvents: 'none',
    },
    '@container': { [LARGE_TEXT]: { selectors: { '&::after': { background: 'none' } } } },
  },
  'gilded',
);

export const body = componentStyle({ padding: vars.space[12] }, 'body');

export const stub = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: vars.space[4],
    padding: `${vars.space[10]} ${vars.space[4]}`,
    textAlign: 'center',
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: vars.space[12],
      insetInlineStart: '-1px',
      borderInlineStart: `2px dashed ${vars.color.line}`,
    },
    '@container': { [LARGE_TEXT]: { selectors: { '&::before': { display: 'none' } } } },
  },
  'stub',
);

export const tone = {
  accent: componentStyle({ background: vars.accent.tint, color: vars.accent.text }, 'accent'),
  info: componentStyle({ background: vars.color.infoTint, color: vars.color.infoText }, 'info'),
  gold: componentStyle(
    {
      background: vars.goldLeaf.fill,
      color: vars.color.onGold,
      '::before': { borderInlineStartColor: vars.color.goldRing },
    },
    'gold',
  ),
  plain: componentStyle({ color: vars.color.text2 }, 'plain'),
};
