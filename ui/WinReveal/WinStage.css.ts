import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { fadeIn } from '../internal/reveal.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { edgeInForcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';
import { LOW, moving } from './moving';

const fadeOut = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });
const turnGold = keyframes({ from: { opacity: 0, scale: 0.92 }, '60%': { opacity: 1, scale: 1.08 } });
const tear = keyframes({
  from: { opacity: 0, translate: '0 -0.8rem', animationTimingFunction: vars.easing.enter },
  '8%': { opacity: 1 },
  '66%': { rotate: '6.5deg', translate: '0.375rem 0.875rem', animationTimingFunction: vars.easing.standard },
});
const leafFall = keyframes({ from: { translate: '0 -9rem', opacity: 0 }, '25%': { opacity: 1 } });
const rise = keyframes({ from: { translate: '0 100%' } });

export const ticket = componentStyle(
  { color: vars.color.text, marginBlockStart: `min(${vars.space[32]}, 4dvh)`, filter: vars.elevation.ticket },
  'ticket',
);

const side = `min(${vars.space[20]}, 5vw)`;
const hole = (edge: string) => `radial-gradient(circle 9px at 9px ${edge}, transparent 97%, black) -9px 0`;
const teeth = (edge: string) =>
  `radial-gradient(ellipse 3px 2.6px at 50% ${edge}, transparent 96%, black) 0 0 / 8px 100%`;
const cut = (edge: string) => ({ mask: `${hole(edge)}, ${teeth(edge)}`, maskComposite: 'intersect' }) as const;

export const paper = componentStyle(
  {
    padding: `${vars.space[20]} ${side} ${vars.space[24]}`,
    borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
    background: vars.color.surface,
    mask: hole('100%'),
    ...edgeInForcedColors,
  },
  'paper',
);

export const torn = componentStyle(cut('100%'), 'torn');

export const head = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[12], marginBlockEnd: vars.space[16] },
  'head',
);
export const names = componentStyle({ flex: 1, minWidth: 0 }, 'names');
export const name = componentStyle({ ...text('title'), fontSize: '1.0625rem', lineHeight: 1.4 }, 'name');
export const soft = componentStyle({ ...text('label'), color: vars.color.text2 }, 'soft');

export const own = componentStyle({ containerType: 'inline-size' }, 'own');
export const ownBalls = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: '0.5rem 0.375rem', listStyle: 'none' },
  'ownBalls',
);
/** A line of its own is filled from edge to edge. */
export const spread = componentStyle({ justifyContent: 'space-between' }, 'spread');
export const middle = componentStyle(
  {
    justifyContent: 'center',
    gap: vars.space[10],
    // Six balls keep to one line there.
    '@container': { '(max-width: 18.75rem)': { columnGap: '0.375rem' } },
  },
  'middle',
);
export const jackpotBalls = componentStyle(
  { width: '100%', marginBlock: `${vars.space[20]} 0`, paddingInline: vars.space[16] },
  'jackpotBalls',
);
export const stack = componentStyle({ display: 'grid' }, 'stack');
export const layer = componentStyle({ gridArea: '1 / 1' }, 'layer');
export const turning = componentStyle(
  { gridArea: '1 / 1', ...moving(turnGold, '320ms', vars.easing.standard) },
  'turning',
);
export const fading = componentStyle(
  { gridArea: '1 / 1', ...moving(fadeIn, vars.duration.base, vars.easing.standard) },
  'fading',
);

export const strip = componentStyle({ marginBlockStart: vars.space[16] }, 'strip');

export const stubs = componentStyle({ display: 'grid', marginBlockStart: '-1px' }, 'stubs');

export const wholeStub = componentStyle(
  {
    gridArea: '1 / 1',
    alignSelf: 'start',
    padding: `${vars.space[20]} ${side}`,
    borderRadius: `0 0 ${vars.radius.xl} ${vars.radius.xl}`,
    background: vars.accent.tint,
    mask: hole('0'),
    ...edgeInForcedColors,
  },
  'wholeStub',
);

/** Where nothing moves it has left. */
export const leavingStub = componentStyle(
  { opacity: 0, ...moving(fadeOut, vars.duration.fast, vars.easing.standard, 'both') },
  'leavingStub',
);

export const goldStub = componentStyle(
  {
    position: 'relative',
    gridArea: '1 / 1',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    containerType: 'inline-size',
    minHeight: '9.25rem',
    marginBlockStart: '0.8rem',
    padding: `${vars.space[16]} ${side}`,
    overflow: 'hidden',
    borderRadius: `0 0 ${vars.radius.xl} ${vars.radius.xl}`,
    background: vars.goldLeaf.fill,
    color: vars.color.onGold,
    textAlign: 'center',
    transformOrigin: '0 0',
    ...cut('0'),
    '@media': { ...edgeInForcedColors['@media'], [LOW]: { minHeight: '7rem', paddingBlock: vars.space[12] } },
  },
  'goldStub',
);

export const tearing = componentStyle(moving(tear, '960ms', vars.easing.standard), 'tearing');

export const stubSun = componentStyle(
  {
    position: 'absolute',
    width: '27rem',
    insetBlockStart: '50%',
    insetInlineStart: '50%',
    translate: '-50% -50%',
    color: vars.color.goldRing,
    opacity: 0.26,
  },
  'stubSun',
);

export const stubLine = componentStyle({ ...text('label'), position: 'relative', fontWeight: 600 }, 'stubLine');
/** How long the prize is, written out. */
export const characters = createVar('characters');

export const prize = componentStyle(
  {
    ...text('jackpot'),
    position: 'relative',
    fontSize: `min(2.375rem, 11cqi, 165cqi / ${characters})`,
    lineHeight: 1.32,
  },
  'prize',
);

export const appearing = componentStyle(moving(fadeIn, vars.duration.slow, vars.easing.standard), 'appearing');

export const leaf = componentStyle(
  {
    position: 'absolute',
    aspectRatio: '2 / 1',
    borderRadius: '0 100% 0 100%',
    background: vars.color.gold,
    ...moving(leafFall, '1200ms', vars.easing.enter),
    selectors: { '&:nth-child(odd)': { background: vars.color.goldHi } },
  },
  'leaf',
);

export const note = componentStyle(
  {
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    marginBlock: `${vars.space[20]} ${vars.space[24]}`,
    // Where the money is stands over the buttons there.
    '@media': { [LOW]: { marginBlock: `${vars.space[12]} 0` } },
    textAlign: 'center',
    color: vars.overlay.onHeader,
  },
  'note',
);
export const noteIcon = componentStyle({ display: 'grid', color: vars.color.goldHi }, 'noteIcon');

/** What the buttons fade into on a low phone. @default the stage */
const groundFill = createVar('groundFill');

export const actions = componentStyle(
  {
    display: 'grid',
    gap: vars.space[12],
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[12],
    '@media': {
      // On a low phone the ticket scrolls under its buttons: what can be done with a prize is never below the edge.
      [LOW]: {
        position: 'sticky',
        zIndex: 1,
        insetBlockEnd: 0,
        marginInline: 'max(-2rem, -6vw)',
        marginBlockEnd: `calc(-1 * ${vars.space[24]})`,
        padding: `${vars.space[20]} min(2rem, 6vw) max(${vars.space[12]}, env(safe-area-inset-bottom))`,
        background: `linear-gradient(180deg, transparent, ${fallbackVar(groundFill, vars.color.frameEnd)} ${vars.space[16]})`,
      },
    },
  },
  'actions',
);

export const lower = componentStyle(
  {
    position: 'relative',
    padding: `${vars.space[16]} ${side}`,
    borderRadius: `0 0 ${vars.radius.xl} ${vars.radius.xl}`,
    background: vars.color.surface,
    mask: hole('0'),
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-1px',
      insetInline: vars.space[20],
      borderBlockStart: `2px dashed ${vars.color.line}`,
    },
    ...edgeInForcedColors,
  },
  'lower',
);

export const sheet = componentStyle(
  {
    // What lies under the buttons is the sheet.
    vars: { [groundFill]: vars.color.surface },
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    marginBlockStart: `min(${vars.space[40]}, 5dvh)`,
    padding: `${vars.space[20]} min(${vars.space[20]}, 5vw)`,
    borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
    background: vars.color.surface,
    color: vars.color.text,
    ...moving(rise, vars.duration.slow, vars.easing.enter),
  },
  'sheet',
);

export const sheetTitle = componentStyle(
  { ...text('title'), fontSize: 'min(1.25rem, 5.4vw)', lineHeight: 1.4 },
  'sheetTitle',
);

export const stepsHead = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    marginBlockEnd: vars.space[4],
  },
  'stepsHead',
);
export const steps = componentStyle({ listStyle: 'none' }, 'steps');
export const step = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: `${vars.space[4]} ${vars.space[12]}`,
    paddingBlock: vars.space[8],
  },
  'step',
);
export const stepIcon = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: vars.radius.sm,
    background: vars.color.goldTint,
    color: vars.color.goldText,
  },
  'stepIcon',
);
/** A sum in large text goes below its name, and a sum that is wider than the line breaks. */
export const stepWords = componentStyle({ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }, 'stepWords');
export const stepTitle = componentStyle({ ...text('body'), fontWeight: 700 }, 'stepTitle');
