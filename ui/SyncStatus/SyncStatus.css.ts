import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { edgeInForcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

export const syncStatus = componentStyle(
  { ...text('label'), fontWeight: 600, display: 'flex', alignItems: 'center', gap: vars.space[6] },
  'syncStatus',
);

export const status = {
  synced: componentStyle({ color: vars.color.successText }, 'synced'),
  pending: componentStyle({ color: vars.color.infoText }, 'pending'),
  error: componentStyle(
    {
      flexWrap: 'wrap',
      padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[2]} ${vars.space[12]}`,
      borderRadius: vars.radius.md,
      background: vars.color.dangerTint,
      color: vars.color.dangerText,
      ...edgeInForcedColors,
    },
    'error',
  ),
};

export const words = componentStyle({ flex: 1, minWidth: 'min-content' }, 'words');

export const retry = componentStyle(
  {
    fontWeight: 700,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: '2.75rem',
    paddingInline: vars.space[10],
    borderRadius: vars.radius.sm,
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-2px' } },
  },
  'retry',
);
