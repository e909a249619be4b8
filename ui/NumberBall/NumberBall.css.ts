import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { ringGap } from '../internal/evenRows.css';
import { quietHit } from '../internal/quietHit.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { edgeInForcedColors, forcedColors } from '../theme/forcedColors';
import { layers } from '../theme/layers.css';

/** Size of the figure as a share of the ball's. */
export const FIGURE = 0.42;

/**
 * Puts the figure in the middle by padding, and so many px above: a hair, in whole points of each kind of screen, so
 * that it stays sharp. Results show balls by the hundred; a grid in each would cost more than all the rest of it.
 */
function figureRaised(ofOne: number, ofTwo: number, ofThree: number) {
  const raised = (px: number) => ({
    paddingBlockStart: `calc(${((1 / FIGURE - 1) / 2).toFixed(4)}em - ${px}px)`,
  });
  return {
    ...raised(ofOne),
    '@media': { '(min-resolution: 1.5dppx)': raised(ofTwo), '(min-resolution: 2.5dppx)': raised(ofThree) },
  };
}

const middle = figureRaised(0, 0.5, 0.333);

export const ball = componentStyle(
  {
    display: 'inline-block',
    textAlign: 'center',
    flex: 'none',
    borderRadius: vars.radius.full,
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: '-0.01em',
    userSelect: 'none',
    ...middle,
    '@media': { ...middle['@media'], ...edgeInForcedColors['@media'] },
  },
  'ball',
);

const filled = {
  background: vars.accent.solid,
  color: vars.mark.white,
  boxShadow: vars.edge.enamel,
  '@media': {
    [forcedColors]: { borderWidth: '3px', borderColor: 'Highlight' },
  },
};

export const state = {
  rest: componentStyle(
    {
      background: vars.color.ballRest,
      color: vars.color.text,
      boxShadow: `inset 0 0 0 1px ${vars.color.ballRestLine}`,
    },
    'rest',
  ),
  selected: componentStyle(filled, 'selected'),
  unavailable: componentStyle(
    { color: vars.color.textOff, boxShadow: `inset 0 0 0 1px ${vars.color.line}` },
    'unavailable',
  ),
  empty: componentStyle(
    {
      border: `1.5px dashed color-mix(in srgb, ${vars.color.lineStrong} 62%, transparent)`,
      '@media': { [forcedColors]: { borderStyle: 'dashed' } },
    },
    'empty',
  ),
  matched: componentStyle(
    {
      // Holds the tick.
      position: 'relative',
      background: vars.goldLeaf.fill,
      color: vars.color.onGold,
      boxShadow: vars.goldLeaf.edge,
      '@media': { [forcedColors]: { border: '4px double' } },
    },
    'matched',
  ),
  unmatched: componentStyle(
    { background: vars.color.disabledFill, color: vars.color.text3, boxShadow: `inset 0 0 0 1px ${vars.color.line}` },
    'unmatched',
  ),
  drawn: quietHit,
};

export const bonusRest = componentStyle(
  {
    background: vars.color.surface,
    color: vars.color.goldText,
    boxShadow: `inset 0 0 0 1.25px ${vars.color.goldText}`,
  },
  'bonusRest',
);

const ring = { marginInline: `calc(${vars.space[4]} + ${fallbackVar(ringGap, '0px')}) ${vars.space[4]}` };

export const bonusEmpty = componentStyle({ ...ring, borderColor: vars.color.goldText }, 'bonusEmpty');

export const bonusSelected = componentStyle(
  {
    ...ring,
    boxShadow: `${vars.edge.enamel}, 0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${vars.color.gold}`,
  },
  'bonusSelected',
);

export const bonusUnmatched = componentStyle(
  // Grey: gold beside a win would tell that it was drawn.
  { ...ring, boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 3.25px ${vars.color.line}` },
  'bonusUnmatched',
);

function across(px: number) {
  const rem = px / 16;
  return { width: `${rem}rem`, height: `${rem}rem`, fontSize: `${rem * FIGURE}rem` };
}

function diameter(px: number) {
  return componentStyle(across(px), `size-${px}`);
}

function largeDiameter(px: number) {
  return componentStyle({ ...across(px), ...figureRaised(1, 0.5, 0.667) }, `size-${px}`);
}

const BELOW_34 = '(max-width: 389px)';

const NARROW = '(max-width: 359px)';

/** Seven of these stand beside what counts their ticket, and six on the narrowest phone. */
const besideCount = componentStyle({ ...across(26), '@media': { [BELOW_34]: across(24) } }, 'size-26');

/** Seven of these stand beside a ticket's letter, on the narrowest phone too. */
const besideLetter = componentStyle(
  { ...across(34), '@media': { [BELOW_34]: across(30), [NARROW]: across(26) } },
  'size-34',
);

/** And seven of these in a card. */
const inCard = componentStyle({ ...across(38), '@media': { [BELOW_34]: across(34), [NARROW]: across(32) } }, 'size-38');

export const size = {
  26: besideCount,
  28: diameter(28),
  32: diameter(32),
  34: besideLetter,
  38: inCard,
  42: largeDiameter(42),
  46: largeDiameter(46),
};

// Edges of several widths take from the room around the figure. Twice the class, to outrank every state and size.
globalStyle(`.${ball}.${ball}`, {
  '@layer': {
    [layers.components]: {
      '@media': { [forcedColors]: { display: 'inline-grid', placeItems: 'center', paddingBlockStart: 0 } },
    },
  },
});

export const tick = componentStyle(
  {
    position: 'absolute',
    right: '-3px',
    bottom: '-3px',
    display: 'grid',
    placeItems: 'center',
    width: '14px',
    height: '14px',
    padding: '2.5px',
    borderRadius: vars.radius.full,
    background: vars.color.success,
    color: vars.mark.white,
    boxShadow: `0 0 0 1.5px ${vars.color.surface}`,
  },
  'tick',
);

/** Smaller with its ball, and never gone: gold alone would tell by colour that a number was drawn. */
export const shrinkingTick = componentStyle({ '@media': { [BELOW_34]: { scale: '0.8' } } }, 'shrinkingTick');
