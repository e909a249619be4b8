import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { edgeInForcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

export const badge = componentStyle(
  {
    ...text('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: '1.5rem',
    padding: `0 ${vars.space[8]}`,
    fontWeight: 600,
    borderRadius: vars.radius.full,
    // In large text its words may take two lines, before that it gives way to nobody.
    flexShrink: 0,
    maxWidth: '100%',
    ...edgeInForcedColors,
  },
  'badge',
);

const fill = (background: string, color: string, debugId: string) => componentStyle({ background, color }, debugId);

export const tone = {
  neutral: fill(vars.color.sunken, vars.color.text2, 'neutral'),
  success: fill(vars.color.successTint, vars.color.successText, 'success'),
  info: fill(vars.color.infoTint, vars.color.infoText, 'info'),
  gold: fill(vars.color.goldTint, vars.color.goldText, 'gold'),
  warning: fill(vars.color.warningTint, vars.color.warningText, 'warning'),
  danger: fill(vars.color.dangerTint, vars.color.dangerText, 'danger'),
  accent: fill(vars.accent.tint, vars.accent.text, 'accent'),
};

/** In the ink of its tone. */
export const dot = componentStyle(
  { width: '0.625rem', minHeight: '0.625rem', padding: 0, background: 'currentColor' },
  'dot',
);
