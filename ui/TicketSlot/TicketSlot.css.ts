import { createVar } from '@vanilla-extract/css';
import { FIGURE } from '../NumberBall/NumberBall.css';
import { columnGap, evenRows, ringGap, rowGap } from '../internal/evenRows.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

const NARROW = '(max-width: 21.25rem)';
/** Not where a page is this narrow by its large scale, whose text must not fall below 17.6 px. */
const NARROW_PHONE = '(min-width: 16rem) and (max-width: 21.25rem)';
/** Phones at twice their text size: a price goes below what it is of. */
const LARGE_TEXT = '(max-width: 12rem)';
/** On the narrowest the balls go below the letter too. */
const LARGEST_TEXT = '(max-width: 10rem)';
const ballSize = createVar('ball');
/** Over the balls of a slot that has a note below them. */
const NOTE_AIR = '0.625rem';

export const slot = componentStyle(
  {
    display: 'flex',
    alignItems: 'stretch',
    paddingInline: `${vars.space[4]} ${vars.space[10]}`,
    vars: { [ballSize]: '2rem' },
    selectors: { '&[data-dense]': { vars: { [ballSize]: '1.75rem' } } },
    '@container': {
      [NARROW]: {
        paddingInlineEnd: vars.space[6],
        vars: { [ballSize]: '1.75rem' },
      },
      [NARROW_PHONE]: { selectors: { '&[data-dense]': { vars: { [ballSize]: '1.625rem' } } } },
    },
  },
  'slot',
);

export const open = componentStyle(
  {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: vars.space[10],
    minHeight: '3.5625rem',
    // The letter stands as far from the card's edge as the icon at the row's end, and free of the ring of focus.
    paddingInlineStart: vars.space[8],
    borderRadius: vars.radius.sm,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      '[data-noted] > &': { alignItems: 'start' },
    },
    '@container': { [NARROW]: { gap: vars.space[6] }, [LARGE_TEXT]: { flexWrap: 'wrap', rowGap: 0 } },
  },
  'open',
);

export const letter = componentStyle(
  {
    flex: 'none',
    width: '2.375rem',
    height: '2.375rem',
    // The line of 1.5 rem stands in the middle.
    paddingBlockStart: '0.4375rem',
    borderRadius: vars.radius.sm,
    textAlign: 'center',
    ...text('subtitle'),
    fontWeight: 700,
    background: vars.color.disabledFill,
    color: vars.color.text3,
    selectors: {
      '[data-state="done"] &': { background: vars.accent.tint, color: vars.accent.text },
      '[data-state="error"] &': { background: vars.color.dangerTint, color: vars.color.dangerText },
      // Beside the first line of balls, not beside them and their note.
      '[data-noted] &': { marginBlockStart: `calc(${NOTE_AIR} + (${ballSize} - 2.375rem) / 2)` },
    },
    '@media': { [forcedColors]: { border: '1px solid', lineHeight: 'calc(1.5rem - 2px)' } },
    '@container': {
      [NARROW]: {
        width: '1.75rem',
        height: '1.75rem',
        paddingBlockStart: '0.125rem',
        selectors: { '[data-noted] &': { marginBlockStart: `calc(${NOTE_AIR} + (${ballSize} - 1.75rem) / 2)` } },
      },
      [LARGEST_TEXT]: { marginBlock: vars.space[6] },
    },
  },
  'letter',
);

export const content = componentStyle(
  {
    display: 'grid',
    flex: 1,
    alignContent: 'center',
    gap: vars.space[4],
    alignSelf: 'stretch',
    paddingBlock: vars.space[6],
    selectors: { '[data-noted] &': { paddingBlock: `${NOTE_AIR} ${vars.space[8]}` } },
    '@container': { [LARGE_TEXT]: { flex: '1 0 5rem' }, [LARGEST_TEXT]: { flex: '1 0 100%' } },
  },
  'content',
);

// A ringed ball that begins a line stays clear of those above it.
export const balls = [
  evenRows,
  componentStyle(
    {
      vars: { [columnGap]: '0.3125rem', [ringGap]: columnGap, [rowGap]: '0.5rem' },
      // Five balls and a ringed one, or six smaller ones and theirs, keep to one row on the narrowest page.
      '@container': {
        [NARROW]: {
          vars: { [columnGap]: '0.1875rem' },
          selectors: { '[data-dense] &': { vars: { [columnGap]: '0.125rem' } } },
        },
      },
    },
    'balls',
  ),
].join(' ');

/** A slot draws its balls smaller from seven numbers on and on narrow pages; said once, for all of them. */
export const sized = componentStyle({ fontSize: `calc(${ballSize} * ${FIGURE})` }, 'sized');

// A hair more than it is: what falls short of a pixel by less is cut off to the next smaller unit of the layout.
const BALL = `${1 / FIGURE + 1e-5}em`;

/** Overrules the ball's own size. */
export const ball = componentStyle(
  {
    selectors: {
      // Two selectors outrank the ball's one, whichever file comes first.
      '[data-state] &': { width: BALL, height: BALL, fontSize: 'inherit' },
    },
  },
  'ball',
);

export const caption = componentStyle(
  {
    ...text('caption'),
    fontWeight: 600,
    color: vars.color.warningText,
    selectors: { '[data-state="error"] &': { color: vars.color.dangerText } },
  },
  'caption',
);

export const side = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    // The icon inside its target ends where the line between two slots does.
    marginInlineEnd: '-0.5625rem',
    '@container': {
      [NARROW]: { marginInline: '-0.375rem -0.3125rem' },
      // Beside the letter, so that the balls have the whole width.
      [LARGEST_TEXT]: { alignItems: 'start', selectors: { '&:not(:empty)': { marginInlineStart: '-2.75rem' } } },
    },
  },
  'side',
);
export const price = componentStyle(
  {
    ...text('label'),
    fontWeight: 600,
    color: vars.color.text2,
    '@container': { [LARGE_TEXT]: { marginInlineStart: 'auto', paddingBlockEnd: vars.space[6] } },
  },
  'price',
);
