import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { windowHead } from '../theme/frame.css';
import { inset } from '../theme/inset';
import { layers } from '../theme/layers.css';
import { overContent } from '../theme/overContent';
import { text } from '../theme/text';

/** No room for the mark: phones of less than 360 px, and large text. */
const NARROW = '(max-width: 22.4375rem)';

const BAR = '3.5rem';
const STRIP = '3.375rem';
/** Of the bar, below its buttons: room over what the strip says. */
const AIR = '0.375rem';

/** Nothing on a window that is large enough, in text as it is read there; else far more than the header is high. */
const whereThereIsRoom = 'min(0px, (100vw - 22.5rem) * 1000, (100dvh - 42rem) * 1000)';

export const header = componentStyle(
  {
    // The draw and the time left for it stay in sight while the bar over them scrolls away.
    position: 'sticky',
    top: `calc(${windowHead} - ${BAR} + ${AIR} + ${whereThereIsRoom})`,
    zIndex: 10,
    flex: 'none',
    isolation: 'isolate',
    overflow: 'clip',
    containerType: 'inline-size',
    paddingBlockStart: 'env(safe-area-inset-top)',
    background: `linear-gradient(165deg, ${vars.accent.headerStart}, ${vars.accent.headerEnd})`,
    color: vars.mark.white,
  },
  'header',
);
overContent(header, { edge: 'Start', room: `calc(${AIR} + ${STRIP} + ${windowHead})` });

export const sun = componentStyle(
  { position: 'absolute', zIndex: -1, width: '20rem', top: '-5.6rem', right: '-8rem', opacity: 0.18 },
  'sun',
);

export const bar = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    minHeight: BAR,
    paddingInline: '8px',
    '@container': { [NARROW]: { columnGap: '4px' } },
  },
  'bar',
);

/** Mark and name. Where a long balance leaves no room for both, the mark goes to a second line, which is not seen. */
export const name = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap-reverse',
    alignItems: 'center',
    alignContent: 'flex-end',
    flex: '1 1 0',
    gap: '8px',
    minWidth: 'min-content',
    height: '2rem',
    overflow: 'hidden',
    '@container': {
      [NARROW]: { height: 'auto' },
      // Large text: what stands at the right goes below, before the title does.
      '(max-width: 15rem)': { flexBasis: '60%', minWidth: 0 },
    },
  },
  'name',
);

export const mark = componentStyle({ '@container': { [NARROW]: { display: 'none' } }, display: 'inline-flex' }, 'mark');

export const title = componentStyle(
  {
    ...text('subtitle'),
    fontWeight: 700,
    lineHeight: '2rem',
    whiteSpace: 'nowrap',
    '@container': {
      // With a balance of seven figures and the help on one line.
      [NARROW]: { fontSize: 'clamp(0.8125rem, 4.05cqi, 0.875rem)', lineHeight: 1.5 },
      '(max-width: 15rem)': { whiteSpace: 'normal' },
    },
  },
  'title',
);

export const actions = componentStyle(
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    marginInlineStart: 'auto',
  },
  'actions',
);

export const strip = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // Large text sends the countdown under the words rather than over them.
    flexWrap: 'wrap',
    gap: vars.space[8],
    minHeight: STRIP,
    padding: `0 ${inset} ${vars.space[12]}`,
    '@container': {
      [NARROW]: {
        // The day of a draw keeps to one line beside a countdown of days, whose label keeps clear of the balance above.
        columnGap: vars.space[4],
        padding: `${vars.space[4]} ${vars.space[12]} ${vars.space[8]} ${inset}`,
      },
    },
  },
  'strip',
);

/** Of one line or two, as high as two. */
export const draw = componentStyle(
  { display: 'grid', alignContent: 'center', flex: '1 1 9rem', minHeight: '2.5625rem' },
  'draw',
);
export const drawTitle = componentStyle(
  // Twelve figures fit the narrowest phone.
  {
    ...text('body'),
    fontWeight: 700,
    fontSize: `min(${vars.type.body.size}, 8cqi)`,
  },
  'drawTitle',
);
export const drawDetail = componentStyle(
  {
    ...text('label'),
    fontWeight: 400,
    color: vars.overlay.onHeader,
    '@container': { [NARROW]: { fontSize: vars.type.caption.size } },
  },
  'drawDetail',
);
/** What the countdown runs to, and before its day, over the cells; in the room that they leave in a strip so high. */
export const clock = componentStyle(
  {
    display: 'grid',
    flex: 'none',
    gridTemplateColumns: '1fr auto',
    justifyItems: 'end',
    alignItems: 'baseline',
    rowGap: vars.space[2],
    maxWidth: '100%',
  },
  'clock',
);
export const countdownLabel = componentStyle(
  {
    ...text('caption'),
    fontSize: '0.6875rem',
    color: vars.overlay.onHeader,
    whiteSpace: 'nowrap',
    '@container': { '(min-width: 19rem)': { marginBlockStart: '-0.3125rem' } },
  },
  'countdownLabel',
);
const part = (selector: string, rule: object) =>
  globalStyle(`${clock} > [data-state]${selector}`, { '@layer': { [layers.components]: rule } });
part('', { display: 'contents' });
part(' > [aria-hidden]', { gridColumn: '1 / -1' });
part(' > [data-part="days"]', { gridColumn: 2, marginInlineStart: vars.space[4], fontSize: '0.75rem' });

export const progress = componentStyle({ padding: `0 ${inset} ${vars.space[12]}` }, 'progress');
