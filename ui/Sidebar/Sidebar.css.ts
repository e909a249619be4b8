import { keyframes } from '@vanilla-extract/css';
import { windowHeight } from '../theme/frame.css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { text } from '../theme/text';

const slideIn = keyframes({ from: { transform: 'translateX(-100%)' } });
const slideOut = keyframes({ to: { transform: 'translateX(-100%)' } });

export const sidebar = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    width: 'min(80%, 19.5rem)',
    height: windowHeight,
    overflow: 'hidden auto',
    borderRadius: `0 ${vars.radius.sheet} ${vars.radius.sheet} 0`,
    background: vars.color.surface,
    boxShadow: vars.elevation.overlay,
    outline: 'none',
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        animation: `${slideIn} ${vars.duration.slow} ${vars.easing.enter}`,
        selectors: { '&[data-state="closed"]': { animation: `${slideOut} 240ms ${vars.easing.exit} forwards` } },
      },
    },
  },
  'sidebar',
);

export const head = componentStyle(
  {
    position: 'relative',
    isolation: 'isolate',
    flex: 'none',
    overflow: 'hidden',
    padding: `calc(${vars.space[12]} + env(safe-area-inset-top)) ${vars.space[16]} ${vars.space[16]}`,
    background: `linear-gradient(165deg, ${vars.color.lacquerStart}, ${vars.color.lacquerEnd})`,
    color: vars.mark.white,
  },
  'head',
);

export const sunburst = componentStyle(
  {
    position: 'absolute',
    zIndex: -1,
    right: '-5rem',
    top: '-5.5rem',
    width: '17rem',
    opacity: 0.22,
    color: vars.color.goldHi,
  },
  'sidebarSunburst',
);

export const brand = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginRight: `calc(-1 * ${vars.space[8]})`,
    // Of a name in the logo's place.
    fontSize: '1.5rem',
    fontWeight: 800,
    lineHeight: 1.3,
  },
  'brand',
);

export const owner = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[8]} ${vars.space[12]}`,
    minHeight: '3.25rem',
    marginTop: vars.space[6],
  },
  'owner',
);

export const name = componentStyle({ ...text('body'), fontWeight: 700, overflowWrap: 'anywhere' }, 'name');
export const balance = componentStyle(
  {
    ...text('label'),
    fontWeight: 600,
    // Twelve figures fit the narrowest phone, however large a reader makes them.
    fontSize: `min(${vars.type.label.size}, 6vw)`,
    color: vars.color.goldHi,
  },
  'balance',
);

export const rows = componentStyle({ flex: 'none', padding: vars.space[8] }, 'rows');

export const row = componentStyle(
  {
    ...text('body'),
    fontWeight: 600,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minHeight: '3.25rem',
    padding: `0 ${vars.space[12]}`,
    borderRadius: vars.radius.md,
    selectors: {
      '&[aria-current="page"]': { background: vars.color.brandTint, color: vars.color.brandText },
      '&:hover': { background: vars.color.sunken },
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    },
  },
  'sidebarRow',
);

export const rowIcon = componentStyle(
  {
    display: 'grid',
    color: vars.color.text2,
    selectors: { '[aria-current="page"] > &': { color: vars.color.brandText } },
  },
  'rowIcon',
);

export const foot = componentStyle(
  {
    marginTop: 'auto',
    padding: `${vars.space[4]} ${vars.space[20]} calc(${vars.space[16]} + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${vars.color.line}`,
  },
  'foot',
);

export const smallPrint = componentStyle({ ...text('label'), fontWeight: 400, color: vars.color.text3 }, 'smallPrint');
