import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { edgeInForcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

export const bell = componentStyle({ position: 'relative', display: 'inline-flex', flex: 'none' }, 'bell');

export const bellCount = componentStyle(
  {
    ...text('tab'),
    position: 'absolute',
    top: '0.125rem',
    right: '0.125rem',
    minWidth: '1.125rem',
    padding: `0 ${vars.space[4]}`,
    borderRadius: vars.radius.full,
    background: vars.color.gold,
    color: vars.color.onGold,
    textAlign: 'center',
    pointerEvents: 'none',
    ...edgeInForcedColors,
  },
  'bellCount',
);
