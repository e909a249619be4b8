import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import type { layers } from './layers.css';

type LayeredRule = NonNullable<GlobalStyleRule['@layer']>[string];

/** By name: importing the layers themselves would bring their style sheet into what has none of its own. */
const TOKENS = 'tokens' satisfies keyof typeof layers;

/** Wherever a theme or a contrast begins: what goes by one of them is said again there. */
export const LOOK = ':root, [data-theme], [data-contrast]';

/** A rule of the tokens layer. */
export function tokenStyle(selector: string, rule: LayeredRule): void {
  globalStyle(selector, { '@layer': { [TOKENS]: rule } });
}

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
