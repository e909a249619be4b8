import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

const ended = '[data-state="ended"] > &';
const daysLead = '&:has([data-part="days"]:not([hidden]))';
const gone = { '&[hidden]': { display: 'none' } };

export const countdown = componentStyle(
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    flexShrink: 0,
    alignItems: 'center',
    gap: vars.space[6],
    maxWidth: '100%',
    ...text('body'),
    fontWeight: 700,
  },
  'countdown',
);

/** In the size and weight of the words around it. */
export const running = componentStyle(
  { fontSize: 'inherit', lineHeight: 'inherit', fontWeight: 'inherit', gap: vars.space[4] },
  'running',
);

/** The days over the cells, as in a game's header, or before them. */
export const days = {
  before: componentStyle(
    { order: -1, padding: `0 ${vars.space[6]}`, selectors: { ...gone, [`${running} &`]: { padding: 0 } } },
    'before',
  ),
  // Into the room that a header has over its cells, which stay where they are without it.
  above: componentStyle(
    {
      ...text('label'),
      fontWeight: 700,
      selectors: gone,
      '@container': { '(min-width: 19rem)': { marginBlockStart: '-0.5625rem' } },
    },
    'above',
  ),
};

export const stacked = componentStyle(
  { flexDirection: 'column', alignItems: 'flex-end', gap: vars.space[4] },
  'stacked',
);

/** The day is the first of the cells. */
export const led = componentStyle(
  {
    gap: vars.space[4],
    // Beside the hero's button, and smaller where a day leads.
    '@media': {
      '(max-width: 399px)': { selectors: { [daysLead]: { fontSize: '0.875rem' } } },
      '(max-width: 389px)': { selectors: { [daysLead]: { fontSize: '0.8125rem' } } },
      '(max-width: 359px)': {
        fontSize: '0.875rem',
        selectors: { [daysLead]: { fontSize: '0.75rem', gap: '3px' } },
      },
    },
  },
  'led',
);

export const cells = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    gap: vars.space[4],
    whiteSpace: 'nowrap',
    selectors: { [ended]: { opacity: 0.55 }, [`${running} &`]: { gap: 0 } },
  },
  'cells',
);

// 30 by 28 px at the size of body text, and larger with whatever size the host gives the countdown.
const box = {
  display: 'inline-grid',
  gridAutoFlow: 'column',
  placeContent: 'center',
  placeItems: 'center',
  minWidth: '2em',
  height: 'calc(28em / 15)',
  borderRadius: 'calc(7em / 15)',
} as const;

const tint = { background: vars.accent.tint, color: vars.accent.text } as const;
// In the last minute the cells are filled: strong and calm, without the colours of an alarm.
const lastMinute = '[data-state="last-minute"] &';
const filled = { background: vars.accent.solid, color: vars.mark.white };
// What carries white words reads as well on white.
const filledOnColor = { background: vars.mark.white, color: vars.accent.headerStart };

const well = { ...box, background: vars.overlay.headerWell, color: vars.mark.white } as const;
const wellCell = { ...well, selectors: { ...gone, [lastMinute]: filledOnColor } };

export const cell = {
  tint: componentStyle({ ...box, ...tint, selectors: { ...gone, [lastMinute]: filled } }, 'cell-tint'),
  header: componentStyle(wellCell, 'cell-header'),
  lacquer: componentStyle(wellCell, 'cell-lacquer'),
  plain: componentStyle(
    { selectors: { ...gone, [lastMinute]: { color: vars.accent.text, fontWeight: 700 } } },
    'cell-plain',
  ),
};

export const dayTone = {
  tint: componentStyle({ ...box, ...tint }, 'day-tint'),
  header: componentStyle({ color: vars.mark.white }, 'day-header'),
  lacquer: componentStyle(well, 'day-lacquer'),
  plain: null,
};

/** The words that take the place of all cells. */
export const written = {
  tint: componentStyle({ ...tint, padding: `0 ${vars.space[6]}`, borderRadius: '0.4375rem' }, 'written-tint'),
  header: dayTone.header,
  lacquer: dayTone.header,
  plain: undefined,
};

export const colon = componentStyle({ opacity: 0.7, selectors: gone }, 'colon');

export const endNote = componentStyle(
  { ...text('caption'), fontWeight: 600, color: vars.color.text2, selectors: gone },
  'endNote',
);
