import { globalStyle } from '@vanilla-extract/css';
import { strip } from '../ContactButton/ContactButton.css';
import { home } from '../Header/Header.css';
import * as tabBar from '../TabBar/TabBar.css';
import { column } from '../theme/column';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRingOnColor } from '../theme/focus';
import { edgeInForcedColors, forcedColors } from '../theme/forcedColors';
import { layers } from '../theme/layers.css';
import { text } from '../theme/text';

/** The frame's own lacquer, which goes on under it while the page is moved. */
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
    // In line with what stands beside the column.
    paddingInline: `max(${vars.space[20]}, calc(50% - ${column.width} / 2 - 26rem + ${vars.space[20]}))`,
    background: `linear-gradient(100deg, ${vars.color.frameStart}, ${vars.color.frameEnd}) fixed`,
    borderBlockEnd: `1px solid ${vars.overlay.headerLine}`,
    color: vars.mark.white,
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

// What it stands in for steps aside once it is there, and not before.
const stepsAside = (part: string, rule: object) =>
  globalStyle(`[data-top] ${part}`, { '@layer': { [layers.components]: rule } });
stepsAside(tabBar.bar, { display: 'none' });
stepsAside(tabBar.place, { display: 'none' });
stepsAside(strip, { bottom: 0 });
// It names the page, so it is heard, and the keyboard shows it.
stepsAside(`${home}:not(:focus-visible)`, { opacity: 0, pointerEvents: 'none' });
