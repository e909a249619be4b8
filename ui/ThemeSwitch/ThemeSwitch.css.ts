import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { text } from '../theme/text';

export const themeSwitch = componentStyle(
  {
    ...text('body'),
    fontWeight: 600,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    width: '100%',
    minHeight: '3.25rem',
    borderRadius: vars.radius.sm,
    selectors: { '&:focus-visible': focusRing },
  },
  'themeSwitch',
);

export const icon = componentStyle({ display: 'grid', color: vars.color.text2 }, 'icon');

export const track = componentStyle(
  {
    position: 'relative',
    flex: 'none',
    width: '3.25rem',
    height: '2rem',
    marginLeft: 'auto',
    borderRadius: vars.radius.full,
    background: vars.color.lineStrong,
    selectors: {
      '[aria-checked="true"] > &': { background: vars.color.success },
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
    },
  },
  'track',
);
