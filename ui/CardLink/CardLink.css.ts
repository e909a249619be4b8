import { componentStyle } from '../theme/componentStyle';

/** Its pseudo-element covers the nearest positioned card, which also draws the focus ring. */
export const cardLink = componentStyle(
  {
    outline: 'none',
    // Above whatever else in the card has a place of its own, so that all of it answers.
    '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
  },
  'cardLink',
);
