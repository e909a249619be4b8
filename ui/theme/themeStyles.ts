import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import type { layers } from './layers.css';

type LayeredRule = NonNullable<GlobalStyleRule['@layer']>[string];

/** By name: importing the layers themselves would bring their style sheet into what has none of its own. */
const TOKENS = 'tokens' satisfies keyof typeof layers;

/** Where the light theme holds. */
export const LIGHT = ':root, [data-theme="light"]';
/** Where somebody chose the dark theme. */
export const DARK = '[data-theme="dark"]';

/** A rule of the tokens layer, in either theme. */
export function tokenStyle(selector: string, rule: LayeredRule): void {
  globalStyle(selector, { '@layer': { [TOKENS]: rule } });
}

export function lightStyle(rule: LayeredRule): void {
  tokenStyle(LIGHT, rule);
}

/** Until somebody chooses, the system does. The same text twice costs a compressed file next to nothing. */
export function darkStyle(rule: LayeredRule): void {
  tokenStyle(DARK, rule);
  tokenStyle(':root:where(:not([data-theme]))', { '@media': { '(prefers-color-scheme: dark)': rule } });
}
