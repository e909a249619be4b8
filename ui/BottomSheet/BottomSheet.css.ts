import { createVar, keyframes } from '@vanilla-extract/css';
import { windowHeight } from '../theme/frame.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { forcedColors } from '../theme/forcedColors';
import { inset } from '../theme/inset';
import { text } from '../theme/text';

/** The narrowest phones at twice their text size. */
const LARGE_TEXT = '(max-width: 14rem)';

/** How far the finger has pulled the sheet down. */
export const pulled = createVar('pulled');

const slideIn = keyframes({ from: { transform: 'translateY(100%)' } });
// Without a start, so that a sheet let go half-way leaves from where it is.
const slideOut = keyframes({ to: { transform: 'translateY(100%)' } });

export const sheet = componentStyle(
  {
    alignSelf: 'end',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxHeight: `calc(${windowHeight} - max(${vars.space[32]}, env(safe-area-inset-top)))`,
    // Scrolls as a whole where it is short for its text, which leaves the content no room between the fixed parts.
    overflow: 'hidden auto',
    borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
    background: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.elevation.overlay,
    outline: 'none',
    transform: `translateY(${pulled})`,
    vars: { [pulled]: '0px' },
    '@media': {
      // The scrim is gone, and the shadow with it.
      [forcedColors]: { border: '1px solid' },
      '(prefers-reduced-motion: no-preference)': {
        animation: `${slideIn} ${vars.duration.slow} ${vars.easing.enter}`,
        transition: `transform ${vars.duration.base} ${vars.easing.standard}`,
        selectors: {
          '&[data-state="closed"]': { animation: `${slideOut} 240ms ${vars.easing.exit} forwards` },
          '&[data-dragging]': { transition: 'none' },
        },
      },
    },
  },
  'sheet',
);

export const whole = componentStyle({ height: windowHeight, maxHeight: 'none', borderRadius: 0 }, 'whole');

export const grip = componentStyle(
  { containerType: 'inline-size', flex: 'none', touchAction: 'none', cursor: 'grab' },
  'grip',
);

export const handle = componentStyle(
  {
    display: 'block',
    width: '2.5rem',
    height: '0.3125rem',
    margin: `${vars.space[8]} auto 0`,
    borderRadius: vars.radius.full,
    background: `color-mix(in srgb, ${vars.color.lineStrong} 50%, ${vars.color.surface})`,
  },
  'handle',
);

export const head = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[10],
    minHeight: '3.5rem',
    padding: `${vars.space[4]} 8px ${vars.space[4]} ${inset}`,
    '@container': { [LARGE_TEXT]: { flexWrap: 'wrap' } },
  },
  'head',
);

export const title = componentStyle(
  {
    ...text('title'),
    flex: 1,
    // Below what stands before it.
    '@container': { [LARGE_TEXT]: { selectors: { '* + &': { order: 1, flexBasis: '100%' } } } },
  },
  'title',
);

export const tools = componentStyle({ flex: 'none', padding: `0 ${inset}` }, 'tools');

export const body = componentStyle(
  {
    flex: '0 1 auto',
    minHeight: '3.5rem',
    selectors: { [`${whole} > &`]: { flexGrow: 1 }, '&[data-inset="none"]': { paddingInline: 0 } },
    overflow: 'hidden auto',
    overscrollBehavior: 'contain',
    padding: `0 ${inset} ${vars.space[16]}`,
    '@container': { 'overlay (max-height: 25rem)': { flex: 'none', overflow: 'visible' } },
  },
  'body',
);

export const lastBody = componentStyle(
  { paddingBottom: `calc(${vars.space[16]} + env(safe-area-inset-bottom))` },
  'lastBody',
);

export const description = componentStyle(
  {
    ...text('body'),
    color: vars.color.text2,
    marginBottom: vars.space[16],
    selectors: { '[data-inset="none"] > &': { marginInline: inset } },
  },
  'description',
);

export const footer = componentStyle(
  {
    flex: 'none',
    borderTop: `1px solid ${vars.color.line}`,
    padding: `${vars.space[12]} ${inset} calc(${vars.space[16]} + env(safe-area-inset-bottom))`,
  },
  'footer',
);
