import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

export const bar = componentStyle(
  { fill: vars.accent.solid, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } },
  'bar',
);

/** Behind each bar, from top to bottom: what the finger meets, and what shows where one is. */
export const field = componentStyle(
  {
    fill: 'transparent',
    selectors: {
      '[data-active] > &': { fill: vars.accent.tint },
      ':focus-visible > &': { stroke: vars.color.infoText, strokeWidth: 2 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '[data-active] > &': { fill: 'Highlight' }, ':focus-visible > &': { stroke: 'CanvasText' } },
      },
    },
  },
  'barField',
);

export const point = componentStyle({ outline: 'none' }, 'barPoint');
