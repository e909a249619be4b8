import { column as columnSize } from '../theme/column';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRingOnColor } from '../theme/focus';
import { text } from '../theme/text';

/** The lacquer that a desktop shows round the column; on a phone the column covers it. */
export const field = componentStyle(
  {
    minHeight: '100dvh',
    background: vars.color.bg,
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
  { position: 'absolute', width: '1300px', top: '50%', left: '50%', transform: 'translate(-50%, -50%)', opacity: 0.2 },
  'frameSunburst',
);

export const column = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    maxWidth: columnSize.width,
    minHeight: '100dvh',
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

const side = {
  position: 'fixed',
  display: 'none',
  color: vars.mark.white,
  width: `calc((100vw - ${columnSize.width}) / 2)`,
} as const;

export const brand = componentStyle(
  {
    ...side,
    left: 0,
    top: '50%',
    transform: 'translateY(-50%)',
    padding: `0 ${vars.space[32]} ${vars.space[56]} max(${vars.space[32]}, 7.5vw)`,
    '@media': { [columnSize.beside]: { display: 'block' } },
  },
  'brand',
);

export const tagline = componentStyle(
  { ...text('amount'), fontWeight: 700, maxWidth: '15rem', marginTop: vars.space[20] },
  'tagline',
);

export const note = componentStyle(
  { ...text('body'), maxWidth: '21rem', marginTop: vars.space[12], textWrap: 'pretty' },
  'note',
);

export const links = componentStyle(
  {
    ...side,
    ...text('label'),
    right: 0,
    bottom: vars.space[56],
    flexWrap: 'wrap',
    justifyContent: 'end',
    padding: `0 max(${vars.space[32]}, 7.5vw) 0 ${vars.space[32]}`,
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
      '&:not(:last-child)::after': { content: ' ·' },
    },
  },
  'link',
);
