/** For style sheets of yours: read while something is built, with vanilla-extract or by a program of your own. */
export type { AccentColors, AccentThemes } from './theme/accent';
export { createAccent } from './theme/createAccent';
export { createBrand } from './theme/createBrand';
export { type BrandColor, type BrandOptions } from './theme/brand';
export { column as breakpoints } from './theme/column';
export { windowHead } from './theme/frame.css';
export { contrast } from './theme/contrast';
export { vars } from './theme/contract.css';
export { screenStyle } from './theme/screenStyle';
export { text } from './theme/text';
