import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { forcedColors } from '../theme/forcedColors';
import { pageFootEdge } from '../theme/frame.css';
import { footRoom, footWhereTall, inset } from '../theme/inset';
import { atFoot, overContent } from '../theme/overContent';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

/** Not while a button that it leaves out has the keyboard's focus, which would be lost. */
const empty = '[data-empty]:not(:has(:focus-visible:not(:last-child)))';

/** The footer's own content at a page of less than 360 px. */
const NARROW = '(max-width: 20.4375rem)';

/**
 * Sticks to the foot of the page's column, so content ends above it without a padding of its own. Sum and buttons share
 * a row while it has room for both.
 */
export const footer = componentStyle(
  {
    position: 'sticky',
    zIndex: 2,
    bottom: footWhereTall,
    containerType: 'inline-size',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space[4]} ${vars.space[12]}`,
    padding: `${vars.space[8]} ${inset} calc(${vars.space[8]} + ${pageFootEdge})`,
    borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
    background: vars.color.surface,
    boxShadow: vars.elevation.up,
    '@media': {
      [forcedColors]: { borderTop: '1px solid' },
    },
  },
  'footer',
);
overContent(footer, { edge: 'End', room: footRoom('4.25rem'), isMore: true });

/** It asks for the room of the amount, and of what is left takes first what its words need to stand in one line. */
export const sum = componentStyle({ flex: '9999 0 min-content', minWidth: '5.5rem', maxWidth: 'fit-content' }, 'sum');
export const amount = componentStyle(
  {
    ...text('amount'),
    display: 'block',
    // Twelve figures fit the narrowest phone.
    fontSize: 'min(1.25rem, 8.5cqi)',
    lineHeight: 1.28,
    whiteSpace: 'nowrap',
    color: vars.color.brandText,
    selectors: { [`${empty} &`]: { color: vars.color.text2 } },
  },
  'amount',
);
export const detail = componentStyle({ ...text('caption'), display: 'block', color: vars.color.text2 }, 'detail');

export const actions = componentStyle(
  {
    display: 'flex',
    flex: '1 1 auto',
    flexWrap: 'wrap',
    gap: vars.space[8],
  },
  'actions',
);

const { components } = layers;
globalStyle(`.${actions}.${actions} > *`, { '@layer': { [components]: { flex: '1 1 0', minWidth: 'max-content' } } });
globalStyle(`${empty} > ${actions} > :not(:last-child)`, { '@layer': { [components]: { display: 'none' } } });
// Where a label has gone under its icon, the primary button takes the room of its line.
globalStyle(`${actions} > :not(:last-child)`, {
  '@layer': { [components]: { '@container': { [NARROW]: { flex: '0 0 auto', minWidth: '3.25rem' } } } },
});

export const note = componentStyle(
  { ...text('label'), flexBasis: '100%', color: vars.color.text2, textAlign: 'center' },
  'note',
);
// Two lines, as on the narrowest phone.
atFoot(note, footRoom('7rem'), true);

/** One short word: small under its icon, as in a tab bar, where there is no room beside it. */
export const collapsingLabel = componentStyle(
  { '@container': { [NARROW]: { fontSize: '0.75rem', lineHeight: 1.25, whiteSpace: 'nowrap' } } },
  'collapsingLabel',
);
globalStyle(`${actions} > :has(> ${collapsingLabel})`, {
  '@layer': {
    [components]: {
      '@container': {
        [NARROW]: {
          flexDirection: 'column',
          gap: vars.space[2],
          paddingBlock: vars.space[4],
          paddingInline: vars.space[6],
        },
      },
    },
  },
});
