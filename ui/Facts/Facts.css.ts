import { componentStyle } from '../theme/componentStyle';

/** Room for a dot before each fact; that of the first in a line is cut off with what is in it. */
const DOT = '0.8em';

export const facts = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    marginInlineStart: `calc(-1 * ${DOT})`,
    // Only at the start of the lines: what hangs below the letters stays.
    clipPath: `inset(-1em -1em -1em ${DOT})`,
    overflowWrap: 'anywhere',
  },
  'facts',
);

export const fact = componentStyle({ display: 'flex', minWidth: 0, maxWidth: '100%' }, 'fact');

export const dot = componentStyle({ flex: 'none', width: DOT, textAlign: 'center', whiteSpace: 'pre' }, 'dot');
