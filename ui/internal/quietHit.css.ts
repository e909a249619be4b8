import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

/** Drawn, on a ticket that won nothing: an outline in the ink of the page, and nothing of a win. */
export const quietHit = componentStyle(
  { color: vars.color.text, outline: `1.5px solid ${vars.color.text3}`, outlineOffset: '-1.5px' },
  'quietHit',
);
