import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';
import { layers } from '../theme/layers.css';
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

export const linkFace = componentStyle(
  {
    background: vars.color.sunken,
    color: vars.color.text,
    boxShadow: 'none',
    paddingInline: vars.space[10],
    whiteSpace: 'normal',
  },
  'linkFace',
);

export const radio = componentStyle(
  { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'inherit' },
  'radio',
);

export const group = componentStyle(
  {
    display: 'flex',
    gap: vars.space[8],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: '0.1875rem',
    // Out of use it takes no focus, and without one a keyboard cannot scroll to the others.
    selectors: { '&:not(:has(:enabled))': { flexWrap: 'wrap' } },
  },
  'group',
);

/** All of them in view, in columns of one width. */
export const grid = componentStyle(
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(5.1rem, 1fr))', gap: `0 ${vars.space[8]}` },
  'grid',
);
globalStyle(`${grid} > ${target}`, { '@layer': { [layers.components]: { width: '100%' } } });
globalStyle(`${grid} ${face}`, {
  '@layer': {
    [layers.components]: {
      // The longest label of four in a row stays clear of its chip's ends.
      fontSize: '0.8125rem',
      flex: 1,
      justifyContent: 'center',
      paddingInline: vars.space[4],
      overflow: 'hidden',
    },
  },
});
