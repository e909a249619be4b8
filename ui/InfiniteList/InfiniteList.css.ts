import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

/** The gap belongs to the row, so that a measured row includes it. */
export const row = componentStyle({ paddingBlockEnd: vars.space[10] }, 'row');

/** All of a row's place but its `top`: said once, as setting it on each takes longer than building the row. */
export const placed = componentStyle({ position: 'absolute', insetInline: 0, contain: 'layout style' }, 'placed');

export const foot = componentStyle(
  {
    ...text('label'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    minHeight: '3rem',
    color: vars.color.text2,
  },
  'foot',
);
