import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';

export const glass = componentStyle({ display: 'grid', color: vars.color.text3 }, 'glass');

/** Its target reaches to the edge of the box, so that the cross stands where the text's inset is. */
export const clear = componentStyle({ marginInlineEnd: `calc(-1 * ${vars.space[12]})` }, 'clear');
