import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { forcedColors } from '../theme/forcedColors';
import { text } from '../theme/text';

export const cartLine = componentStyle(
  {
    containerType: 'inline-size',
    display: 'grid',
    gap: vars.space[8],
    padding: `${vars.space[8]} ${vars.space[12]} ${vars.space[12]} ${vars.space[16]}`,
    borderRadius: vars.radius.lg,
    background: vars.color.surface,
    boxShadow: vars.elevation.card,
    selectors: { '&[data-trouble]': { boxShadow: `inset 0 0 0 1.5px ${vars.color.dangerText}` } },
    '@media': {
      [forcedColors]: { border: '1px solid', selectors: { '&[data-trouble]': { borderWidth: '3px' } } },
    },
  },
  'cartLine',
);

export const head = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[10], marginLeft: '-0.125rem' },
  'head',
);

/** The target keeps its 44 px; the box inside it lines up with the numbers below. */
export const choice = componentStyle(
  { marginRight: vars.space[2], selectors: { '&&': { minWidth: '1.5rem' } } },
  'choice',
);

/** The name says the game as well, where large text needs the mark's room. */
export const mark = componentStyle(
  { '@container': { '(max-width: 11rem)': { selectors: { '&&': { display: 'none' } } } } },
  'mark',
);

export const words = componentStyle({ flex: 1 }, 'words');
export const name = componentStyle({ ...text('body'), fontWeight: 700 }, 'name');
export const detail = componentStyle({ ...text('caption'), fontWeight: 400, color: vars.color.text3 }, 'detail');

export const numbers = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: '0.3125rem' }, 'numbers');

export const error = componentStyle(
  { ...text('label'), fontWeight: 600, display: 'flex', gap: vars.space[6], color: vars.color.dangerText },
  'error',
);

export const foot = componentStyle(
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: vars.space[8] },
  'foot',
);

export const price = componentStyle(
  { ...text('title'), fontSize: `min(${vars.type.title.size}, 7.5vw)`, fontWeight: 700, marginLeft: 'auto' },
  'price',
);
