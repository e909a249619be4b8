import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { windowHead } from '../theme/frame.css';
import { column } from '../theme/column';
import { underNoBar } from '../theme/overContent';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** Darkens the column and holds a popup or sheet. It stays as long as what it holds takes to leave. */
export const scrim = componentStyle(
  {
    position: 'fixed',
    zIndex: 50,
    insetBlock: `${windowHead} 0`,
    containerType: 'size',
    containerName: 'overlay',
    display: 'grid',
    width: '100%',
    maxWidth: column.width,
    background: vars.color.scrim,
    // The page behind an open dialog takes no presses; one that leaves takes none either.
    pointerEvents: 'auto',
    selectors: {
      '&[data-state="closed"]': { pointerEvents: 'none' },
      // In the column the scrim keeps the place it would have had, which is the column's left edge.
      '&[data-place="page"]': { insetInline: 0, marginInline: 'auto' },
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${fadeIn} ${vars.duration.base} ${vars.easing.standard}`,
        selectors: { '&[data-state="closed"]': { animation: `${fadeOut} 240ms ${vars.easing.standard} forwards` } },
      },
      '(prefers-reduced-motion: reduce)': {
        animation: `${fadeIn} 120ms linear`,
        selectors: { '&[data-state="closed"]': { animation: `${fadeOut} 120ms linear forwards` } },
      },
    },
  },
  'scrim',
);
underNoBar(scrim);
