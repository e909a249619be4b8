import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

export const height = componentStyle({ height: '3rem' }, 'sparklineHeight');

export const line = componentStyle(
  {
    fill: 'none',
    stroke: vars.accent.text,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  },
  'sparkline',
);

export const area = componentStyle(
  { fill: vars.accent.tint, '@media': { '(forced-colors: active)': { fill: 'none' } } },
  'sparkArea',
);

export const end = componentStyle(
  {
    fill: vars.accent.text,
    stroke: vars.color.surface,
    strokeWidth: 1.5,
    '@media': { '(forced-colors: active)': { fill: 'Highlight', stroke: 'none' } },
  },
  'sparkEnd',
);
