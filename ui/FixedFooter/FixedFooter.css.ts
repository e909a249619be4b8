import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { forcedColors } from '../theme/forcedColors';
import { footRoom, footWhereTall, inset } from '../theme/inset';
import { overContent } from '../theme/overContent';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

/** One row; not while a button that it leaves out has the keyboard's focus, which would be lost. */
const oneRow = '[data-empty]:not(:has(:focus-visible:not(:last-child)))';
const empty = `${oneRow} > &`;

/** The footer's own content at a page of less than 360 px. */
const NARROW = '(max-width: 20.4375rem)';
/** Large text on a phone: no room for words beside a button. */
const LARGE_TEXT = '(max-width: 14rem)';
const ownLine = { gridArea: 'auto / 1 / auto / -1' } as const;

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
    },
    selectors: {
      [`&${oneRow}`]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignContent: 'center',
        rowGap: 0,
        paddingBlock: `${vars.space[8]} calc(${vars.space[8]} + env(safe-area-inset-bottom))`,
      },
    },
  },
  'footer',
);
overContent(footer, { edge: 'End', room: footRoom('4rem') });
overContent(`${footer}:not([data-empty])`, { edge: 'End', room: footRoom('7.75rem'), isMore: true });

export const sum = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    selectors: { [empty]: { alignSelf: 'end', justifyContent: 'start', columnGap: vars.space[4] } },
    '@container': { [LARGE_TEXT]: { selectors: { [empty]: ownLine } } },
  },
  'sum',
);
export const words = componentStyle({ ...text('caption'), display: 'grid', color: vars.color.text2 }, 'words');
export const label = componentStyle({ fontWeight: 400 }, 'label');
export const detail = componentStyle({ selectors: { [`${oneRow} &`]: { display: 'none' } } }, 'detail');
export const amount = componentStyle(
  {
    ...text('amount'),
    // Twelve figures fit the narrowest phone.
    fontSize: 'min(1.375rem, 8.5cqi)',
    lineHeight: 1.28,
    marginInlineStart: 'auto',
    color: vars.color.brandText,
    selectors: { [`${oneRow} &`]: { ...text('caption'), marginInlineStart: 0, color: vars.color.text2 } },
  },
  'amount',
);

export const actions = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[10],
    selectors: { [empty]: { gridArea: '1 / 2 / span 2' } },
    '@container': {
      [LARGE_TEXT]: { selectors: { [empty]: { ...ownLine, order: 1, marginBlockStart: vars.space[4] } } },
    },
  },
  'actions',
);

const { components } = layers;
globalStyle(`${actions} > *`, { '@layer': { [components]: { flex: '1 1 0', minWidth: 'max-content' } } });
globalStyle(`${actions} > :last-child`, {
  '@layer': { [components]: { flexGrow: 1.12, '@container': { [NARROW]: { flexGrow: 99 } } } },
});
globalStyle(`${oneRow} > ${actions} > :not(:last-child)`, { '@layer': { [components]: { display: 'none' } } });
// Where a label has collapsed to its icon, the primary button takes the room of its line.
globalStyle(`${actions} > :not(:last-child)`, {
  '@layer': { [components]: { '@container': { [NARROW]: { flex: '1 0 3.25rem', minWidth: '3.25rem' } } } },
});

export const note = componentStyle(
  {
    ...text('label'),
    color: vars.color.text2,
    textAlign: 'center',
    selectors: { [empty]: { alignSelf: 'start', textAlign: 'start' } },
    '@container': { [LARGE_TEXT]: { selectors: { [empty]: ownLine } } },
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
