import { keyframes } from '@vanilla-extract/css';
import { windowHeight } from '../theme/frame.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRingOnColor } from '../theme/focus';
import { edgeInForcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';
import { LOW, moving } from './moving';
import { at, fadeIn, start } from '../internal/reveal.css';

const fall = keyframes({ from: { translate: '0 -1.5rem', opacity: 0 }, '40%': { opacity: 1 } });
const brighten = keyframes({ from: { opacity: 0 } });
const settle = keyframes({ from: { opacity: 0, translate: '0 0.5rem' } });

export const stage = componentStyle(
  {
    position: 'relative',
    isolation: 'isolate',
    gridArea: '1 / 1',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    height: windowHeight,
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    color: vars.mark.white,
    background: `linear-gradient(180deg, ${vars.color.frameStart}, ${vars.color.frameEnd})`,
    outline: 'none',
    vars: { [at]: '0ms', [start]: '0ms' },
    ...moving(fadeIn, vars.duration.slow, vars.easing.enter),
  },
  'stage',
);

export const sun = componentStyle(
  {
    position: 'absolute',
    zIndex: -1,
    width: '42rem',
    insetBlockStart: '46%',
    insetInlineStart: '50%',
    translate: '-50% -50%',
    color: vars.mark.gold,
    opacity: 0.16,
  },
  'sun',
);

/** Nothing of it is wider than the stage, which would scroll with it. */
export const ground = componentStyle({ position: 'absolute', inset: 0, zIndex: -1, overflow: 'hidden' }, 'ground');

export const slowSun = componentStyle(
  { insetBlockStart: '12rem', width: '47rem', opacity: 0.22, ...moving(brighten, '2400ms', vars.easing.standard) },
  'slowSun',
);

export const bar = componentStyle(
  {
    position: 'sticky',
    zIndex: 1,
    insetBlockStart: 0,
    display: 'flex',
    justifyContent: 'space-between',
    minHeight: '3.5rem',
    paddingBlockStart: 'env(safe-area-inset-top)',
    paddingInline: vars.space[6],
    alignItems: 'center',
    flex: 'none',
  },
  'bar',
);

export const barButton = componentStyle(
  {
    ...text('body'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[6],
    minHeight: '2.75rem',
    marginInlineStart: 'auto',
    padding: `0 ${vars.space[12]}`,
    borderRadius: vars.radius.md,
    fontWeight: 600,
    color: vars.mark.white,
    selectors: { '&:focus-visible': focusRingOnColor },
  },
  'barButton',
);

export const column = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    width: '100%',
    padding: `min(${vars.space[16]}, 2dvh) min(${vars.space[32]}, 6vw) ${vars.space[24]}`,
    selectors: {
      '&[data-grade="jackpot"]': { paddingInline: 0, paddingBlockEnd: 0 },
      // At rest the middle of the bar is free.
      '&[data-resting]:not([data-grade="jackpot"])': { '@media': { [LOW]: { marginBlockStart: '-1.75rem' } } },
    },
  },
  'column',
);

export const heading = componentStyle({ display: 'grid', justifyItems: 'center', textAlign: 'center' }, 'heading');
export const draw = componentStyle({ ...text('subtitle'), fontSize: '1.0625rem', fontWeight: 700 }, 'draw');
export const small = componentStyle({ ...text('label'), color: vars.overlay.onHeader }, 'small');
export const jackpotHeading = componentStyle({ paddingBlock: `min(${vars.space[16]}, 2dvh)` }, 'jackpotHeading');
export const jackpotTitle = componentStyle(
  { ...text('title'), fontSize: 'min(1.25rem, 5.4vw)', lineHeight: 1.4, color: vars.color.goldHi },
  'jackpotTitle',
);
/** The sum while it is covered: one bar to press. */
export const coveredSum = componentStyle(
  {
    ...text('subtitle'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    width: 'min(17rem, 84vw)',
    minHeight: '3.25rem',
    marginBlockStart: vars.space[12],
    borderRadius: vars.radius.lg,
    background: vars.overlay.headerWell,
    boxShadow: `inset 0 0 0 1px ${vars.overlay.headerLine}`,
    color: vars.mark.white,
    fontWeight: 700,
    selectors: { '&:focus-visible': focusRingOnColor },
    ...edgeInForcedColors,
  },
  'coveredSum',
);
export const luck = componentStyle(
  { ...text('jackpot'), fontSize: 'min(1.875rem, 9vw)', lineHeight: 1.4, color: vars.color.goldHi },
  'luck',
);
export const greeting = componentStyle({ ...text('body'), color: vars.overlay.onHeader }, 'greeting');

export const figure = componentStyle(
  { ...text('jackpot'), fontSize: 'min(2.375rem, 9.6vw)', lineHeight: 1.32, color: vars.color.goldHi },
  'figure',
);

export const arriving = componentStyle(moving(settle, vars.duration.base, vars.easing.standard), 'arriving');

export const drawn = componentStyle(
  {
    containerType: 'inline-size',
    width: '100%',
    marginBlock: `min(${vars.space[40]}, 5dvh) ${vars.space[10]}`,
  },
  'drawn',
);

export const balls = componentStyle(
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '0.375rem', listStyle: 'none' },
  'balls',
);

/** A place with its dashed edge, on which a ball comes to lie. */
export const place = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    borderRadius: vars.radius.full,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        border: `1.5px dashed color-mix(in srgb, ${vars.mark.white} 62%, transparent)`,
        borderRadius: 'inherit',
      },
    },
  },
  'place',
);

export const falling = componentStyle(
  {
    gridArea: '1 / 1',
    vars: { [vars.accent.solid]: vars.color.onBrand, [vars.mark.white]: vars.accent.headerStart },
    ...moving(fall, '280ms', vars.easing.spring),
  },
  'falling',
);

export const ring = componentStyle(
  {
    position: 'absolute',
    inset: 0,
    borderRadius: vars.radius.full,
    boxShadow: `0 0 0 3px ${vars.color.gold}`,
    ...moving(fadeIn, vars.duration.fast, vars.easing.standard),
  },
  'ring',
);

export const tierLine = componentStyle(
  { ...text('label'), textAlign: 'center', ...moving(fadeIn, vars.duration.base, vars.easing.standard) },
  'tierLine',
);

export { at, start } from '../internal/reveal.css';
export * from './WinStage.css';
