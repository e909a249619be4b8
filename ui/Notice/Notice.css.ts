import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { text } from '../theme/text';

export const notice = componentStyle(
  {
    ...text('label'),
    fontWeight: 500,
    display: 'flex',
    // A word or an amount too wide for its place beside the icon goes below it, whole.
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space[10],
    padding: `${vars.space[10]} ${vars.space[16]}`,
    borderRadius: vars.radius.md,
    textAlign: 'start',
    overflowWrap: 'break-word',
  },
  'notice',
);

export const tone = {
  success: componentStyle({ background: vars.color.successTint, color: vars.color.successText }, 'success'),
  info: componentStyle({ background: vars.color.infoTint, color: vars.color.infoText }, 'info'),
  warning: componentStyle({ background: vars.color.warningTint, color: vars.color.warningText }, 'warning'),
  gold: componentStyle({ background: vars.color.goldTint, color: vars.color.goldText }, 'gold'),
  danger: componentStyle({ background: vars.color.dangerTint, color: vars.color.dangerText }, 'danger'),
  /** For what is no news of good or bad: a kind word. */
  plain: componentStyle({ background: vars.color.sunken, color: vars.color.text, fontWeight: 600 }, 'plain'),
};

/** With a button at its end, everything lines up with the button. */
export const withAction = componentStyle({ alignItems: 'center', paddingBlock: vars.space[2] }, 'withAction');

export const words = componentStyle(
  {
    flex: 1,
    minWidth: 'auto',
    maxWidth: '100%',
    alignSelf: 'center',
    // Lines that are higher than the button keep off the edges by themselves.
    selectors: { [`${withAction} > &`]: { paddingBlock: vars.space[6] } },
  },
  'words',
);

export const heading = componentStyle(
  { ...text('subtitle'), fontWeight: 700, display: 'block', lineHeight: '1.25rem', paddingBlockEnd: vars.space[4] },
  'heading',
);

export const actions = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[8], flexBasis: '100%', paddingBlock: vars.space[2] },
  'actions',
);
