import { createVar, keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { edgeInForcedColors } from '../theme/forcedColors';
import { onDark } from '../theme/themeStyles';

/** Width of the stub; the notches and the perforation stand on its edge. */
export const stubWidth = createVar('stubWidth');

/** Large text on a phone, from the large scale at 390 px on: the stub goes below, whole. */
const LARGE_TEXT = '(max-width: 15.25rem)';

/** One hole, repeated so that both edges of the paper cut it in half. */
const notches = `radial-gradient(circle 7px at calc(100% - ${stubWidth}) 7px, transparent 97%, black) 0 -7px`;

/** A shadow draws the paper on a light page, a line along its edge on a dark one. */
const edge = onDark(vars.color.line, 'transparent');

/** Carries the shadow: the paper's mask would cut one off. */
export const ticketCard = componentStyle(
  {
    position: 'relative',
    containerType: 'inline-size',
    borderRadius: vars.radius.lg,
    filter: vars.elevation.ticket,
    vars: { [stubWidth]: '7.625rem' },
    selectors: { '&:has(a:focus-visible)': focusRing },
    // Six balls, and two games beside each other, keep to one line.
    '@media': { '(max-width: 379px)': { vars: { [stubWidth]: '6.5rem' } } },
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
    color: vars.color.text,
    mask: notches,
    '@container': { [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)', mask: 'none' } },
    ...edgeInForcedColors,
  },
  'paper',
);

const HOLE = 7;

const ring = (at: '0' | '100%', width: number, color: string) =>
  `radial-gradient(circle ${HOLE + width}px at calc(100% - ${stubWidth}) ${at}, transparent ${HOLE}px, ${color} ${HOLE}px, ${color} 97%, transparent) border-box`;

/** A line along the paper's edge, which follows the notches. */
const outlined = (width: number, color: string) =>
  ({
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      border: `${width}px solid ${color}`,
      borderRadius: 'inherit',
      background: `${ring('0', width, color)}, ${ring('100%', width, color)}`,
      pointerEvents: 'none',
    },
    '@container': { [LARGE_TEXT]: { selectors: { '&::after': { background: 'none' } } } },
  }) as const;

export const edged = componentStyle(outlined(1, edge), 'edged');

/** Gold for what has won. */
export const gilded = componentStyle(outlined(1.5, vars.color.goldRing), 'gilded');

export const body = componentStyle({ padding: vars.space[12] }, 'body');

const tear = keyframes({
  from: { opacity: 0 },
  '12%': { opacity: 1, rotate: '0deg', translate: '0 0' },
  '55%': { rotate: '3deg', translate: '0.125rem 0.25rem' },
});
/** The paper lets the stub out of its outline for as long as it moves, then takes its own again. */
const letOut = keyframes({ from: { mask: 'none', overflow: 'visible' }, '99%': { mask: 'none', overflow: 'visible' } });

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
      borderInlineStart: `2px dashed ${onDark(vars.color.textOff, vars.color.line)}`,
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

const MOVES = '(prefers-reduced-motion: no-preference)';
const TEAR = '1200ms';

export const revealing = componentStyle(
  { '@media': { [MOVES]: { animation: `${letOut} ${TEAR} linear` } } },
  'revealing',
);

export const tearing = componentStyle(
  {
    transformOrigin: '0 0',
    '@media': { [MOVES]: { animation: `${tear} ${TEAR} ${vars.easing.standard}` } },
  },
  'tearing',
);
