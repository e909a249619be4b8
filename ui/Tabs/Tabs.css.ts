import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRing } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';
import { barHeight, windowHead } from '../theme/frame.css';
import { inset } from '../theme/inset';
import { overContent } from '../theme/overContent';
import { text } from '../theme/text';

/** A label that is cut is seen to go on. The row stays whole to its edge, which a mask would not leave it. */
const fade = {
  content: '',
  position: 'sticky',
  zIndex: 1,
  flex: 'none',
  width: vars.space[24],
  marginBlockEnd: '1px',
  pointerEvents: 'none',
} as const;
const scrolled = keyframes({ from: { opacity: 0 }, '12%, to': { opacity: 1 } });
const scrolledToEnd = keyframes({ 'from, 88%': { opacity: 1 }, to: { opacity: 0 } });
const byScroll = {
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
  animationTimeline: 'scroll(nearest inline)',
};

export const list = componentStyle(
  {
    position: 'sticky',
    insetBlockStart: `calc(${barHeight} + ${windowHead})`,
    zIndex: 9,
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    background: vars.color.surface,
    boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
    selectors: {
      '&::before': {
        ...fade,
        insetInlineStart: 0,
        marginInlineEnd: `calc(-1 * ${vars.space[24]})`,
        background: `linear-gradient(to left, transparent, ${vars.color.surface} 85%)`,
        opacity: 0,
      },
      '&::after': {
        ...fade,
        insetInlineEnd: 0,
        marginInlineStart: `calc(-1 * ${vars.space[16]})`,
        background: `linear-gradient(to right, transparent, ${vars.color.surface} 85%)`,
      },
    },
    '@supports': {
      '(animation-timeline: scroll())': {
        selectors: {
          '&::before': { ...byScroll, animationName: scrolled },
          '&::after': { ...byScroll, animationName: scrolledToEnd, opacity: 0 },
        },
      },
    },
    // The system's ground is another one, on which they would lie like patches.
    '@media': { [forcedColors]: { selectors: { '&::before': { display: 'none' }, '&::after': { display: 'none' } } } },
  },
  'list',
);
overContent(list, { edge: 'Start', room: `calc(${barHeight} + 3rem + ${windowHead})`, isMore: true });

export const tab = componentStyle(
  {
    ...text('body'),
    fontSize: '0.875rem',
    position: 'relative',
    flex: 'none',
    minHeight: '3rem',
    padding: `0 ${vars.space[16]}`,
    fontWeight: 600,
    color: vars.color.text3,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:first-child': { paddingInlineStart: inset },
      '&:focus-visible': { ...focusRing, outlineOffset: '-4px', borderRadius: vars.radius.xs },
      '&[data-pressed]:focus-visible': { outline: 'none' },
      '&[data-state="active"]': { color: vars.accent.text },
      '&[data-state="active"]:first-child::after': { insetInlineStart: inset },
      '&[data-state="active"]::after': {
        content: '',
        position: 'absolute',
        insetInline: vars.space[16],
        insetBlockEnd: 0,
        height: '2.5px',
        borderRadius: '2px 2px 0 0',
        background: vars.accent.solid,
      },
    },
    '@media': {
      [forcedColors]: { selectors: { '&[data-state="active"]::after': { background: 'Highlight' } } },
    },
  },
  'tab',
);

/** In the room between two labels, at the height of their capitals: one that comes later moves nothing. */
export const mark = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: '0.9375rem',
    insetInlineEnd: '0.1875rem',
    width: '0.5625rem',
    height: '0.5625rem',
    borderRadius: vars.radius.full,
    '@media': { [forcedColors]: { border: '2px solid Highlight' } },
  },
  'mark',
);

export const markTone = {
  info: componentStyle({ background: vars.color.infoText }, 'mark-info'),
  gold: componentStyle(
    { background: vars.color.gold, boxShadow: `inset 0 0 0 1.25px ${vars.color.goldRing}` },
    'mark-gold',
  ),
};

export const told = componentStyle(
  {
    ...text('caption'),
    marginInlineStart: vars.space[6],
    padding: `0 ${vars.space[6]}`,
    borderRadius: vars.radius.full,
    fontWeight: 600,
    '@media': { [forcedColors]: { border: '1px solid' } },
  },
  'told',
);

export const toldTone = {
  info: componentStyle({ background: vars.color.infoTint, color: vars.color.infoText }, 'told-info'),
  gold: componentStyle({ background: vars.color.goldTint, color: vars.color.goldText }, 'told-gold'),
};

export const panel = componentStyle(
  { selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '-3px' } } },
  'panel',
);
