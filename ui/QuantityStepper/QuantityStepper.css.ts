import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { edgeInForcedColors, forcedColors } from '../theme/forcedColors';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';
import { onDark } from '../theme/themeStyles';

/** On a dark page a well is hardly darker than what it lies in. */
const edge = `inset 0 0 0 1px ${onDark(vars.color.line, 'transparent')}`;

export const stepper = componentStyle(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: vars.radius.md,
    background: vars.color.sunken,
    boxShadow: edge,
    ...edgeInForcedColors,
  },
  'stepper',
);

/** Under a label it is as wide as without one. */
export const labelled = componentStyle({ justifySelf: 'start' }, 'labelled');

export const step = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    borderRadius: vars.radius.md,
    touchAction: 'manipulation',
    selectors: {
      '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
      '&:is(:disabled, [aria-disabled="true"])': { color: vars.color.textOff, cursor: 'not-allowed' },
      '&:active:not(:disabled, [aria-disabled="true"])': { opacity: 0.6 },
    },
  },
  'step',
);

export const value = componentStyle(
  { ...text('body'), fontWeight: 700, minWidth: '1.5rem', textAlign: 'center' },
  'stepperValue',
);

export const middle = componentStyle({ display: 'grid', minWidth: 0, textAlign: 'center' }, 'middle');

export const detail = componentStyle({ ...text('label'), color: vars.color.text2 }, 'detail');

export const dense = componentStyle(
  {
    isolation: 'isolate',
    background: 'none',
    boxShadow: 'none',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        zIndex: -1,
        inset: vars.space[4],
        borderRadius: vars.radius.md,
        background: vars.color.sunken,
        boxShadow: edge,
      },
    },
  },
  'dense',
);

/** Its buttons stand at its ends, raised from the ground while they can be pressed. */
export const wide = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    justifySelf: 'stretch',
    padding: vars.space[8],
    borderRadius: vars.radius.lg,
  },
  'wide',
);

globalStyle(`${wide} > button`, {
  '@layer': {
    [layers.components]: {
      width: '3.25rem',
      height: '3.25rem',
      '@media': { [forcedColors]: { border: '1px solid ButtonText' } },
    },
  },
});
globalStyle(`${wide} > button:not(:disabled, [aria-disabled="true"])`, {
  '@layer': { [layers.components]: { background: vars.color.raised, boxShadow: vars.elevation.card } },
});

export const wideValue = componentStyle({ ...text('amount'), overflowWrap: 'anywhere' }, 'wideValue');
