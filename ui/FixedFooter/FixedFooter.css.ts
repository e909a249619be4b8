import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { forcedColors } from '../theme/forcedColors';
import { footWhereTall, inset } from '../theme/inset';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

/** Too short for a keypad, what it fills and three rows of footer. */
const SHORT = '(max-height: 41rem)';
const empty = '[data-empty] > &';

/** The footer's own content at a page of less than 360 px. */
const NARROW = '(max-width: 20.4375rem)';

/** Sticks to the foot of the page's column, so content ends above it without a padding of its own. */
export const footer = componentStyle(
  {
    position: 'sticky',
    zIndex: 2,
    bottom: footWhereTall,
    containerType: 'inline-size',
    display: 'grid',
    gap: vars.space[10],
    padding: `${vars.space[12]} ${inset} calc(${vars.space[16]} + env(safe-area-inset-bottom))`,
    borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
    background: vars.color.surface,
    boxShadow: vars.elevation.up,
    '@media': {
      [forcedColors]: { borderTop: '1px solid' },
      [SHORT]: {
        selectors: {
          '&[data-empty]': {
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            alignItems: 'center',
            paddingBlock: `${vars.space[6]} calc(${vars.space[6]} + env(safe-area-inset-bottom))`,
          },
        },
      },
    },
  },
  'footer',
);

export const sum = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    '@media': { [SHORT]: { selectors: { [empty]: { display: 'none' } } } },
  },
  'sum',
);
export const words = componentStyle({ ...text('caption'), display: 'grid', color: vars.color.text2 }, 'words');
export const label = componentStyle({ fontWeight: 400 }, 'label');
export const amount = componentStyle(
  {
    ...text('amount'),
    // Twelve figures fit the narrowest phone.
    fontSize: 'min(1.375rem, 8.5cqi)',
    lineHeight: 1.28,
    marginInlineStart: 'auto',
    color: vars.color.brandText,
  },
  'amount',
);

export const actions = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[10],
    '@media': { [SHORT]: { selectors: { [empty]: { order: 1 } } } },
  },
  'actions',
);

const { components } = layers;
globalStyle(`${actions} > *`, { '@layer': { [components]: { flex: '1 1 0', minWidth: 'max-content' } } });
globalStyle(`${actions} > :last-child`, {
  '@layer': { [components]: { flexGrow: 1.12, '@container': { [NARROW]: { flexGrow: 99 } } } },
});
globalStyle(`[data-empty] > ${actions} > :not(:last-child)`, {
  '@layer': { [components]: { '@media': { [SHORT]: { display: 'none' } } } },
});
// Where a label has collapsed to its icon, the primary button takes the room of its line.
globalStyle(`${actions} > :not(:last-child)`, {
  '@layer': { [components]: { '@container': { [NARROW]: { flex: '1 0 3.25rem', minWidth: '3.25rem' } } } },
});

export const note = componentStyle(
  {
    ...text('label'),
    color: vars.color.text2,
    textAlign: 'center',
    '@media': { [SHORT]: { selectors: { [empty]: { textAlign: 'start' } } } },
  },
  'note',
);

/** Stays for screen readers where there is room for the icon only. */
export const collapsingLabel = componentStyle(
  {
    '@container': {
      [NARROW]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  },
  'collapsingLabel',
);
