import { createVar, keyframes } from '@vanilla-extract/css';
import { column } from '../theme/column';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

/** How far the finger has dragged the toast to a side. */
export const dragged = createVar('dragged');

const rise = keyframes({ from: { transform: 'translateY(1rem)', opacity: 0 } });
const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** From the foot of the window to the lowest toast. */
export const offset = createVar('offset');

export const list = componentStyle(
  {
    position: 'fixed',
    zIndex: 60,
    bottom: `calc(${offset} + env(safe-area-inset-bottom))`,
    left: '50%',
    display: 'grid',
    gap: vars.space[8],
    width: `min(100vw, ${column.width})`,
    paddingInline: vars.space[16],
    transform: 'translateX(-50%)',
    pointerEvents: 'none',
  },
  'toasts',
);

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
      '(prefers-reduced-motion: no-preference)': {
        animation: `${rise} ${vars.duration.base} ${vars.easing.enter}`,
        transition: `transform ${vars.duration.base} ${vars.easing.standard}`,
        selectors: {
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
  { flex: '1 1 8rem', paddingBlock: vars.space[10], overflowWrap: 'anywhere' },
  'message',
);

export const buttons = componentStyle(
  { display: 'flex', alignItems: 'center', marginInline: `auto calc(-1 * ${vars.space[12]})` },
  'buttons',
);
