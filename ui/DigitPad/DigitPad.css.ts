import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

export const pad = componentStyle({ position: 'relative', display: 'grid', gap: vars.space[8] }, 'pad');

/** Three columns as on a phone, or four and three rows where the pad shares the page with a list. */
export const shape = {
  phone: componentStyle(
    { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridAutoRows: 'minmax(3.5rem, auto)' },
    'phone',
  ),
  compact: componentStyle(
    { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gridAutoRows: 'minmax(3rem, auto)' },
    'compact',
  ),
};

const key = {
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space[2],
  borderRadius: vars.radius.lg,
  textAlign: 'center',
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-disabled="true"]': { color: vars.color.textOff, cursor: 'not-allowed' },
  },
  '@media': {
    // Under a mouse only: a finger covers the key, and painting that would put off the paint of the figure.
    '(hover: hover)': {
      selectors: { '&:active:not([aria-disabled="true"])': { background: vars.accent.tint, boxShadow: 'none' } },
    },
    [forcedColors]: { border: '1px solid ButtonBorder' },
  },
} as const;

export const digit = componentStyle(
  {
    ...key,
    ...text('amount'),
    fontWeight: 600,
    background: vars.color.raised,
    boxShadow: vars.elevation.card,
    color: vars.color.text,
    selectors: {
      ...key.selectors,
      '&[aria-disabled="true"]': {
        ...key.selectors['&[aria-disabled="true"]'],
        background: vars.color.disabledFill,
        boxShadow: 'none',
      },
    },
  },
  'digitKey',
);

export const service = componentStyle(
  // A key is a quarter of the page at least: no larger than its longest word leaves whole.
  {
    ...key,
    ...text('label'),
    fontSize: 'min(0.8125rem, 5vw)',
    fontWeight: 600,
    color: vars.accent.text,
    selectors: {
      ...key.selectors,
      // Words stay readable where they cannot be pressed, as a button's.
      '&[aria-disabled="true"]': { color: vars.color.text3, cursor: 'not-allowed' },
    },
  },
  'serviceKey',
);
