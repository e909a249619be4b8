import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

const ended = '[data-state="ended"] > &';
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
  above: componentStyle({ ...text('label'), fontWeight: 700, selectors: gone }, 'above'),
};

export const stacked = componentStyle(
  { flexDirection: 'column', alignItems: 'flex-end', gap: vars.space[4] },
  'stacked',
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
const warning = { background: vars.color.warningTint, color: vars.color.warningText };

export const cell = {
  tint: componentStyle(
    { ...box, ...tint, selectors: { ...gone, '[data-state="last-minute"] &': warning } },
    'cell-tint',
  ),
  header: componentStyle(
    {
      ...box,
      background: vars.overlay.headerWell,
      color: vars.mark.white,
      selectors: { ...gone, '[data-state="last-minute"] &': warning },
    },
    'cell-header',
  ),
  plain: componentStyle(
    { selectors: { ...gone, '[data-state="last-minute"] &': { color: vars.color.warningText } } },
    'cell-plain',
  ),
};

export const dayTone = {
  tint: componentStyle({ ...box, ...tint }, 'day-tint'),
  header: componentStyle({ color: vars.mark.white }, 'day-header'),
  plain: null,
};

/** The words that take the place of all cells. */
export const written = {
  tint: componentStyle({ ...tint, padding: `0 ${vars.space[6]}`, borderRadius: '0.4375rem' }, 'written-tint'),
  header: dayTone.header,
  plain: undefined,
};

export const colon = componentStyle({ opacity: 0.7, selectors: gone }, 'colon');

export const endNote = componentStyle(
  { ...text('caption'), fontWeight: 600, color: vars.color.text2, selectors: gone },
  'endNote',
);
