import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

export const line = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: vars.space[10],
    paddingBlock: vars.space[10],
    selectors: { '&:last-child': { paddingBlockEnd: 0 } },
    '@media': { '(max-width: 359px)': { columnGap: vars.space[6] } },
  },
  'line',
);

/** One row of numbers stands in the middle of its letter; of more the letter stands at the first. */
const row = '2.375rem';
const narrowRow = '1.75rem';

export const letter = componentStyle(
  {
    ...text('subtitle'),
    display: 'grid',
    placeItems: 'center',
    width: row,
    height: row,
    fontWeight: 700,
    borderRadius: vars.radius.sm,
    background: vars.accent.tint,
    color: vars.accent.text,
    '@media': { '(max-width: 359px)': { width: narrowRow, height: narrowRow } },
  },
  'letter',
);

export const content = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    gap: `${vars.space[8]} ${vars.space[10]}`,
    minHeight: row,
    '@media': { '(max-width: 359px)': { minHeight: narrowRow } },
  },
  'content',
);

export const note = componentStyle({ ...text('label'), color: vars.color.text2 }, 'note');

export const won = componentStyle({ fontWeight: 600, color: vars.color.goldText }, 'won');
