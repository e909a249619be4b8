import { column } from '../theme/column';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { forcedColors } from '../theme/forcedColors';
import { windowHead } from '../theme/frame.css';

/** Between it and the column, and below both. */
const GAP = vars.space[16];

/** The ground of the page beside it, so that the three are one stage; level with it above and below. */
export const sheet = componentStyle(
  {
    position: 'fixed',
    insetBlock: `${windowHead} ${GAP}`,
    display: 'none',
    flexDirection: 'column',
    // As wide as the column, where the window has room for it.
    width: `min(${column.width}, calc((100% - ${column.width}) / 2 - ${GAP} - ${vars.space[20]}))`,
    borderRadius: vars.radius.xl,
    overflow: 'hidden',
    background: vars.color.bg,
    color: vars.color.text,
    '@media': { [column.beside]: { display: 'flex' }, [forcedColors]: { border: '1px solid' } },
  },
  'sideColumn',
);

const edge = `calc(50% + ${column.width} / 2 + ${GAP})`;

export const side = {
  start: componentStyle({ insetInlineEnd: edge }, 'sideColumnStart'),
  end: componentStyle({ insetInlineStart: edge }, 'sideColumnEnd'),
};

export const content = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: vars.space[16],
    minHeight: 0,
    padding: `${vars.space[10]} ${vars.space[16]} ${vars.space[16]}`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
  },
  'sideColumnContent',
);

/** In sight however long the content is. */
export const foot = componentStyle(
  {
    flex: 'none',
    padding: `${vars.space[8]} ${vars.space[16]}`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    selectors: { '&:empty': { display: 'none' } },
  },
  'sideColumnFoot',
);
