import { componentStyle } from '../../theme/componentStyle';
import { vars } from '../../theme/contract.css';
import { focusRing } from '../../theme/focus';
import { text } from '../../theme/text';

export const figure = componentStyle({ display: 'grid', gap: vars.space[4], width: '100%' }, 'figure');

export const title = componentStyle({ ...text('subtitle'), fontWeight: 700, overflowWrap: 'anywhere' }, 'chartTitle');

/** What one is looking at. It keeps two lines free, so that the chart below never moves. */
export const readout = componentStyle(
  { ...text('label'), fontWeight: 400, minHeight: '2.375rem', color: vars.color.text2, overflowWrap: 'anywhere' },
  'readout',
);

export const drawing = componentStyle(
  { ...text('caption'), display: 'block', width: '100%', maxWidth: 'none', overflow: 'visible', touchAction: 'pan-y' },
  'drawing',
);

export const words = componentStyle(
  { fill: vars.color.text2, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } },
  'chartWords',
);

export const amount = componentStyle(
  { fill: vars.color.text, fontWeight: 700, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } },
  'chartAmount',
);

export const grid = componentStyle(
  {
    stroke: vars.color.line,
    '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
    selectors: { '&[data-zero]': { stroke: vars.color.lineStrong } },
  },
  'chartGrid',
);

export const more = componentStyle({ ...text('label') }, 'chartMore');

export const summary = componentStyle(
  {
    width: 'fit-content',
    padding: `0.75rem ${vars.space[4]}`,
    fontWeight: 600,
    borderRadius: vars.radius.xs,
    color: vars.color.brandText,
    cursor: 'pointer',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  },
  'chartSummary',
);

export const table = componentStyle({ width: '100%' }, 'chartTable');

const cell = { padding: `${vars.space[6]} ${vars.space[4]}`, borderBlockEnd: `1px solid ${vars.color.line}` };

export const name = componentStyle(
  { ...cell, fontWeight: 400, color: vars.color.text2, textAlign: 'start', overflowWrap: 'anywhere' },
  'chartName',
);

export const figureCell = componentStyle(
  { ...cell, fontWeight: 600, textAlign: 'end', overflowWrap: 'anywhere' },
  'chartFigure',
);
