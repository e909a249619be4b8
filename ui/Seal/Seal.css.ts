import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';

export const seal = componentStyle(
  { display: 'inline-block', flex: 'none', maxInlineSize: '100%', aspectRatio: '1', verticalAlign: 'middle' },
  'seal',
);

export const size = {
  small: componentStyle({ inlineSize: '1.375rem' }, 'small'),
  medium: componentStyle({ inlineSize: '6.5rem' }, 'medium'),
  large: componentStyle({ inlineSize: '8.25rem' }, 'large'),
};

const inForcedColors = { '@media': { [forcedColors]: { color: 'CanvasText' } } };

/** Ink of all that is drawn in lines. */
export const ink = {
  promised: componentStyle({ color: vars.color.text2, ...inForcedColors }, 'promised'),
  entered: componentStyle({ color: vars.color.brandText, ...inForcedColors }, 'entered'),
  sealed: componentStyle({ color: vars.color.goldHi, ...inForcedColors }, 'sealed'),
  late: componentStyle({ color: vars.color.warningText, ...inForcedColors }, 'late'),
  broken: componentStyle({ color: vars.color.dangerText, ...inForcedColors }, 'broken'),
};

export const link = componentStyle(
  {
    display: 'block',
    borderRadius: vars.radius.full,
    selectors: { '&:focus-visible': focusRing },
  },
  'link',
);

const press = keyframes({ from: { scale: '1.12', opacity: 0 } });

export const drawing = componentStyle(
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    fill: 'none',
    stroke: 'currentColor',
    selectors: {
      '&[data-animated]': {
        '@media': {
          '(prefers-reduced-motion: no-preference)': {
            animation: `${press} ${vars.duration.base} ${vars.easing.standard} backwards`,
          },
        },
      },
    },
  },
  'drawing',
);

export const filled = componentStyle({ fill: 'currentColor', stroke: 'none' }, 'filled');

export const lacquerStart = componentStyle(
  { stopColor: `color-mix(in srgb, ${vars.color.brand} 50%, ${vars.color.brandPress})` },
  'lacquerStart',
);
export const lacquerEnd = componentStyle({ stopColor: vars.color.brandDeep }, 'lacquerEnd');

/** Over the gradient, which forced colours leave as it is. */
export const lacquer = componentStyle(
  { stroke: 'none', '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } } },
  'lacquer',
);

export const star = componentStyle(
  { fill: vars.color.gold, stroke: 'none', '@media': { [forcedColors]: { fill: 'CanvasText' } } },
  'star',
);

/** Where the tick stands on the star. */
export const boss = componentStyle(
  { fill: vars.color.brandDeep, stroke: 'none', '@media': { [forcedColors]: { fill: 'Canvas' } } },
  'boss',
);

export const words = componentStyle(
  {
    fill: 'currentColor',
    stroke: 'none',
    fontFamily: vars.font.family,
    fontWeight: 700,
    textAnchor: 'middle',
    letterSpacing: '0.3px',
  },
  'words',
);

export const note = componentStyle({ fontWeight: 500, letterSpacing: '0.6px' }, 'note');
