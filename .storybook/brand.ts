import { create } from 'storybook/theming';
// Storybook mixes colours itself, so it wants values where the package gives names of tokens.
// oxlint-disable-next-line no-restricted-imports
import { cssIn } from '../ui/theme/tokensToCss';
import mark from '../storefront/icon.svg';

function themed(base: 'light' | 'dark') {
  const tokens = cssIn({ theme: base, scale: 'regular', contrast: 'regular' });
  const color = (name: string) => tokens[`color.${name}`] ?? '';
  return create({
    base,
    brandTitle: 'Vé Lộc',
    brandImage: mark,
    brandUrl: './',
    fontBase: '"Be Vietnam Pro", "Be Vietnam Pro Fallback", system-ui, sans-serif',
    colorPrimary: color('brand'),
    colorSecondary: color('brandText'),
    appBg: color('bg'),
    appContentBg: color('surface'),
    appPreviewBg: color('bg'),
    appHoverBg: color('brandTint'),
    appBorderColor: color('line'),
    appBorderRadius: 8,
    textColor: color('text'),
    textInverseColor: color('surface'),
    textMutedColor: color('text2'),
    barTextColor: color('text2'),
    barHoverColor: color('brandText'),
    barSelectedColor: color('brandText'),
    barBg: color('surface'),
    buttonBg: color('sunken'),
    buttonBorder: color('line'),
    booleanBg: color('sunken'),
    booleanSelectedBg: color('surface'),
    inputBg: color('surface'),
    inputBorder: color('lineStrong'),
    inputTextColor: color('text'),
    inputBorderRadius: 8,
  });
}

/** Storybook's own frame and its docs pages in the colours of the shop. */
export const brand = { light: themed('light'), dark: themed('dark') };
