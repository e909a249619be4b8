import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

/** The target is 44 px high, the face inside it 36. */
export const target = componentStyle(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    minHeight: '2.75rem',
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: { '&:focus-visible, &:has(:focus-visible)': focusRing },
  },
  'target',
);

export const face = componentStyle(
  {
    ...text('label'),
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.25rem',
    padding: `0 ${vars.space[16]}`,
    fontSize: '0.875rem',
    fontWeight: 600,
    borderRadius: vars.radius.full,
    background: vars.color.raised,
    color: vars.color.text2,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    whiteSpace: 'nowrap',
    '@media': {
      [forcedColors]: {
        border: '1px solid',
        selectors: {
          '[aria-pressed="true"] > &, :checked + &': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
          },
          ':is(:disabled, [aria-disabled="true"]) > &, :disabled + &': { color: 'GrayText' },
        },
      },
    },
    selectors: {
      '[aria-pressed="true"] > &, :checked + &': {
        background: vars.accent.tint,
        color: vars.accent.text,
        boxShadow: `inset 0 0 0 1.75px ${vars.accent.text}`,
      },
      '[aria-invalid="true"] + &': { boxShadow: `inset 0 0 0 2px ${vars.color.dangerText}` },
      ':is(:disabled, [aria-disabled="true"]) > &, :disabled + &': {
        background: 'none',
        color: vars.color.textOff,
        cursor: 'not-allowed',
      },
    },
  },
  'face',
);

/** Beside others it keeps its width, up to the row's own. */
export const link = componentStyle({ maxWidth: '100%' }, 'link');

/** The chip's own edge, and words in the accent: flat and grey it looked like a label. */
export const linkFace = componentStyle(
  {
    color: vars.accent.text,
    paddingInline: vars.space[10],
    whiteSpace: 'normal',
    // Two stand side by side on a ticket of the narrowest phone.
    '@media': { '(max-width: 359px)': { fontSize: '0.78rem', paddingInline: '0.3rem' } },
  },
  'linkFace',
);
