import { column as columnSize } from '../theme/column';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRingOnColor } from '../theme/focus';
import { barOverColumn, windowHead, windowHeight } from '../theme/frame.css';
import { text } from '../theme/text';

/** The lacquer that a desktop shows round the column; on a phone the column covers it. */
export const field = componentStyle(
  {
    minHeight: '100dvh',
    background: vars.color.bg,
    selectors: { '&[data-top]': { vars: { [barOverColumn]: '4.5rem' }, paddingTop: windowHead } },
    '@media': {
      [columnSize.wider]: {
        background: `linear-gradient(100deg, ${vars.color.frameStart}, ${vars.color.frameEnd}) fixed`,
      },
    },
  },
  'field',
);

export const backdrop = componentStyle(
  {
    position: 'fixed',
    inset: 0,
    display: 'none',
    overflow: 'hidden',
    pointerEvents: 'none',
    color: vars.color.goldHi,
    '@media': { [columnSize.wider]: { display: 'block' } },
  },
  'backdrop',
);

export const sunburst = componentStyle(
  { position: 'absolute', width: '1300px', top: '50%', left: '50%', transform: 'translate(-50%, -50%)', opacity: 0.1 },
  'frameSunburst',
);

export const column = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxWidth: columnSize.width,
    minHeight: windowHeight,
    marginInline: 'auto',
    background: vars.color.bg,
    // An open overlay turns the body's off. It covers the column, whose content need not be styled anew for that.
    pointerEvents: 'auto',
    '@media': {
      [columnSize.wider]: { boxShadow: vars.elevation.overlay },
      '(forced-colors: active) and (min-width: 28.0625rem)': { borderInline: '1px solid' },
    },
  },
  'column',
);

const edge = `max(${vars.space[32]}, 7.5vw)`;

export const brand = componentStyle(
  {
    position: 'fixed',
    display: 'none',
    left: edge,
    top: '50%',
    width: '15rem',
    transform: 'translateY(-50%)',
    color: vars.mark.white,
    '@media': { [columnSize.beside]: { display: 'block' } },
  },
  'brand',
);

/** A name of the host's own, of the size of the mark it stands for. */
export const logo = componentStyle({ fontSize: '2.25rem', fontWeight: 800, lineHeight: 1.3 }, 'frameLogo');

export const tagline = componentStyle({ ...text('amount'), fontWeight: 700, marginTop: vars.space[20] }, 'tagline');

export const note = componentStyle({ ...text('body'), marginTop: vars.space[12] }, 'note');

export const links = componentStyle(
  {
    ...text('label'),
    position: 'fixed',
    display: 'none',
    right: edge,
    bottom: vars.space[56],
    color: vars.mark.white,
    '@media': { [columnSize.beside]: { display: 'flex' } },
  },
  'links',
);

export const link = componentStyle(
  {
    padding: vars.space[4],
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': focusRingOnColor,
      // In the middle between two of them.
      '&:not(:last-child)::after': { content: '·', marginInlineStart: vars.space[8] },
    },
  },
  'link',
);
