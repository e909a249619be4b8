/** Another brand and accents as plain CSS, for a program that writes it into a file. It needs nothing else to be installed. */
export { accentCss, type AccentColors, type AccentThemes } from './theme/accent';
export { brandCss, brandThemeColors, type BrandColor, type BrandOptions } from './theme/brand';
