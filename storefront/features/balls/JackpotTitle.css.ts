import { style } from '@vanilla-extract/css';

/** A header that has no room for eleven figures beside a countdown of hours. */
const NARROW = '(max-width: 22.4375rem)';

export const whole = style({ '@layer': { screens: { '@container': { [NARROW]: { display: 'none' } } } } });

export const short = style({
  '@layer': { screens: { display: 'none', '@container': { [NARROW]: { display: 'inline' } } } },
});
