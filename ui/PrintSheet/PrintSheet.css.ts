import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../theme/componentStyle';
import { vars } from '../theme/contract.css';
import { layers } from '../theme/layers.css';

const PRINT = 'print';

/** Of paper alone. Its colours are those of the light theme in high contrast, without its red. */
export const sheet = componentStyle(
  {
    display: 'none',
    gap: vars.space[8],
    color: vars.color.text,
    background: vars.color.surface,
    vars: {
      [vars.color.bg]: vars.color.surface,
      [vars.color.brandTint]: vars.color.surface,
      [vars.color.brandText]: vars.color.text,
      [vars.color.text2]: vars.color.text,
    },
    '@media': { [PRINT]: { display: 'grid' } },
  },
  'printSheet',
);

/** Nothing else of the page is printed, and all of the sheet is by a third smaller: a day's tables fill one A4. */
globalStyle(`body:has(> ${sheet}) > :not(${sheet})`, {
  '@layer': { [layers.components]: { '@media': { [PRINT]: { display: 'none' } } } },
});
globalStyle(`:root:has(> body > ${sheet})`, {
  '@layer': { [layers.components]: { '@media': { [PRINT]: { fontSize: '11px' } } } },
});
