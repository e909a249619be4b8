import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { edgeInForcedColors } from '../theme/forcedColors';

export const money = componentStyle({ whiteSpace: 'nowrap' }, 'money');

export const unknown = componentStyle(
  {
    display: 'inline-block',
    width: '5em',
    height: '0.8em',
    borderRadius: vars.radius.full,
    background: 'currentColor',
    opacity: 0.22,
    verticalAlign: '-0.05em',
    ...edgeInForcedColors,
  },
  'unknown',
);
