import { componentStyle } from '../theme/componentStyle';

/** Its pseudo-element covers the nearest positioned card, which also draws the focus ring. */
export const cardLink = componentStyle(
  {
    outline: 'none',
    '::after': { content: '', position: 'absolute', inset: 0 },
  },
  'cardLink',
);

/** Lifts a link or button above the one that covers its card. */
export const above = componentStyle({ position: 'relative', zIndex: 1 }, 'above');
