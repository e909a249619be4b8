import { createVar, globalStyle, keyframes, type StyleRule } from '@vanilla-extract/css';
import { countdown } from '../Countdown/Countdown.css';
import { drawTimeFlow } from '../DrawTime/DrawTime.css';
import { inline } from '../Inline/Inline.css';
import { layout } from '../internal/layout.css';
import { sunburst } from '../Sunburst/Sunburst.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { edgeInForcedColors } from '../theme/forcedColors';
import { layers } from '../theme/layers.css';
import { onDark } from '../theme/themeStyles';

/** Width of the stub; the notches and the perforation stand on its edge. */
export const stubWidth = createVar('stubWidth');

/** Colour and width of the line along the paper's edge. */
const edgeColor = createVar('edgeColor');
const edgeWidth = createVar('edgeWidth');

/** Of the body where the stub is at the foot. */
const bodyFill = createVar('bodyFill');

/** Large text on a phone, from the large scale at 390 px on: the stub goes below. */
const LARGE_TEXT = '(max-width: 15.25rem)';
const SMALL_PHONE = '(max-width: 379px)';
/** A card on a phone of less than 360 px. */
const NARROW = '(max-width: 20rem)';

type Rules = Readonly<Record<string, StyleRule>>;
const under = (place: string, rules: Rules) =>
  Object.fromEntries(Object.entries(rules).map(([selector, rule]) => [`[data-stub="${place}"] ${selector}`, rule]));

/** How a part looks where the stub is at the foot of the ticket. */
const atFoot = (rules: Rules) => ({
  selectors: under('foot', rules),
  '@container': { [NARROW]: { selectors: under('fits', rules) }, [LARGE_TEXT]: { selectors: rules } },
});

const HOLE = 7;

/** One hole, repeated so that both edges of the paper cut it in half. */
const notches = `radial-gradient(circle ${HOLE}px at calc(100% - ${stubWidth}) ${HOLE}px, transparent 97%, black) 0 -${HOLE}px`;
const notchesOf = (side: '0' | '100%') =>
  `radial-gradient(circle ${HOLE}px at ${HOLE}px ${side}, transparent 97%, black) -${HOLE}px 0`;

/** The paper's line goes on round a notch. */
const ring = (at: string) =>
  `radial-gradient(circle calc(${HOLE}px + ${edgeWidth}) at ${at}, transparent ${HOLE}px, ${edgeColor} ${HOLE}px, ${edgeColor} 97%, transparent) border-box`;
const line = `${edgeWidth} solid ${edgeColor}`;

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
    '@media': { [SMALL_PHONE]: { vars: { [stubWidth]: '6.5rem' } } },
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
    // A shadow draws the paper on a light page, a line along its edge on a dark one.
    vars: { [edgeWidth]: '1px', [edgeColor]: onDark(vars.color.line, 'transparent'), [bodyFill]: vars.color.surface },
    '::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      border: line,
      borderRadius: 'inherit',
      background: [`calc(100% - ${stubWidth}) 0`, `calc(100% - ${stubWidth}) 100%`].map(ring).join(', '),
      pointerEvents: 'none',
    },
    // Each part is cut by itself there, however tall it is.
    ...atFoot({
      '&': { isolation: 'isolate', gridTemplateColumns: 'minmax(0, 1fr)', mask: 'none', background: 'none' },
      // Behind the body, which a mask of its own would keep from covering the stub with its link.
      '&::before': {
        content: '',
        gridArea: '1 / 1',
        zIndex: -1,
        border: line,
        borderBlockEnd: 'none',
        borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
        background: `${['0 100%', '100% 100%'].map(ring).join(', ')}, ${bodyFill}`,
        mask: notchesOf('100%'),
      },
      '&::after': { display: 'none' },
    }),
    ...edgeInForcedColors,
  },
  'paper',
);

/** On a dark page gold paper of its whole colour would be brown beside the stub's leaf. */
const goldPaper = onDark(`color-mix(in srgb, ${vars.color.goldTint} 40%, ${vars.color.surface})`, vars.color.goldTint);

/** Gold for what has won, and all over for what has won most. */
export const gilded = componentStyle(
  {
    vars: { [edgeWidth]: '1.5px', [edgeColor]: vars.color.goldRing },
    selectors: { '[data-stub="foot"] &': { vars: { [bodyFill]: goldPaper } } },
  },
  'gilded',
);

const bodyAtFoot = atFoot({ '&': { gridArea: '1 / 1' } });
export const body = componentStyle(
  {
    padding: vars.space[12],
    ...bodyAtFoot,
    selectors: {
      ...bodyAtFoot.selectors,
      // On gold paper a gold badge is one of white.
      [`[data-stub="foot"] ${gilded} > &`]: { vars: { [vars.color.goldTint]: vars.color.surface } },
    },
  },
  'body',
);

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
    padding: `${vars.space[10]} ${vars.space[6]}`,
    background: vars.color.surface,
    textAlign: 'center',
    textWrap: 'balance',
    // Day and hour of a draw keep to one line there.
    '@media': { [SMALL_PHONE]: { paddingInline: vars.space[4] } },
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: vars.space[12],
      insetInlineStart: '-1px',
      border: `0 dashed ${onDark(vars.color.textOff, vars.color.line)}`,
      borderInlineStartWidth: '2px',
    },
    ...atFoot({
      '&': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: `0 ${vars.space[8]}`,
        minHeight: '2.75rem',
        padding: `${vars.space[8]} ${vars.space[12]}`,
        borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
        mask: notchesOf('0'),
        vars: { [drawTimeFlow]: 'row wrap' },
      },
      '&::before': {
        inset: `-1px ${vars.space[12]} auto`,
        borderInlineStartWidth: 0,
        borderBlockStartWidth: '2px',
      },
      '&::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        border: line,
        borderBlockStart: 'none',
        borderRadius: 'inherit',
        background: ['0 0', '100% 0'].map(ring).join(', '),
        pointerEvents: 'none',
      },
    }),
  },
  'stub',
);

globalStyle(`${stub} ${countdown}`, { '@layer': { [layers.components]: { justifyContent: 'center' } } });
// At the foot it has the whole line, in the middle of which its pieces stay unless it says otherwise.
globalStyle(`${stub} > ${inline}`, {
  '@layer': { [layers.components]: { flexGrow: 1, vars: { [layout.justify]: 'center' } } },
});

/** The drum's sun lies behind a large sum of gold. */
globalStyle(`${stub} > ${sunburst}`, {
  '@layer': {
    [layers.components]: {
      position: 'absolute',
      zIndex: -1,
      width: '22rem',
      insetBlockStart: '50%',
      insetInlineStart: '50%',
      translate: '-50% -50%',
      color: vars.color.goldHi,
      opacity: 0.7,
    },
  },
});

export const tone = {
  accent: componentStyle({ background: vars.accent.tint, color: vars.accent.text }, 'accent'),
  info: componentStyle({ background: vars.color.infoTint, color: vars.color.infoText }, 'info'),
  gold: componentStyle(
    {
      background: vars.goldLeaf.fill,
      color: vars.color.onGold,
      '::before': { borderColor: vars.color.goldRing },
    },
    'gold',
  ),
  warm: componentStyle({ background: vars.color.goldTint }, 'warm'),
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
