import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { text } from '../theme/text';

export const card = componentStyle(
  {
    containerType: 'inline-size',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    width: '100%',
    minHeight: '3.5rem',
    padding: `${vars.space[6]} ${vars.space[10]} ${vars.space[6]} ${vars.space[12]}`,
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    boxShadow: vars.elevation.card,
    touchAction: 'manipulation',
    selectors: { '&:focus-visible': focusRing, '&:active': { background: vars.color.raised } },
  },
  'card',
);

export const icon = componentStyle(
  {
    display: 'inline-grid',
    color: vars.accent.text,
    // The words matter more where there is no room for both.
    '@container': { '(max-width: 8.125rem)': { display: 'none' } },
  },
  'icon',
);
export const words = componentStyle({ display: 'grid', flex: 1 }, 'words');
export const label = componentStyle(
  { ...text('caption'), fontWeight: 400, color: vars.color.text2, whiteSpace: 'nowrap' },
  'label',
);
export const value = componentStyle({ ...text('body'), fontWeight: 600 }, 'value');
export const chevron = componentStyle({ display: 'inline-grid', color: vars.color.text3 }, 'chevron');
