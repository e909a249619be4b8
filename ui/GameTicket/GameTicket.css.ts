import { globalStyle } from '@vanilla-extract/css';
import { stubWidth } from '../TicketCard/TicketCard.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

const NARROW = '(max-width: 359px)';
/** Where the stub is narrower. */
const NARROW_STUB = '(max-width: 379px)';

export const head = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: vars.space[10],
    '@media': { [NARROW]: { columnGap: vars.space[8] } },
  },
  'head',
);

/** Beside the name and what stands under it; on a narrow page the figure takes the ticket's whole width instead. */
export const markOfJackpot = componentStyle(
  {
    gridRow: 'span 3',
    '@media': { [NARROW]: { gridRow: 'auto', selectors: { '&&': { width: '1.75rem', height: '1.75rem' } } } },
  },
  'markOfJackpot',
);

export const name = componentStyle({ ...text('subtitle'), fontWeight: 700, color: vars.color.text }, 'name');

export const note = componentStyle({ ...text('label'), color: vars.color.text2 }, 'note');

export const amount = componentStyle(
  {
    ...text('subtitle'),
    containerType: 'inline-size',
    fontWeight: 700,
    color: vars.accent.text,
    '@media': { [NARROW]: { gridColumn: '1 / -1', marginBlockStart: vars.space[4] } },
  },
  'amount',
);

/** Twelve of the widest figure in the room between mark and perforation; what is shorter may be larger. */
export const figure = componentStyle(
  {
    fontSize: 'min(1.0625rem, 10.5cqi)',
    whiteSpace: 'nowrap',
    selectors: { '&[data-long]': { fontSize: 'min(1.0625rem, 9.3cqi)' } },
  },
  'figure',
);

/** Below the jackpot, where the stub has a button. */
export const time = componentStyle(
  {
    ...text('label'),
    gridColumn: 2,
    color: vars.color.text2,
    '@media': { [NARROW]: { gridColumn: '1 / -1' } },
  },
  'time',
);

/** Above the link that covers the ticket; clear of both edges of the stub by 10 px. */
export const quickBuy = componentStyle(
  {
    ...text('label'),
    position: 'relative',
    zIndex: 2,
    display: 'grid',
    placeContent: 'center',
    minHeight: '2.75rem',
    width: `calc(${stubWidth} - 1.25rem)`,
    marginBlockStart: vars.space[4],
    fontWeight: 700,
    color: vars.mark.white,
    background: vars.accent.solid,
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: { '&:focus-visible': focusRing, '&:active': { transform: 'translateY(1px)' } },
    '@media': { [forcedColors]: { border: '1px solid' } },
  },
  'quickBuy',
);

export const quickBuyPrice = componentStyle({ ...text('caption'), fontWeight: 600 }, 'quickBuyPrice');

/** Above the link that covers the ticket. */
export const extras = componentStyle(
  {
    position: 'relative',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${vars.space[6]}`,
    width: 'fit-content',
    marginBlockStart: vars.space[6],
    marginBlockEnd: '-0.25rem',
  },
  'extras',
);

// A place whose content has not come: seen as what it is, without a component in the first script.
globalStyle(`${extras} > * > :empty`, { '@layer': { [layers.components]: { background: vars.color.skeletonA } } });

export const stubLabel = componentStyle(
  {
    ...text('caption'),
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: vars.accent.text,
    '@media': { [NARROW_STUB]: { fontSize: '0.75rem' } },
  },
  'stubLabel',
);

export const stubTime = componentStyle(
  {
    ...text('label'),
    fontSize: 'clamp(0.6875rem, 3.4vw, 0.8125rem)',
    fontWeight: 700,
    color: vars.color.text,
    whiteSpace: 'nowrap',
  },
  'stubTime',
);

/** On a tinted stub the countdown's cells take the full colour. */
export const clockCells = componentStyle(
  {
    ...text('title'),
    vars: { [vars.accent.tint]: vars.accent.solid, [vars.accent.text]: vars.mark.white },
  },
  'clockCells',
);
