import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { edgeInForcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';
import { onDark } from '../theme/themeStyles';

/** A notch at both ends of an edge: one hole, repeated so that the sheet's sides cut it in half. */
const notches = (edge: string) => `radial-gradient(circle 9px at 9px ${edge}, transparent 97%, black) -9px 0`;

/** A shadow draws the paper on a light page, a line along its edge and around its notches on a dark one. */
const edge = onDark(vars.color.line, 'transparent');
const ring = (at: string) =>
  `radial-gradient(circle 10px at ${at}, transparent 9px, ${edge} 9px, ${edge} 97%, transparent)`;
const edged = (half: '0' | '100%') =>
  ({
    content: '',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${edge}`,
    [half === '0' ? 'borderBlockStart' : 'borderBlockEnd']: 'none',
    borderRadius: 'inherit',
    background: `${ring(`0 ${half}`)} border-box, ${ring(`100% ${half}`)} border-box`,
    pointerEvents: 'none',
  }) as const;

export const receipt = componentStyle({ filter: vars.elevation.ticket }, 'receipt');

/** In large text the amounts need the room. */
const side = `min(${vars.space[16]}, 5vw)`;

const part = { position: 'relative', background: vars.color.surface, ...edgeInForcedColors } as const;

/** The perforation is where the two parts meet, so the notches are always on it, however tall the parts are. */
export const upper = componentStyle(
  {
    ...part,
    overflow: 'hidden',
    borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
    mask: notches('100%'),
    '::after': edged('100%'),
  },
  'upper',
);

export const lower = componentStyle(
  {
    ...part,
    padding: `${vars.space[20]} ${side} ${vars.space[16]}`,
    borderRadius: `0 0 ${vars.radius.xl} ${vars.radius.xl}`,
    mask: notches('0'),
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-1px',
      insetInline: vars.space[20],
      borderBlockStart: `2px dashed ${vars.color.line}`,
    },
    '::after': edged('0'),
  },
  'lower',
);

export const head = componentStyle(
  {
    position: 'relative',
    // Over the line of the paper's edge.
    zIndex: 1,
    containerType: 'inline-size',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[2],
    overflow: 'hidden',
    padding: `${vars.space[16]} ${side} ${vars.space[20]}`,
    background: vars.goldLeaf.fill,
    color: vars.color.onGold,
    textAlign: 'center',
  },
  'head',
);

export const sun = componentStyle(
  {
    position: 'absolute',
    width: '25rem',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    translate: '-50% -50%',
    color: vars.color.goldRing,
    opacity: 0.26,
  },
  'sun',
);

const tear = keyframes({
  from: { opacity: 0, rotate: '3deg', translate: '0.25rem -1rem' },
  '40%': { opacity: 1, rotate: '3deg', translate: '0.125rem 0.25rem' },
});

export const revealing = componentStyle(
  {
    transformOrigin: '0 0',
    '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${tear} 1200ms ${vars.easing.standard}` } },
  },
  'revealing',
);

export const headLine = componentStyle(
  {
    ...text('label'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[6],
    fontWeight: 600,
  },
  'headLine',
);

export const prize = componentStyle(
  // Twelve digits still fit the narrowest phone.
  { ...text('jackpot'), fontSize: 'min(10cqi, 2.375rem)', lineHeight: 1.32, position: 'relative' },
  'prize',
);

export const plainHead = componentStyle(
  {
    containerType: 'inline-size',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[6],
    padding: `${vars.space[16]} ${side}`,
    // Warm, for it has won, but no leaf.
    background: vars.color.goldTint,
    color: vars.color.text,
    textAlign: 'center',
  },
  'plainHead',
);

/** Both sums have the same place, whatever their length. */
export const sums = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
    gap: `${vars.space[8]} ${vars.space[16]}`,
    width: '100%',
    maxWidth: '20rem',
  },
  'sums',
);
export const sum = componentStyle({ display: 'grid', justifyItems: 'center' }, 'sum');
export const sumName = componentStyle({ ...text('label'), color: vars.color.text2 }, 'sumName');
export const figure = componentStyle({ ...text('title'), fontSize: 'min(1.5rem, 7.4cqi)', lineHeight: 1.4 }, 'figure');

export const body = componentStyle({ padding: `${vars.space[12]} ${side} ${vars.space[20]}` }, 'body');

export const facts = componentStyle({ display: 'grid', gap: vars.space[12] }, 'facts');

export const fact = componentStyle(
  // A value that has no room beside its name stands close below it.
  { display: 'flex', justifyContent: 'space-between', gap: `0 ${vars.space[16]}`, flexWrap: 'wrap' },
  'fact',
);

export const term = componentStyle({ ...text('body'), color: vars.color.text2 }, 'term');

export const note = componentStyle({ ...text('caption'), display: 'block', color: vars.color.text3 }, 'note');

export const value = componentStyle(
  { ...text('body'), fontWeight: 600, color: vars.color.text, marginInlineStart: 'auto', overflowWrap: 'anywhere' },
  'value',
);

/** A target of full size that leaves the row its height. */
export const copy = componentStyle(
  { marginBlock: '-0.75rem', marginInlineEnd: '-0.75rem', verticalAlign: 'middle' },
  'copy',
);

export const valueTone = { plain: null, gold: componentStyle({ color: vars.color.goldText }, 'goldValue') };

export const strip = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: `${vars.space[4]} ${vars.space[12]}`,
    padding: `${vars.space[8]} ${vars.space[12]}`,
    borderRadius: vars.radius.md,
    background: vars.color.sunken,
    selectors: { '& + &': { marginBlockStart: vars.space[6] } },
  },
  'strip',
);

export const stripLabel = componentStyle({ ...text('label'), color: vars.color.text2 }, 'stripLabel');

export const stripValue = componentStyle(
  { ...text('body'), fontWeight: 700, color: vars.color.text, marginInlineStart: 'auto', textAlign: 'end' },
  'stripValue',
);
