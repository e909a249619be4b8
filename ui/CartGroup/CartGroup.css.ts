import { columnGap, evenRows, rowGap } from '../internal/evenRows.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

/** Up to here the price stands below the name. */
const NARROW = '(max-width: 20rem)';
/** Large text on a phone: the name says the game as well as its mark does. */
const TINY = '(max-width: 11rem)';

export const group = componentStyle(
  {
    containerType: 'inline-size',
    padding: `${vars.space[4]} ${vars.space[12]} ${vars.space[6]}`,
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    boxShadow: vars.elevation.card,
    selectors: { '&[data-trouble]': { boxShadow: `inset 0 0 0 1.5px ${vars.color.dangerText}` } },
    '@media': {
      [forcedColors]: { border: '1px solid', selectors: { '&[data-trouble]': { borderWidth: '3px' } } },
    },
  },
  'cartGroup',
);

export const head = componentStyle(
  {
    display: 'grid',
    gridTemplate:
      '"choice mark name price each" 1fr "choice mark detail detail each" 1fr / auto auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space[10],
    minHeight: '3.25rem',
    paddingBlock: vars.space[4],
    borderBottom: `1px solid ${vars.color.line}`,
    '@container': {
      [NARROW]: {
        gridTemplate:
          '"choice mark name each" auto "choice mark detail each" auto "choice mark price each" auto / auto auto minmax(0, 1fr) auto',
      },
      [TINY]: {
        gridTemplate:
          '"choice each" auto "name name" auto "detail detail" auto "price price" auto / minmax(0, 1fr) auto',
      },
    },
  },
  'head',
);

/** The target keeps its 44 px, in a column as wide as the box inside it. */
const target = { paddingInline: vars.space[10], marginInline: `calc(-1 * ${vars.space[10]})` };

export const choice = componentStyle({ gridArea: 'choice', ...target }, 'choice');

export const mark = componentStyle(
  {
    gridArea: 'mark',
    selectors: { '[data-closed] &': { filter: 'grayscale(0.7)' } },
    '@container': { [TINY]: { display: 'none' } },
  },
  'mark',
);

export const name = componentStyle(
  {
    ...text('body'),
    fontWeight: 700,
    lineHeight: 1.25,
    gridArea: 'name',
    alignSelf: 'end',
    selectors: { '[data-closed] &': { color: vars.color.text2 } },
  },
  'name',
);

export const detail = componentStyle(
  { ...text('caption'), fontWeight: 400, gridArea: 'detail', alignSelf: 'start', color: vars.color.text3 },
  'detail',
);

export const price = componentStyle(
  { ...text('body'), fontWeight: 700, lineHeight: 1.25, gridArea: 'price', alignSelf: 'end' },
  'price',
);

export const each = componentStyle({ gridArea: 'each', marginInlineEnd: `calc(-1 * ${vars.space[8]})` }, 'each');

export const closed = componentStyle({ gridArea: 'price', gridColumnEnd: 'each', justifySelf: 'start' }, 'closed');

export const lines = componentStyle({ paddingBlock: vars.space[4] }, 'lines');

export const line = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[6],
  },
  'line',
);

export const lineChoice = componentStyle({ flex: 'none', ...target }, 'lineChoice');

// Four balls at least; what counts a ticket goes below in larger text.
export const numbers = componentStyle({ flex: '1 1 7.25rem', minWidth: 0, paddingBlock: '0.3125rem' }, 'numbers');

export const balls = [
  evenRows,
  componentStyle({ vars: { [columnGap]: '0.1875rem', [rowGap]: '0.3125rem' } }, 'balls'),
].join(' ');

/** Its targets keep their 44 px where many lines stand close. */
export const stepper = componentStyle(
  { flex: 'none', marginBlock: '-2px', marginInline: `auto calc(-1 * ${vars.space[8]})` },
  'stepper',
);

export const end = componentStyle(
  {
    ...text('label'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[6],
    color: vars.color.text2,
    // Nine figures keep to one line.
    '@container': { [TINY]: { fontSize: 'min(0.875rem, 10.2cqi)' } },
  },
  'end',
);

/** What is said and done under the numbers of a line. */
export const below = componentStyle({ flexBasis: '100%' }, 'below');

export const error = componentStyle(
  {
    ...text('label'),
    fontWeight: 600,
    flexBasis: '100%',
    display: 'flex',
    gap: vars.space[6],
    paddingBlockEnd: vars.space[4],
    color: vars.color.dangerText,
  },
  'error',
);

export const fold = componentStyle(
  { display: 'grid', justifyItems: 'center', borderTop: `1px solid ${vars.color.line}` },
  'fold',
);

export const chevron = componentStyle(
  { selectors: { '[aria-expanded="true"] &': { transform: 'rotate(180deg)' } } },
  'chevron',
);

/** A target of 44 px in a line of text. */
export const remove = componentStyle(
  { marginBlock: `calc(-1 * ${vars.space[12]})`, paddingInline: vars.space[8] },
  'remove',
);
