import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

export const group = componentStyle(
  {
    overflow: 'hidden',
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    boxShadow: vars.elevation.card,
  },
  'group',
);

export const row = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    // In large text what stands at the end goes below the words.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: `0 ${vars.space[12]}`,
    minHeight: '3.75rem',
    paddingInline: `min(${vars.space[16]}, 5vw)`,
    selectors: {
      // The divider starts where the text does.
      '&:not(:first-child)::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineStart: 'calc(2.5rem + 1.75rem)',
        insetInlineEnd: vars.space[16],
        borderBlockStart: `1px solid ${vars.color.line}`,
      },
      '&:has(:is(a, button):focus-visible)': {
        ...focusRing,
        outlineOffset: '-3px',
        borderRadius: vars.radius.lg,
      },
    },
  },
  'row',
);

export const sign = componentStyle(
  { display: 'grid', placeItems: 'center', flex: 'none', margin: `${vars.space[6]} auto ${vars.space[6]} 0` },
  'sign',
);

export const tile = componentStyle(
  {
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: vars.radius.md,
    background: vars.color.disabledFill,
    color: vars.color.text2,
  },
  'tile',
);

// An address has no place to break at. An amount in the detail stays whole: what stands at the end makes room for it,
// and in large text the tile does.
export const words = componentStyle(
  {
    flex: '1 1 4.75rem',
    minWidth: 'auto',
    maxWidth: 'max(100% - 3.25rem, min(100%, 12rem))',
    paddingBlock: vars.space[8],
    overflowWrap: 'anywhere',
  },
  'words',
);

/** A sum that has no room beside the title stands at the end of a line of its own. */
export const heading = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${vars.space[12]}`,
  },
  'heading',
);

// A long title breaks before the sum leaves its place at the end.
globalStyle(`${heading} > :first-child`, {
  '@layer': { [layers.components]: { flex: '1 1 5rem', minWidth: 0, textAlign: 'start' } },
});

export const title = componentStyle({ ...text('body'), fontWeight: 600, color: vars.color.text }, 'title');

/** Its pseudo-element makes the whole row the target. */
export const cover = componentStyle(
  { outline: 'none', textAlign: 'start', '::after': { content: '', position: 'absolute', inset: 0 } },
  'cover',
);

export const danger = componentStyle({ color: vars.color.dangerText }, 'danger');

export const detail = componentStyle(
  { ...text('label'), color: vars.color.text2, overflowWrap: 'break-word' },
  'detail',
);

export const chevron = componentStyle({ display: 'inline-grid', color: vars.color.text3 }, 'chevron');
