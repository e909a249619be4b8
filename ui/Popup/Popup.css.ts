import { globalStyle, keyframes } from '@vanilla-extract/css';
import { windowHeight } from '../theme/frame.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { forcedColors } from '../theme/forcedColors';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

const rise = keyframes({ from: { transform: 'translateY(12px) scale(.96)', opacity: 0 } });
const sink = keyframes({ to: { transform: 'scale(.98)', opacity: 0 } });

export const popup = componentStyle(
  {
    position: 'relative',
    placeSelf: 'center',
    // Large text makes the steps wider too; a narrow screen has no room to give them.
    width: `calc(100% - 2 * min(${vars.space[24]}, 7.5vw))`,
    maxHeight: `calc(${windowHeight} - 2 * max(${vars.space[24]}, env(safe-area-inset-top), env(safe-area-inset-bottom)))`,
    overflow: 'hidden auto',
    borderRadius: vars.radius.sheet,
    background: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.elevation.overlay,
    textAlign: 'center',
    outline: 'none',
    '@media': {
      // The scrim is gone, and the shadow with it.
      [forcedColors]: { border: '1px solid' },
      '(prefers-reduced-motion: no-preference)': {
        animation: `${rise} ${vars.duration.base} ${vars.easing.enter}`,
        selectors: {
          '&[data-state="closed"]': { animation: `${sink} ${vars.duration.base} ${vars.easing.exit} forwards` },
        },
      },
    },
  },
  'popup',
);

export const body = componentStyle(
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[4],
    padding: `${vars.space[24]} min(${vars.space[20]}, 6.25vw) ${vars.space[16]}`,
  },
  'body',
);

const disc = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: '4.5rem',
    height: '4.5rem',
    marginBottom: vars.space[12],
    borderRadius: vars.radius.full,
  },
  'disc',
);

export const tone = {
  neutral: [disc, componentStyle({ background: vars.color.sunken, color: vars.color.text2 }, 'neutral')].join(' '),
  success: [
    disc,
    componentStyle({ background: vars.color.successTint, color: vars.color.successText }, 'success'),
  ].join(' '),
  warning: [
    disc,
    componentStyle({ background: vars.color.warningTint, color: vars.color.warningText }, 'warning'),
  ].join(' '),
  danger: [disc, componentStyle({ background: vars.color.dangerTint, color: vars.color.dangerText }, 'danger')].join(
    ' ',
  ),
  info: [disc, componentStyle({ background: vars.color.infoTint, color: vars.color.infoText }, 'info')].join(' '),
};

/** Draws whatever icon is given at 34 px. */
export const discIcon = componentStyle(
  { display: 'grid', placeItems: 'center', width: '2.125rem', height: '2.125rem' },
  'discIcon',
);

globalStyle(`${discIcon} > svg`, { '@layer': { [layers.components]: { width: '100%', height: '100%' } } });

export const title = componentStyle({ ...text('heading'), fontSize: '1.25rem', textWrap: 'balance' }, 'title');

export const description = componentStyle(
  { ...text('body'), color: vars.color.text2, textWrap: 'pretty', overflowWrap: 'anywhere' },
  'description',
);

export const facts = componentStyle({ width: '100%', marginTop: vars.space[10] }, 'facts');

export const actions = componentStyle(
  { display: 'grid', gap: vars.space[8], width: '100%', marginTop: vars.space[16] },
  'actions',
);
