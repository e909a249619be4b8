import { createVar, fallbackVar, globalStyle, keyframes } from '@vanilla-extract/css';
import { column } from '../theme/column';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { panelHead, windowFoot, windowHead } from '../theme/frame.css';
import { inset } from '../theme/inset';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

/** How far the finger has dragged the toast to a side. */
export const dragged = createVar('dragged');

const rise = keyframes({ from: { transform: 'translateY(1rem)', opacity: 0 } });
const fall = keyframes({ from: { transform: 'translateY(-1rem)', opacity: 0 } });
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** From the foot of the window to the lowest toast, where the host says so. */
export const offset = createVar('offset');

/** The foot of a panel over the page is its buttons: toasts then stand at the window's head, or below that of the panel. */
const OVER_PANEL = ':where(:root:has([role="dialog"][data-state="open"])) &';

const foot = createVar('foot');
/** In large text a foot may take two rows. */
const tallFoot = { vars: { [foot]: `min(2 * ${windowFoot}, max(${windowFoot}, 10rem))` } };

export const list = componentStyle(
  {
    position: 'fixed',
    zIndex: 60,
    bottom: fallbackVar(offset, `calc(${foot} + ${vars.space[12]})`),
    left: '50%',
    display: 'grid',
    gap: vars.space[8],
    width: `min(100vw, ${column.width})`,
    paddingInline: inset,
    transform: 'translateX(-50%)',
    pointerEvents: 'none',
    vars: { [foot]: windowFoot },
    selectors: {
      '[data-scale="large"] &': tallFoot,
      [OVER_PANEL]: {
        top: `calc(${windowHead} + ${fallbackVar(panelHead, `max(${vars.space[12]}, env(safe-area-inset-top))`)})`,
        bottom: 'auto',
      },
    },
    '@media': { '(max-width: 19.9375rem)': tallFoot },
  },
  'toasts',
);

// What takes the focus is scrolled clear of a toast of two rows, bars and panels over the page excepted (`underNoBar`).
globalStyle(':where(:root:has([data-toast])) :focus-visible', {
  '@layer': { [layers.components]: { scrollMarginBlockEnd: `calc(${windowFoot} + 8rem) !important` } },
} as Parameters<typeof globalStyle>[1]);

export const toast = componentStyle(
  {
    ...text('body'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[10],
    padding: `${vars.space[4]} ${vars.space[16]}`,
    borderRadius: vars.radius.lg,
    border: `1px solid ${vars.color.line}`,
    background: vars.color.raised,
    color: vars.color.text,
    boxShadow: vars.elevation.overlay,
    // Also above an open dialog, which takes the presses from the rest of the page.
    pointerEvents: 'auto',
    touchAction: 'pan-y',
    transform: `translateX(${dragged})`,
    vars: { [dragged]: '0px' },
    selectors: { '&[data-state="closed"]': { pointerEvents: 'none' } },
    '@media': {
      // Three words, an icon and an action keep to one row.
      '(max-width: 359px)': { columnGap: vars.space[8], paddingInline: vars.space[12] },
      '(prefers-reduced-motion: no-preference)': {
        animation: `${rise} ${vars.duration.base} ${vars.easing.enter}`,
        transition: `transform ${vars.duration.base} ${vars.easing.standard}`,
        selectors: {
          // Another name, so that it comes anew where the panel's coming or going has moved it.
          [OVER_PANEL]: { animationName: fall },
          '&[data-state="closed"]': { animation: `${fadeOut} ${vars.duration.base} ${vars.easing.exit} forwards` },
          '&[data-dragging]': { transition: 'none' },
        },
      },
      '(prefers-reduced-motion: reduce)': {
        animation: `${fadeIn} 120ms linear`,
        selectors: { '&[data-state="closed"]': { animation: `${fadeOut} 120ms linear forwards` } },
      },
    },
  },
  'toast',
);

export const message = componentStyle(
  { flex: '1 1 6rem', paddingBlock: vars.space[10], overflowWrap: 'anywhere' },
  'message',
);

export const buttons = componentStyle(
  { display: 'flex', alignItems: 'center', marginInline: `auto calc(-1 * ${vars.space[12]})` },
  'buttons',
);
