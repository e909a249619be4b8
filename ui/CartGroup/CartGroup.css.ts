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
    padding: `${vars.space[4]} ${vars.space[12]} ${vars.space[6]} ${vars.space[16]}`,
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
    gridTemplate: '"choice mark words price edit" auto / auto auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: vars.space[10],
    minHeight: '3.25rem',
    borderBottom: `1px solid ${vars.color.line}`,
    '@container': {
      [NARROW]: {
        gridTemplate: '"choice mark words edit" auto "choice mark price edit" auto / auto auto minmax(0, 1fr) auto',
      },
      [TINY]: { gridTemplate: '"choice edit" auto "words words" auto "price price" auto / minmax(0, 1fr) auto' },
    },
  },
  'head',
);

/** The target keeps its 44 px; the box inside it lines up with the letters below. */
export const choice = componentStyle({ gridArea: 'choice', minWidth: '1.5rem' }, 'choice');

export const mark = componentStyle(
  {
    gridArea: 'mark',
    selectors: { '[data-closed] &': { filter: 'grayscale(0.7)' } },
    '@container': { [TINY]: { display: 'none' } },
  },
  'mark',
);

export const words = componentStyle({ gridArea: 'words', paddingBlock: vars.space[6] }, 'words');

export const name = componentStyle(
  {
    ...text('body'),
    fontWeight: 700,
    lineHeight: 1.25,
    selectors: { '[data-closed] &': { color: vars.color.text2 } },
  },
  'name',
);

export const detail = componentStyle({ ...text('caption'), fontWeight: 400, color: vars.color.text3 }, 'detail');

export const price = componentStyle(
  {
    ...text('body'),
    fontWeight: 700,
    gridArea: 'price',
    '@container': { [NARROW]: { marginBlock: `calc(-1 * ${vars.space[4]}) ${vars.space[6]}` } },
  },
  'price',
);

export const edit = componentStyle({ gridArea: 'edit', marginInlineEnd: `calc(-1 * ${vars.space[8]})` }, 'edit');

export const closed = componentStyle({ gridArea: 'price', gridColumnEnd: 'edit', justifySelf: 'start' }, 'closed');

export const lines = componentStyle({ paddingBlock: vars.space[4] }, 'lines');

export const line = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[10],
    minHeight: '2.375rem',
    '@container': { [NARROW]: { columnGap: vars.space[6] } },
    selectors: {
      '&[data-editing]': { paddingBlock: vars.space[6] },
      '&[data-editing] + &[data-editing]': { borderTop: `1px solid ${vars.color.line}` },
    },
  },
  'line',
);

export const letter = componentStyle(
  {
    ...text('label'),
    fontWeight: 600,
    textAlign: 'center',
    color: vars.accent.text,
    selectors: { '[data-closed] &': { color: vars.color.text3 } },
  },
  'letter',
);

export const lineChoice = componentStyle(
  { minWidth: '1.5rem', marginBlock: `calc(-1 * ${vars.space[4]})` },
  'lineChoice',
);

export const numbers = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.3125rem',
    paddingBlock: '0.3125rem',
    '@container': { [NARROW]: { columnGap: '0.25rem' } },
  },
  'numbers',
);

export const end = componentStyle(
  {
    ...text('label'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[6],
    marginInlineStart: 'auto',
    color: vars.color.text2,
    // Nine figures keep to one line.
    '@container': { [TINY]: { fontSize: 'min(0.875rem, 10.2cqi)' } },
  },
  'end',
);

/** What is said and done under the numbers of a line. */
export const below = componentStyle(
  {
    gridColumn: '2 / -1',
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: vars.space[8],
    '@container': { [NARROW]: { gridColumn: '1 / -1' } },
  },
  'below',
);

export const error = componentStyle(
  {
    ...text('label'),
    fontWeight: 600,
    gridColumn: '2 / -1',
    display: 'flex',
    gap: vars.space[6],
    paddingBlockEnd: vars.space[4],
    color: vars.color.dangerText,
  },
  'error',
);

export const linePrice = componentStyle({ ...text('body'), fontWeight: 700, marginInlineStart: 'auto' }, 'linePrice');

export const fold = componentStyle(
  { display: 'grid', justifyItems: 'center', borderTop: `1px solid ${vars.color.line}` },
  'fold',
);

export const chevron = componentStyle(
  { selectors: { '[aria-expanded="true"] &': { transform: 'rotate(180deg)' } } },
  'chevron',
);

/** The icon inside its target ends where the lines do. The target keeps its 44 px where many lines stand close. */
export const remove = componentStyle(
  { gridColumn: 3, marginInlineEnd: `calc(-1 * ${vars.space[12]})`, marginBlock: `calc(-1 * ${vars.space[2]})` },
  'remove',
);
