import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { edgeInForcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

/** Figures are not broken: where large text leaves them no room, the table is moved sideways. */
export const frame = componentStyle(
  {
    overflowX: 'auto',
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    boxShadow: vars.elevation.card,
    selectors: { '&:focus-visible': focusRing },
    ...edgeInForcedColors,
  },
  'frame',
);

export const table = componentStyle({ width: '100%' }, 'table');

const cell = { padding: `${vars.space[8]} ${vars.space[6]}` };
/** 16 px, and 12 on the narrowest phone, where a jackpot of eleven figures needs them. */
const edge = 'clamp(0.5rem, 10vw - 1.25rem, 1rem)';
const edges = {
  '&:first-child': { paddingInlineStart: edge },
  '&:last-child': { paddingInlineEnd: edge },
};

/** Beside the name of a jackpot stands its sum. */
const narrow = { '(max-width: 359px)': text('label') };

export const head = componentStyle(
  { ...text('label'), ...cell, fontWeight: 400, color: vars.color.text2, textAlign: 'end', selectors: edges },
  'head',
);

export const first = componentStyle({ textAlign: 'start' }, 'first');

export const tier = componentStyle(
  {
    ...text('body'),
    ...cell,
    fontWeight: 600,
    color: vars.color.text,
    textAlign: 'start',
    selectors: edges,
    '@media': narrow,
  },
  'tier',
);

export const detail = componentStyle(
  { ...text('caption'), display: 'block', fontWeight: 400, color: vars.color.text2 },
  'tierDetail',
);

export const figure = componentStyle(
  { ...text('label'), ...cell, color: vars.color.text2, textAlign: 'end', selectors: edges },
  'figure',
);

export const value = componentStyle(
  {
    ...text('body'),
    ...cell,
    fontWeight: 700,
    color: vars.color.text,
    textAlign: 'end',
    selectors: edges,
    '@media': narrow,
  },
  'value',
);

export const row = componentStyle(
  {
    borderBlockStart: `1px solid ${vars.color.line}`,
    selectors: { '&[data-won="true"]': { background: vars.color.goldTint } },
  },
  'row',
);

/** What the reader's own ticket has won: gold ink on the gold row. */
export const won = componentStyle({ selectors: { '[data-won="true"] > &': { color: vars.color.goldText } } }, 'won');
