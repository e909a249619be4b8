import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { forcedColors } from '../theme/forcedColors';
import { cellSizes, fixedSizes, geometry, largeGeometry } from './geometry';

/** How many columns the host asks for. */
export const columns = createVar('columns');
const inset = createVar('inset');
const height = createVar('height');
const ballSize = createVar('ball');

// The ball's size is looked up once, as the grid's font size: on each of eighty cells it costs five times the style.
const FIGURE = 0.42;
// A hair more than it is: what falls short of a pixel by less is cut off to the next smaller unit of the layout.
const BALL_EM = 1 / FIGURE + 1e-5;
const FIGURE_TOP = `${(BALL_EM - 1) / 2}em`;

export const frame = componentStyle({ containerType: 'inline-size' }, 'frame');

const grid = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridAutoRows: height,
    paddingInline: inset,
    fontSize: `calc(${ballSize} * ${FIGURE})`,
  },
  'grid',
);

const LARGEST_LARGE_BALL = 56;

function layoutOf(name: string | number, steps: readonly Parameters<typeof cellSizes>[0][], largestBall?: number) {
  const [first, ...wider] = steps.map((step) => {
    const sizes = cellSizes(step, largestBall);
    return {
      from: step.from,
      vars: { [columns]: sizes.columns, [inset]: sizes.inset, [height]: sizes.height, [ballSize]: sizes.ball },
    };
  });
  const queries = Object.fromEntries(
    wider.map(({ from, vars: values }) => [`(min-width: ${from}px)`, { vars: values }]),
  );
  return [grid, componentStyle({ vars: first?.vars ?? {}, '@container': queries }, `layout-${name}`)].join(' ');
}

export const layout = {
  80: layoutOf(80, geometry[80]),
  55: layoutOf(55, geometry[55]),
  49: layoutOf(49, geometry[49]),
  45: layoutOf(45, geometry[45]),
  35: layoutOf(35, geometry[35]),
  16: layoutOf(16, geometry[16]),
  12: layoutOf(12, geometry[12]),
};

const fixed = fixedSizes(columns);
export const fixedLayout = [
  grid,
  componentStyle({ vars: { [inset]: fixed.inset, [height]: fixed.height, [ballSize]: fixed.ball } }, 'layout-fixed'),
].join(' ');

export const largeLayout = layoutOf('large', largeGeometry, LARGEST_LARGE_BALL);

/** Its words change with every pick; kept to itself, they lay out nothing else. */
export const status = componentStyle({ contain: 'strict' }, 'status');

/** The cell is the target and leaves no gap; the ball is only drawn in it. */
export const cell = componentStyle(
  {
    display: 'block',
    touchAction: 'manipulation',
    outline: 'none',
    selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed' } },
  },
  'cell',
);

const focused = `:focus-visible > &`;

export const ball = componentStyle(
  {
    // A block with its figure in the middle by padding: a grid in each cell costs two and a half times the layout.
    display: 'block',
    width: `${BALL_EM}em`,
    height: `${BALL_EM}em`,
    margin: 'auto',
    paddingBlockStart: FIGURE_TOP,
    textAlign: 'center',
    fontWeight: 700,
    lineHeight: 1,
    letterSpacing: '-0.01em',
    borderRadius: vars.radius.full,
    background: vars.color.ballRest,
    color: vars.color.text,
    boxShadow: `inset 0 0 0 1px ${vars.color.ballRestLine}`,
    selectors: {
      '[aria-disabled="true"] > &': {
        background: 'none',
        color: vars.color.textOff,
        boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
      },
      '[aria-pressed="true"] > &': {
        background: vars.accent.solid,
        color: vars.mark.white,
        boxShadow: vars.edge.enamel,
      },
      [focused]: { outline: `2.5px solid ${vars.color.infoText}`, outlineOffset: '1.5px' },
    },
    '@media': {
      [forcedColors]: {
        border: '1px solid ButtonBorder',
        paddingBlockStart: `calc(${FIGURE_TOP} - 1px)`,
        selectors: {
          '[aria-disabled="true"] > &': { borderColor: 'GrayText', color: 'GrayText' },
          '[aria-pressed="true"] > &': {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            background: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
      // Under a mouse; what a finger presses springs after its paint (springBack.ts).
      '(hover: hover) and (prefers-reduced-motion: no-preference)': {
        selectors: {
          // The one that can be pressed: on all of them a transform and its transition cost half of the mounting.
          ':hover > &': {
            transform: 'scale(1)',
            transition: `transform ${vars.duration.fast} ${vars.easing.spring}`,
          },
          // Pressed at once; only the way back is a movement.
          ':active > &': { transform: 'scale(.86)', transition: 'none' },
        },
      },
    },
  },
  'ball',
);

/** The game's extra number: outlined in gold, and ringed when picked. */
export const bonusBall = componentStyle(
  {
    background: vars.color.surface,
    color: vars.color.goldText,
    boxShadow: `inset 0 0 0 1.25px ${vars.color.goldText}`,
    selectors: {
      '[aria-pressed="true"] > &': {
        boxShadow: `${vars.edge.enamel}, 0 0 0 2px ${vars.color.goldTint}, 0 0 0 4px ${vars.color.gold}`,
      },
    },
  },
  'bonusBall',
);
