import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { focusRingOnColor } from '../theme/focus';
import { forcedColors } from '../theme/forcedColors';
import { barHeight, windowHead } from '../theme/frame.css';
import { inset } from '../theme/inset';
import { overContent } from '../theme/overContent';
import { text } from '../theme/text';

/** What a phone of 390 px has at the large scale is too little for one line, and so is half of the narrowest one. */
const LARGE_TEXT = '(max-width: 17rem)';

export const header = componentStyle(
  {
    position: 'relative',
    containerType: 'inline-size',
    zIndex: 10,
    flex: 'none',
    overflow: 'hidden',
    isolation: 'isolate',
    background: `linear-gradient(165deg, ${vars.color.lacquerStart}, ${vars.color.lacquerEnd})`,
    color: vars.mark.white,
    paddingTop: 'env(safe-area-inset-top)',
    '@media': { [forcedColors]: { borderBottom: '1px solid' } },
  },
  'header',
);

/** Beside it a round button's icon stands about as far from the edge as the page's parts. */
const barInset = '8px';
/** What heads the bar without such a button stands on the edge of these. */
const toInset = `calc(${inset} - ${barInset})`;

/** A bar alone stays in view; one that continues into a hero scrolls away with it. */
export const sticky = componentStyle({ position: 'sticky', top: windowHead }, 'sticky');
overContent(sticky, { edge: 'Start', room: `calc(${barHeight} + ${windowHead})` });

export const sunburst = componentStyle(
  {
    position: 'absolute',
    zIndex: -1,
    right: '-5.5rem',
    top: '50%',
    width: '21.5rem',
    transform: 'translateY(-42%)',
    opacity: 0.22,
    color: vars.color.goldHi,
  },
  'headerSunburst',
);

export const bar = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minHeight: '3.5rem',
    paddingInline: barInset,
    '@container': { [LARGE_TEXT]: { flexWrap: 'wrap', justifyContent: 'flex-end' } },
  },
  'bar',
);

/**
 * The mark stands alone where the name would not fit beside a long amount: it goes to a second line, which is not seen.
 */
export const logo = componentStyle(
  {
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    height: '1.45em',
    minWidth: '1.45em',
    overflow: 'hidden',
    // The name is heard all the same, and the mark stands for it.
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  'headerLogo',
);

/** The shop's name heads its first page; the bar lays out the link in it. */
export const name = componentStyle({ display: 'contents' }, 'headerName');

export const home = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    paddingInline: vars.space[4],
    borderRadius: vars.radius.xs,
    marginRight: 'auto',
    fontWeight: 800,
    // Beside the menu, with as much of the name as its line has room for.
    '@container': { [LARGE_TEXT]: { flex: '1 1 2.75rem' } },
    selectors: { '&:focus-visible': focusRingOnColor, [`${name}:first-child > &`]: { paddingInlineStart: toInset } },
  },
  'home',
);

/**
 * A mark or name of the host's keeps the room of its longest word: the name breaks into lines, and what stands at the
 * right goes below in large text, before the one lies under the other.
 */
export const ownHome = componentStyle(
  {
    minWidth: 'min-content',
    fontSize: 'min(1.25rem, 10vw)',
    lineHeight: 1.2,
    '@container': { [LARGE_TEXT]: { flexBasis: 'min-content' } },
  },
  'ownHome',
);

export const titles = componentStyle(
  {
    flex: 1,
    // Room for the longest word of a title, whatever stands at the right.
    minWidth: 'min(6.5rem, 40%)',
    padding: `${vars.space[4]} 6px`,
    // What stands at the right goes below, before the title gets narrow.
    '@container': { [LARGE_TEXT]: { flexBasis: '60%' } },
    // Without a back arrow the title stands on the page's own inset.
    selectors: { '&:first-child': { paddingInlineStart: toInset } },
  },
  'titles',
);

export const title = componentStyle(
  {
    ...text('title'),
    fontSize: `min(${vars.type.title.size}, 10vw)`,
    // A second line, before anything of a title is lost.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    '@container': { [LARGE_TEXT]: { display: 'block' } },
  },
  'headerTitle',
);

export const subtitle = componentStyle({ ...text('caption'), color: vars.overlay.onHeader }, 'subtitle');

export const action = componentStyle(
  {
    ...text('body'),
    fontWeight: 700,
    // On the narrowest phone large text leaves it half the bar.
    fontSize: `min(${vars.type.body.size}, 7vw)`,
    // It takes a second line, before it pushes itself out of the bar.
    flex: '0 1 auto',
    minHeight: '2.75rem',
    paddingInline: vars.space[12],
    borderRadius: vars.radius.md,
    selectors: { '&:focus-visible': { ...focusRingOnColor, outlineOffset: '-3px' } },
  },
  'action',
);
