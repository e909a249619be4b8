import { create } from 'storybook/theming';
// Storybook mixes colours itself, so it wants values where the package gives names of tokens.
// oxlint-disable-next-line no-restricted-imports
import { darkColors, lightColors } from '../ui/theme/palette';
import mark from '../storefront/icon.svg';

function themed(base: 'light' | 'dark', colors: typeof lightColors) {
  return create({
    base,
    brandTitle: 'Vé Lộc',
    brandImage: mark,
    brandUrl: './',
    fontBase: '"Be Vietnam Pro", "Be Vietnam Pro Fallback", system-ui, sans-serif',
    colorPrimary: colors.brand,
    colorSecondary: colors.brandText,
    appBg: colors.bg,
    appContentBg: colors.surface,
    appPreviewBg: colors.bg,
    appHoverBg: colors.brandTint,
    appBorderColor: colors.line,
    appBorderRadius: 8,
    textColor: colors.text,
    textInverseColor: colors.surface,
    textMutedColor: colors.text2,
    barTextColor: colors.text2,
    barHoverColor: colors.brandText,
    barSelectedColor: colors.brandText,
    barBg: colors.surface,
    buttonBg: colors.sunken,
    buttonBorder: colors.line,
    booleanBg: colors.sunken,
    booleanSelectedBg: colors.surface,
    inputBg: colors.surface,
    inputBorder: colors.lineStrong,
    inputTextColor: colors.text,
    inputBorderRadius: 8,
  });
}

/** Storybook's own frame and its docs pages in the colours of the shop. */
export const brand = { light: themed('light', lightColors), dark: themed('dark', darkColors) };
