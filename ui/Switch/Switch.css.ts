import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { text } from '../theme/text';

export const control = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    width: '100%',
    minHeight: '3.25rem',
    paddingBlock: vars.space[4],
    borderRadius: vars.radius.sm,
    textAlign: 'start',
    touchAction: 'manipulation',
    selectors: { '&:focus-visible': focusRing, '&:is(:disabled, [aria-disabled="true"])': { cursor: 'not-allowed' } },
  },
  'switch',
);

/** The track alone, in a target of 44 px. */
export const bare = componentStyle({ width: 'auto', minHeight: '2.75rem', paddingBlock: 0 }, 'bareSwitch');

export const icon = componentStyle({ display: 'grid', color: vars.color.text2 }, 'switchIcon');

export const words = componentStyle({ display: 'grid', flex: 1, overflowWrap: 'anywhere' }, 'switchWords');

export const label = componentStyle({ ...text('body'), fontWeight: 600 }, 'switchLabel');

export const detail = componentStyle({ ...text('label'), fontWeight: 400, color: vars.color.text2 }, 'switchDetail');

export const track = componentStyle(
  {
    position: 'relative',
    flex: 'none',
    width: '3.25rem',
    height: '2rem',
    borderRadius: vars.radius.full,
    background: vars.color.lineStrong,
    selectors: {
      '[aria-checked="true"] > &': { background: vars.color.success },
      ':is(:disabled, [aria-disabled="true"]) > &': { opacity: 0.5 },
      '&::after': {
        content: '',
        position: 'absolute',
        top: '0.1875rem',
        left: '0.1875rem',
        width: '1.625rem',
        height: '1.625rem',
        borderRadius: vars.radius.full,
        background: vars.mark.white,
        boxShadow: vars.elevation.card,
      },
      '[aria-checked="true"] > &::after': { transform: 'translateX(1.25rem)' },
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        transition: `background ${vars.duration.fast}`,
        selectors: { '&::after': { transition: `transform ${vars.duration.fast} ${vars.easing.standard}` } },
      },
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        background: 'ButtonText',
        selectors: {
          '[aria-checked="true"] > &': { background: 'Highlight' },
          '&::after': { background: 'ButtonFace' },
        },
      },
    },
  },
  'track',
);
