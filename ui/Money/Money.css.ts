import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { edgeInForcedColors } from '../theme/forcedColors';

/** Nothing in a figure lets a line end there, so it breaks only where it is wider than its whole place. */
export const money = componentStyle({ overflowWrap: 'break-word' }, 'money');

export const unknown = componentStyle(
  {
    display: 'inline-block',
    width: '5em',
    maxWidth: '100%',
    height: '0.8em',
    borderRadius: vars.radius.full,
    background: 'currentColor',
    opacity: 0.22,
    verticalAlign: '-0.05em',
    ...edgeInForcedColors,
  },
  'unknown',
);
