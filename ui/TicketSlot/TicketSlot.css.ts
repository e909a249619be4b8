import { createVar, globalStyle } from '@vanilla-extract/css';
import { FIGURE } from '../NumberBall/NumberBall.css';
import { columnGap, evenRows, ringGap, rowGap } from '../internal/evenRows.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

const NARROW = '(max-width: 21.25rem)';
/** Not where a page is this narrow by its large scale, whose text must not fall below 17.6 px. */
const NARROW_PHONE = '(min-width: 16rem) and (max-width: 21.25rem)';
/** Phones at twice their text size: a price goes below what it is of. */
const LARGE_TEXT = '(max-width: 12rem)';
/** On the narrowest the balls go below the letter too. */
const LARGEST_TEXT = '(max-width: 10rem)';
const ballSize = createVar('ball');
export const slot = componentStyle(
  {
    display: 'flex',
    alignItems: 'stretch',
    paddingInline: `${vars.space[4]} ${vars.space[10]}`,
    vars: { [ballSize]: '2rem' },
    // Six balls and a price of three digits share a line.
    selectors: { '&:is([data-dense], [data-priced])': { vars: { [ballSize]: '1.75rem' } } },
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

/** The letter, the price and what is chosen stand in one line, a note below it. */
export const open = componentStyle(
  {
    display: 'grid',
    flex: 1,
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'center',
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[10]}`,
    minHeight: '3.5625rem',
    paddingBlock: vars.space[6],
    // The letter stands as far from the card's edge as the icon at the row's end, and free of the ring of focus.
    paddingInlineStart: vars.space[8],
    borderRadius: vars.radius.sm,
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      '[data-noted] > &': { paddingBlock: `0.625rem ${vars.space[8]}` },
    },
    '@container': {
      [NARROW]: { columnGap: vars.space[6] },
      [LARGEST_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  'open',
);

export const letter = componentStyle(
  {
    width: '2.375rem',
    height: '2.375rem',
    // As tall as a ball to the line it shares with them.
    marginBlock: `calc((${ballSize} - 2.375rem) / 2)`,
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
    },
    '@media': { [forcedColors]: { border: '1px solid', lineHeight: 'calc(1.5rem - 2px)' } },
    '@container': {
      [NARROW]: {
        width: '1.75rem',
        height: '1.75rem',
        marginBlock: `calc((${ballSize} - 1.75rem) / 2)`,
        paddingBlockStart: '0.125rem',
      },
      [LARGEST_TEXT]: { marginBlock: 0 },
    },
  },
  'letter',
);

const wide = { gridColumn: '2 / span 2' };
// A ringed ball that begins a line stays clear of those above it.
export const balls = [
  evenRows,
  componentStyle(
    {
      gridColumn: 2,
      vars: { [columnGap]: '0.3125rem', [ringGap]: columnGap, [rowGap]: '0.5rem' },
      // Five balls and a ringed one, or six smaller ones and theirs, keep to one row on the narrowest page.
      selectors: {
        '[data-priced] &': { vars: { [columnGap]: '0.1875rem' } },
        '[data-priced][data-dense] &': wide,
      },
      '@container': {
        [NARROW]: {
          vars: { [columnGap]: '0.1875rem' },
          selectors: { '[data-dense] &': { vars: { [columnGap]: '0.125rem' } }, '[data-priced] &': wide },
        },
        [LARGE_TEXT]: wide,
        [LARGEST_TEXT]: { selectors: { '&&&': { gridColumn: 'auto' } } },
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

/** The free places keep their room under the words, so that nothing moves when the first numbers come. */
export const prompt = componentStyle(
  {
    ...text('label'),
    position: 'absolute',
    inset: 0,
    display: 'grid',
    alignItems: 'center',
    fontWeight: 600,
    color: vars.accent.text,
  },
  'prompt',
);
export const prompted = componentStyle({ position: 'relative' }, 'prompted');
globalStyle(`${prompted} > :not(${prompt})`, { '@layer': { [layers.components]: { opacity: 0 } } });

export const caption = componentStyle(
  {
    ...text('caption'),
    gridArea: '2 / 2',
    fontWeight: 600,
    color: vars.color.warningText,
    selectors: { '[data-state="error"] &': { color: vars.color.dangerText } },
    '@container': { [LARGEST_TEXT]: { gridArea: 'auto' } },
  },
  'caption',
);

export const side = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    // The icon inside its target ends where the line between two slots does.
    marginInlineEnd: '-0.5625rem',
    // In one line with the balls and the price beside them.
    selectors: { '[data-noted][data-priced]:not([data-dense]) > &': { alignItems: 'start', paddingBlockStart: '2px' } },
    '@container': {
      [NARROW]: {
        marginInline: '-0.375rem -0.3125rem',
        selectors: {
          '[data-noted][data-priced]:not([data-dense]) > &': { alignItems: 'center', paddingBlockStart: 0 },
        },
      },
      // Beside the letter, so that the balls have the whole width.
      [LARGEST_TEXT]: { alignItems: 'start', selectors: { '&:not(:empty)': { marginInlineStart: '-2.75rem' } } },
    },
  },
  'side',
);

/** Where the balls need the width, it stands below them at the end of their note's line. */
const lower = { gridRow: 2, justifySelf: 'end' } as const;
export const price = componentStyle(
  {
    ...text('label'),
    gridColumn: 3,
    // Clear of the ring of focus beside it.
    marginInlineEnd: vars.space[4],
    fontWeight: 600,
    color: vars.color.text2,
    selectors: { '[data-priced][data-dense] &': lower },
    '@container': {
      [NARROW]: { marginInlineEnd: vars.space[8], selectors: { '[data-priced] &': lower } },
      [LARGE_TEXT]: lower,
      [LARGEST_TEXT]: { selectors: { '&&&': { gridArea: 'auto' } } },
    },
  },
  'price',
);
