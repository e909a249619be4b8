import { createVar, globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { layers } from '../theme/layers.css';

/** Between two pieces beside and below one another; set both. */
export const columnGap = createVar('columnGap');
export const rowGap = createVar('rowGap');
/** Before a ringed ball, on top of its ring's room; for rows in which it follows the others without a sign between. */
export const ringGap = createVar('ringGap');

/**
 * Pieces that take as few rows as they need, each about as long as the others: eight balls stand four and four, never
 * seven and one. Flex and grid cannot, so the pieces are laid out as words are.
 */
export const evenRows = componentStyle(
  {
    display: 'block',
    textWrap: 'balance',
    // No row is higher than its pieces, and the gaps of the first and the last ones are outside.
    lineHeight: 0,
    marginInlineStart: `calc(-1 * ${columnGap})`,
    marginBlockEnd: `calc(-1 * ${rowGap})`,
  },
  'evenRows',
);

// Of no weight: a piece may have margins of its own, whichever sheet comes last.
globalStyle(`:where(${evenRows}) > *`, {
  '@layer': {
    [layers.components]: {
      display: 'inline-block',
      verticalAlign: 'middle',
      marginInlineStart: columnGap,
      marginBlockEnd: rowGap,
    },
  },
});
