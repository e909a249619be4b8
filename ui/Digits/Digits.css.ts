import { componentStyle } from '../theme/componentStyle';

/** The widest figure of the font is 0.72 em, the narrowest 0.43: one width for all keeps a running number still. */
export const digit = componentStyle({ display: 'inline-block', width: '0.7em', textAlign: 'center' }, 'digit');
export const digits = componentStyle({ whiteSpace: 'nowrap' }, 'digits');
