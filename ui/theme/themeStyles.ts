import { customProperty } from './tokensToCss';

/** Wherever a theme or a contrast begins: what goes by one of them is said again there. */
export const LOOK = ':root, [data-theme], [data-contrast]';

/** A value in each theme at each contrast. */
export interface ByLook {
  light: { regular: string; high: string };
  dark: { regular: string; high: string };
}

/**
 * Empty where the choice is in force and without a value where it is not, so that `var()` answers with nothing or with
 * what stands beside it. Two axes need no rule for each pair of choices then, in whatever order their scopes nest.
 */
export const chosen = {
  light: '--veloc-is-light',
  dark: '--veloc-is-dark',
  regular: '--veloc-is-regular-contrast',
  high: '--veloc-is-high-contrast',
};

function either(one: string, unless: string, other: string, unlessOther: string): string {
  return one === other ? one : `var(${unless},${one})var(${unlessOther},${other})`;
}

/** One value where the page is dark, another where it is light. */
export function onDark(color: string, otherwise: string): string {
  return byLook({ light: { regular: otherwise, high: otherwise }, dark: { regular: color, high: color } });
}

/** One value for `LOOK` that is that of the theme and the contrast in force. */
export function byLook({ light, dark }: ByLook): string {
  const inTheme = ({ regular, high }: ByLook['light']) => either(regular, chosen.high, high, chosen.regular);
  return either(inTheme(light), chosen.dark, inTheme(dark), chosen.light);
}

export const accentColors = ['solid', 'headerStart', 'headerEnd', 'text', 'tint'] as const;

/** What an accent scope says for each look, from which every look that begins inside of it takes its own. */
export function accentProperty(
  color: (typeof accentColors)[number],
  theme: keyof ByLook,
  contrast: keyof ByLook['light'],
): string {
  // A tint is the same in high contrast.
  return customProperty(`accents.${color}.${theme}${contrast === 'high' && color !== 'tint' ? '.high' : ''}`);
}

/** The accent in force in the look in force; the brand's colour outside any scope. */
export function accentInForce(color: (typeof accentColors)[number], brand: string): string {
  const at = (theme: keyof ByLook, contrast: keyof ByLook['light']) =>
    `var(${accentProperty(color, theme, contrast)},${brand})`;
  return byLook({
    light: { regular: at('light', 'regular'), high: at('light', 'high') },
    dark: { regular: at('dark', 'regular'), high: at('dark', 'high') },
  });
}
