import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

export const logo = componentStyle(
  { display: 'inline-flex', alignItems: 'center', gap: '0.4em', fontWeight: 800, lineHeight: 1.3 },
  'logo',
);

export const size = {
  small: componentStyle({ fontSize: '1.25rem' }, 'small'),
  medium: componentStyle({ fontSize: '1.5rem' }, 'medium'),
  large: componentStyle({ fontSize: '2.25rem' }, 'large'),
};

export const mark = componentStyle({ flex: 'none', width: '1.45em', height: '1.45em' }, 'mark');
export const ticket = componentStyle({ fill: vars.mark.star }, 'ticket');
export const edge = componentStyle(
  { fill: 'none', stroke: vars.color.goldHi, strokeOpacity: 0.55, strokeWidth: 1.2 },
  'edge',
);
export const stem = componentStyle(
  { fill: 'none', stroke: vars.color.gold, strokeWidth: 2.2, strokeLinecap: 'round' },
  'stem',
);
export const leaf = componentStyle({ fill: vars.color.gold }, 'leaf');
export const leafPale = componentStyle({ fill: vars.color.goldHi }, 'leafPale');
