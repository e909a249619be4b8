import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

export const line = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space[10],
    paddingBlock: vars.space[10],
    selectors: { '&:last-child': { paddingBlockEnd: 0 } },
    '@media': { '(max-width: 359px)': { columnGap: vars.space[6] } },
  },
  'line',
);

export const letter = componentStyle(
  {
    ...text('subtitle'),
    display: 'grid',
    placeItems: 'center',
    width: '2.375rem',
    height: '2.375rem',
    fontWeight: 700,
    borderRadius: vars.radius.sm,
    background: vars.accent.tint,
    color: vars.accent.text,
    '@media': { '(max-width: 359px)': { width: '1.75rem', height: '1.75rem' } },
  },
  'letter',
);

export const content = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[8]} ${vars.space[10]}` },
  'content',
);

export const note = componentStyle({ ...text('label'), color: vars.color.text2 }, 'note');

export const won = componentStyle({ fontWeight: 600, color: vars.color.goldText }, 'won');
