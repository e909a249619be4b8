import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

/** Round a label alone, which then is laid out as if it stood there itself. */
export const bare = componentStyle({ display: 'contents' }, 'checkboxBare');

/** Round a label with a message; the target keeps the width that it has alone. */
export const noted = componentStyle({ display: 'grid' }, 'checkboxNoted');

/** A target of 44 px round a box of 24. */
export const checkbox = componentStyle(
  {
    ...text('label'),
    fontWeight: 600,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[10],
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    // What the message below takes back, also from a label of many lines.
    paddingBlock: vars.space[6],
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { color: vars.color.text3, cursor: 'not-allowed' } },
  },
  'checkbox',
);

export const input = componentStyle(
  { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'inherit' },
  'checkboxInput',
);

export const box = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: vars.radius.xs,
    color: 'transparent',
    background: vars.color.raised,
    boxShadow: `inset 0 0 0 1.75px ${vars.color.lineStrong}`,
    '@media': {
      [forcedColors]: {
        forcedColorAdjust: 'none',
        border: '2px solid ButtonText',
        background: 'Canvas',
        boxShadow: 'none',
        selectors: {
          'input:checked + &, input:indeterminate + &': {
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
          'input:disabled + &': { borderColor: 'GrayText' },
          'input:focus-visible + &': { outlineColor: 'Highlight' },
        },
      },
    },
    selectors: {
      'input:checked + &, input:indeterminate + &': {
        background: vars.color.brand,
        color: vars.color.onBrand,
        boxShadow: 'none',
      },
      'input:focus-visible + &': focusRing,
      'input[aria-invalid="true"] + &': { boxShadow: `inset 0 0 0 2px ${vars.color.dangerText}` },
      'input:disabled + &': { background: vars.color.disabledFill, boxShadow: `inset 0 0 0 1.75px ${vars.color.line}` },
    },
  },
  'checkboxBox',
);

/** Under the words rather than under the box. */
export const message = componentStyle(
  { marginBlockStart: `calc(-1 * ${vars.space[6]})`, paddingInlineStart: `calc(1.5rem + ${vars.space[10]})` },
  'checkboxMessage',
);
