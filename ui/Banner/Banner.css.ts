import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { text } from '../theme/text';

export const reel = componentStyle(
  {
    display: 'flex',
    gap: vars.space[12],
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    borderRadius: vars.radius.lg,
    '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
    selectors: { '&:focus-visible': focusRing },
  },
  'reel',
);

export const slide = componentStyle(
  {
    position: 'relative',
    flex: '0 0 100%',
    display: 'grid',
    alignContent: 'center',
    minHeight: '5.75rem',
    padding: `${vars.space[12]} 38% ${vars.space[12]} ${vars.space[16]}`,
    overflow: 'hidden',
    scrollSnapAlign: 'start',
    borderRadius: vars.radius.lg,
    color: vars.mark.white,
    selectors: { '&:has(a:focus-visible)': { ...focusRing, outlineOffset: '-4px' } },
  },
  'slide',
);

export const tone = {
  green: componentStyle(
    {
      background: `linear-gradient(100deg, color-mix(in srgb, ${vars.color.success} 62%, black), ${vars.color.success} 58%, color-mix(in srgb, ${vars.color.success} 84%, white))`,
    },
    'green',
  ),
  accent: componentStyle(
    { background: `linear-gradient(100deg, ${vars.accent.headerEnd}, ${vars.accent.headerStart})` },
    'accent',
  ),
};

export const title = componentStyle({ ...text('subtitle'), fontWeight: 700, whiteSpace: 'pre-line' }, 'title');

export const detail = componentStyle({ ...text('label'), color: vars.overlay.onHeader }, 'detail');

export const art = componentStyle(
  {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: vars.space[20],
    height: '90%',
    maxWidth: '34%',
    objectFit: 'cover',
  },
  'art',
);

export const foot = componentStyle({ position: 'relative' }, 'foot');

export const dots = componentStyle({ display: 'flex', justifyContent: 'center' }, 'dots');

/** In the corner under the slides, so that the dots stay in the middle; its target reaches above and below the row. */
export const motion = componentStyle(
  {
    position: 'absolute',
    insetBlock: '-0.625rem',
    insetInlineEnd: 0,
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    borderRadius: vars.radius.full,
    color: vars.color.text2,
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-4px' } },
  },
  'motion',
);

export const dot = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    minWidth: '1.5rem',
    height: '1.5rem',
    borderRadius: vars.radius.full,
    '::before': {
      content: '',
      width: '0.375rem',
      height: '0.375rem',
      borderRadius: vars.radius.full,
      background: vars.color.lineStrong,
      opacity: 0.55,
    },
    // A thumb may miss the row above or below.
    '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-0.625rem' },
    selectors: {
      '&:focus-visible': focusRing,
      '&[aria-current="true"]::before': { width: '1.125rem', background: vars.color.brandText, opacity: 1 },
    },
    '@media': {
      '(forced-colors: active)': {
        '::before': { background: 'CanvasText' },
        selectors: { '&[aria-current="true"]::before': { background: 'Highlight' } },
      },
    },
  },
  'dot',
);

/** For attributes of the drawing: importing `vars` there would bring every token's name along. */
export const paint = { gold: vars.color.gold, goldHi: vars.color.goldHi };
