import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

export const track = componentStyle(
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    padding: vars.space[4],
    borderRadius: vars.radius.lg,
    background: vars.color.sunken,
  },
  'track',
);

export const part = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    selectors: { '&:has(:focus-visible)': focusRing },
  },
  'part',
);

export const radio = componentStyle(
  { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'inherit' },
  'radio',
);

export const face = componentStyle(
  {
    ...text('body'),
    display: 'grid',
    placeItems: 'center',
    minHeight: '2.75rem',
    padding: `${vars.space[4]} ${vars.space[6]}`,
    fontSize: '0.875rem',
    lineHeight: '1.125rem',
    fontWeight: 600,
    borderRadius: vars.radius.md,
    color: vars.color.text2,
    textAlign: 'center',
    textWrap: 'balance',
    transition: `background ${vars.duration.fast}`,
    selectors: {
      ':checked + &': {
        background: vars.color.segmentOn,
        color: vars.accent.text,
        boxShadow: vars.elevation.card,
      },
    },
    '@media': {
      [forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'ButtonText',
        selectors: { ':checked + &': { background: 'Highlight', color: 'HighlightText' } },
      },
    },
  },
  'face',
);
