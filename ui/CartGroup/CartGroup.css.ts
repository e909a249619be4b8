import { columnGap, evenRows, ringGap, rowGap } from '../internal/evenRows.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

/** Cards of the narrowest phones: their balls stand closer, so that six find room beside what counts them. */
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
    display: 'flex',
    alignItems: 'center',
    columnGap: vars.space[10],
    minHeight: '3.25rem',
    paddingBlock: vars.space[4],
    borderBottom: `1px solid ${vars.color.line}`,
    '@container': { [TINY]: { flexWrap: 'wrap' } },
  },
  'head',
);

/** The target keeps its 44 px, in a column as wide as the box inside it. */
const target = { paddingInline: vars.space[10], marginInline: `calc(-1 * ${vars.space[10]})` };

export const choice = componentStyle({ flex: 'none', ...target }, 'choice');

export const mark = componentStyle(
  {
    selectors: { '[data-closed] &': { filter: 'grayscale(0.7)' } },
    '@container': { [TINY]: { selectors: { '&&': { display: 'none' } } } },
  },
  'mark',
);

export const words = componentStyle({ flex: 1, minWidth: 0, '@container': { [TINY]: { flexBasis: '100%' } } }, 'words');

/** What it is, and at the end of the line what it costs or what is done with it; below, where both find no room. */
export const row = componentStyle(
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space[8] },
  'row',
);

const strong = { ...text('body'), fontWeight: 700, lineHeight: 1.25 } as const;

export const name = componentStyle(
  { ...strong, selectors: { '[data-closed] &': { color: vars.color.text2 } } },
  'name',
);

export const price = componentStyle(strong, 'price');

export const detail = componentStyle(
  { ...text('caption'), fontWeight: 400, flex: '1 1 7rem', color: vars.color.text3 },
  'detail',
);

/** A target of 44 px in a line of text, whose words end where the price does. */
export const each = componentStyle(
  {
    marginBlock: `calc(-1 * ${vars.space[12]})`,
    marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
    selectors: { '&&': { ...text('label'), minWidth: '2.75rem' } },
  },
  'each',
);

/** The words, and the icon that stands for them where facts and words find no room beside each other. */
export const eachWords = componentStyle({ '@container': { [NARROW]: { display: 'none' } } }, 'eachWords');
export const eachSign = componentStyle(
  { display: 'none', '@container': { [NARROW]: { display: 'grid' } } },
  'eachSign',
);

export const lines = componentStyle({ paddingBlock: vars.space[4] }, 'lines');

export const line = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    columnGap: vars.space[4],
  },
  'line',
);

export const lineChoice = componentStyle({ flex: 'none', ...target }, 'lineChoice');

/** Its balls stand in as many rows as leave room for what counts them, which goes below in large text alone. */
export const numbers = componentStyle({ flex: '1 1 9rem', maxWidth: '100%', paddingBlock: '0.3125rem' }, 'numbers');

export const balls = [
  evenRows,
  componentStyle(
    {
      vars: { [columnGap]: '0.1875rem', [rowGap]: '0.3125rem' },
      '@container': { [NARROW]: { vars: { [columnGap]: '0.125rem', [ringGap]: columnGap } } },
    },
    'balls',
  ),
].join(' ');

/** Its targets keep their 44 px where many lines stand close; an outline for its ground, which ends where the price does. */
export const stepper = componentStyle(
  {
    flex: 'none',
    marginBlock: '-2px',
    marginInline: `calc(-1 * ${vars.space[4]})`,
    selectors: {
      '&&::before': { background: 'none', boxShadow: 'none', border: `1px solid ${vars.color.line}` },
    },
  },
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

/** A target of 44 px in a line of text. */
export const remove = componentStyle(
  {
    marginBlock: `calc(-1 * ${vars.space[12]})`,
    selectors: { '&&': { ...text('label'), minWidth: '2.75rem' } },
  },
  'remove',
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
