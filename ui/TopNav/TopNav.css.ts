import { globalStyle } from '@vanilla-extract/css';
import { backdrop, column as frameColumn } from '../AppFrame/AppFrame.css';
import { target as balance } from '../BalancePill/BalancePill.css';
import { strip } from '../ContactButton/ContactButton.css';
import * as header from '../Header/Header.css';
import { bell } from '../internal/Bell.css';
import { scrim } from '../internal/overlay.css';
import { overlay as spinner } from '../SpinnerOverlay/SpinnerOverlay.css';
import * as tabBar from '../TabBar/TabBar.css';
import { column } from '../theme/column';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRingOnColor } from '../theme/focus';
import { edgeInForcedColors, forcedColors } from '../theme/forcedColors';
import { barAtFoot, windowEnd, windowHead } from '../theme/frame.css';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

/** On the ground, which goes on under it while the page is moved. */
export const bar = componentStyle(
  {
    position: 'fixed',
    zIndex: 30,
    insetBlockStart: 0,
    insetInline: 0,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[32],
    height: '4rem',
    // Large text on a narrow window, where nothing else of it can be reached.
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // In line with the edges of what stands beside the column.
    paddingInline: `max(${vars.space[20]}, calc(50% - ${column.width} * 1.5 - ${vars.space[16]}))`,
    background: `linear-gradient(100deg, ${vars.color.frameStart}, ${vars.color.frameEnd}) fixed`,
    color: vars.mark.white,
    // In a frame its ground lies under it.
    selectors: { '[data-top] > &': { background: 'none' } },
  },
  'topNav',
);

/** A name of the host's own. */
export const logo = componentStyle({ fontSize: '1.25rem', fontWeight: 800, whiteSpace: 'nowrap' }, 'topNavLogo');

export const list = componentStyle(
  {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: vars.space[4],
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
  'topNavList',
);

export const item = componentStyle({ flex: 'none' }, 'topNavItem');

export const atEnd = componentStyle({ marginInlineStart: 'auto' }, 'topNavEnd');

export const place = componentStyle(
  {
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: '2.75rem',
    paddingInline: vars.space[16],
    borderRadius: vars.radius.full,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&[aria-current="page"]': { background: vars.overlay.headerWell, fontWeight: 700 },
      '&:focus-visible': { ...focusRingOnColor, outlineOffset: '-4px' },
    },
    '@media': { [forcedColors]: { selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } } } },
  },
  'topNavPlace',
);

export const count = componentStyle(
  {
    ...text('tab'),
    minWidth: '1.25rem',
    paddingInline: vars.space[4],
    borderRadius: vars.radius.full,
    background: vars.color.gold,
    color: vars.color.onGold,
    lineHeight: '1.25rem',
    textAlign: 'center',
    ...edgeInForcedColors,
  },
  'topNavCount',
);

/** What the player has: balance, bell. */
export const own = componentStyle(
  { display: 'flex', flex: 'none', alignItems: 'center', gap: vars.space[4], marginInlineStart: `-${vars.space[20]}` },
  'topNavOwn',
);

/** Between the bar and the sheets below it, and below these. */
const GAP = vars.space[16];
const CORNER = vars.radius.xl;
const half = `calc(${column.width} / 2)`;

const corner = (at: string, x: string, y: string) => ({
  image: `radial-gradient(circle at ${at}, transparent calc(${CORNER} - 0.5px), currentColor ${CORNER})`,
  place: `${x} ${y} / ${CORNER} ${CORNER}`,
});
const left = `calc(50% - ${half} + ${CORNER} / 2)`;
const right = `calc(50% + ${half} - ${CORNER} / 2)`;
const foot = `calc(100% - ${GAP})`;
const full = 'linear-gradient(currentColor, currentColor)';
const parts = [
  { image: full, place: `0 0 / 100% ${windowHead}` },
  { image: full, place: `50% 100% / ${column.width} ${GAP}` },
  corner('100% 100%', left, windowHead),
  corner('0 100%', right, windowHead),
  corner('100% 0', left, foot),
  corner('0 0', right, foot),
];

/** The frame's ground once more, over all but a sheet with round corners: the page goes by under it. */
export const ground = componentStyle(
  {
    position: 'fixed',
    zIndex: 29,
    inset: 0,
    display: 'none',
    overflow: 'hidden',
    pointerEvents: 'none',
    background: `linear-gradient(100deg, ${vars.color.frameStart}, ${vars.color.frameEnd})`,
    color: vars.color.goldHi,
    selectors: { '[data-top] > &': { display: 'block' } },
    mask: parts.map(({ image, place }) => `${image} ${place} no-repeat`).join(', '),
    '@media': { [forcedColors]: { mask: `${full} 0 0 / 100% ${windowHead} no-repeat`, background: 'Canvas' } },
  },
  'topNavGround',
);

/** Where the frame has none it has none either. */
export const rays = componentStyle({}, 'topNavRays');

const rule = (selector: string, style: object) =>
  globalStyle(selector, { '@layer': { [layers.components]: style } } as Parameters<typeof globalStyle>[1]);

rule(`[data-top]:not(:has(> ${backdrop})) ${rays}`, { display: 'none' });
// What it stands in for steps aside once it is there, and not before.
const stepsAside = (part: string, style: object) => rule(`[data-top] ${part}`, style);
stepsAside(tabBar.bar, { display: 'none' });
stepsAside(tabBar.place, { display: 'none' });
stepsAside(strip, { bottom: GAP });
// The page's own bar of name, balance and bell is this one. It names the page, so it is heard, and the keyboard shows it.
const named = `${header.bar}:has(${header.home})`;
stepsAside(named, { position: 'absolute', minHeight: 0, zIndex: 1 });
stepsAside(`${named} > :not(${header.name})`, { display: 'none' });
stepsAside(`${header.home}:not(:focus-visible)`, { opacity: 0, pointerEvents: 'none' });
stepsAside(`${header.header}:has(${header.home})`, { paddingBlockStart: '1.25rem' });
// What the bar has, no head within the column has once more.
for (const part of [balance, bell]) {
  rule(`[data-top]:has(${bar} ${part}) ${frameColumn} ${part}`, { display: 'none' });
}
// A sheet on the ground, and what covers it is of its shape.
rule('[data-top]', { vars: { [windowEnd]: `calc(100dvh - ${GAP})` } });
stepsAside(frameColumn, { boxShadow: 'none', marginBlockEnd: GAP });
stepsAside(scrim, { bottom: GAP, borderRadius: CORNER, overflow: 'clip' });
stepsAside(spinner, { bottom: GAP, borderRadius: CORNER });
// Over what a TabBar that is not to be seen would have taken.
rule(':root:root:has([data-top])', { vars: { [barAtFoot]: GAP } });
rule(':where(html:has([data-top])) :focus-visible', { scrollMarginBlockEnd: GAP });
