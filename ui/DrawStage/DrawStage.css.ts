import { globalStyle, keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { forcedColors } from '../theme/forcedColors';
import { inset } from '../theme/inset';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

const MOVES = '(prefers-reduced-motion: no-preference)';
const STILL = '(prefers-reduced-motion: reduce)';

const fadeIn = keyframes({ from: { opacity: 0 } });
/** In sight from the first frame on: the words beside it count it already. */
const pop = keyframes({ from: { scale: 0.86 } });
const arrive = keyframes({ from: { translate: '0 -1.25rem', scale: 1.5 } });
const turn = keyframes({ to: { rotate: '360deg' } });
const fading = { animation: `${fadeIn} 120ms linear` };

export const stage = componentStyle(
  {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    paddingBlockStart: 'env(safe-area-inset-top)',
    color: vars.mark.white,
    background: `linear-gradient(165deg, ${vars.accent.headerStart}, ${vars.accent.headerEnd})`,
  },
  'stage',
);

export const sun = componentStyle(
  {
    position: 'absolute',
    zIndex: -1,
    width: '35rem',
    insetBlockStart: '9.5rem',
    insetInlineStart: '50%',
    translate: '-50% -50%',
    opacity: 0.14,
  },
  'sun',
);

export const bar = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space[4]}`,
    minHeight: '3.5rem',
    padding: `${vars.space[4]} ${vars.space[16]} ${vars.space[4]} ${vars.space[8]}`,
  },
  'bar',
);
export const title = componentStyle({ ...text('title'), flex: '1 0 auto' }, 'title');
/** Below the title, where both have no room side by side: the arrow and its gap are 3 rem. */
export const draw = componentStyle({ ...text('label'), fontWeight: 600, marginInlineStart: '3rem' }, 'draw');

/** On a short page what a ball and two lines need, so that nothing moves as they come. */
const stageHeight = 'clamp(9.5rem, 22vh, 10.75rem)';

export const centre = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    justifyItems: 'center',
    gap: vars.space[8],
    minHeight: stageHeight,
    paddingInline: inset,
    textAlign: 'center',
  },
  'centre',
);

export const line = componentStyle({ ...text('body'), color: vars.overlay.onHeader }, 'line');
export const small = componentStyle({ ...text('label'), minHeight: '1lh', color: vars.overlay.onHeader }, 'small');
export const strong = componentStyle({ ...text('subtitle'), fontWeight: 700 }, 'strong');
export const clock = componentStyle({ selectors: { '&&': { fontSize: 'min(2.25rem, 10vw)', lineHeight: 1.3 } } });
// At its end the stage goes on, to the drum.
globalStyle(`${clock} [data-part="end"]`, { '@layer': { [layers.components]: { display: 'none' } } });
export const amount = componentStyle(
  { ...text('jackpot'), fontSize: 'min(2.875rem, 10.5vw)', lineHeight: 1.3, color: vars.color.goldHi },
  'amount',
);
/** Both have the same place, whatever their length. */
export const sums = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
    gap: `${vars.space[2]} ${vars.space[16]}`,
    width: 'min(20rem, 100%)',
  },
  'stageSums',
);
export const sum = componentStyle({ display: 'grid', justifyItems: 'center' }, 'stageSum');
export const figure = componentStyle(
  { ...text('title'), fontSize: 'min(1.5rem, 7vw)', lineHeight: 1.4, whiteSpace: 'nowrap' },
  'stageFigure',
);
export const verdict = componentStyle(
  {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: vars.space[2],
    // As large as its place, so that what it says next does not move it.
    justifySelf: 'stretch',
    minHeight: stageHeight,
    '@media': { [MOVES]: { animation: `${fadeIn} ${vars.duration.slow} ${vars.easing.standard}` }, [STILL]: fading },
  },
  'verdict',
);

export const drum = componentStyle(
  { position: 'relative', display: 'grid', placeItems: 'center', width: '6rem', height: '6rem' },
  'drum',
);
export const drumSun = componentStyle({ width: '5.5rem', color: vars.color.goldHi }, 'drumSun');
export const arc = componentStyle(
  {
    position: 'absolute',
    inset: 0,
    border: `3px solid ${vars.overlay.headerLine}`,
    borderBlockStartColor: vars.color.goldHi,
    borderRadius: vars.radius.full,
    '@media': {
      [MOVES]: { animation: `${turn} 1.6s linear infinite` },
      [STILL]: { borderColor: vars.overlay.headerLine },
    },
  },
  'arc',
);

export const current = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    minWidth: '5.5rem',
    height: '5.5rem',
    padding: `0 ${inset}`,
    borderRadius: vars.radius.full,
    background: vars.color.onBrand,
    color: vars.accent.headerEnd,
    fontSize: '2.375rem',
    fontWeight: 800,
    lineHeight: 1,
    boxShadow: vars.edge.enamel,
    '@media': { [MOVES]: { animation: `${pop} ${vars.duration.base} ${vars.easing.spring}` } },
  },
  'current',
);

export const places = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '0.5rem 0.375rem',
    containerType: 'inline-size',
    // Ten small ones in a row on every phone and in the widest column.
    width: 'min(22.125rem, 100% - 2rem)',
    margin: `${vars.space[12]} auto ${vars.space[24]}`,
    listStyle: 'none',
  },
  'places',
);

/** A ball, or a group of three digits, at its place. */
export const place = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: 'min(1.875rem, (100cqi - 3.375rem) / 10)',
    aspectRatio: '1',
    borderRadius: vars.radius.full,
    fontSize: '0.8125rem',
    fontWeight: 700,
    lineHeight: 1,
    selectors: {
      '&[data-size="large"]': { width: 'min(2.625rem, (100cqi - 2.25rem) / 7)', fontSize: '1.0625rem' },
      '&[data-size="group"]': { width: '3rem', aspectRatio: 'auto', height: '1.75rem', letterSpacing: '0.06em' },
      '&[data-state="empty"]': {
        border: `1.5px dashed color-mix(in srgb, ${vars.mark.white} 62%, transparent)`,
      },
      '&:not([data-state="empty"])': {
        background: vars.color.onBrand,
        color: vars.accent.headerEnd,
        boxShadow: vars.edge.enamel,
      },
      // Own numbers are the brightest: beside them the others step back.
      [`${places}:has([data-state="mine"], [data-state="won"]) &[data-state="drawn"]`]: {
        background: `color-mix(in srgb, ${vars.color.onBrand} 72%, transparent)`,
        boxShadow: 'none',
      },
      '&[data-state="mine"]': {
        boxShadow: `0 0 0 2px ${vars.accent.headerEnd}, 0 0 0 4px ${vars.color.onBrand}`,
      },
      '&[data-state="won"]': {
        background: vars.goldLeaf.fill,
        color: vars.color.onGold,
        boxShadow: vars.goldLeaf.edge,
      },
    },
    '@media': {
      [MOVES]: { selectors: { '&[data-fresh]': { animation: `${arrive} 280ms ${vars.easing.standard}` } } },
      [forcedColors]: { border: '1px solid' },
    },
  },
  'place',
);
