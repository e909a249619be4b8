import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

export const bottomBar = componentStyle(
  {
    position: 'sticky',
    zIndex: 20,
    bottom: 0,
    flex: 'none',
    display: 'grid',
    gap: vars.space[10],
    marginTop: 'auto',
    padding: `${vars.space[12]} ${vars.space[16]} calc(${vars.space[16]} + env(safe-area-inset-bottom))`,
    borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
    background: vars.color.surface,
    boxShadow: vars.elevation.up,
  },
  'bottomBar',
);
