import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import type { layers } from './layers.css';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];
type GlobalRule = Parameters<typeof globalStyle>[1];

// By name: importing the layers themselves would bring their style sheet into what has none of its own.
const SCREENS = 'screens' satisfies keyof typeof layers;
const TOKENS = 'tokens' satisfies keyof typeof layers;

/** `style()` of a page: in the layer that outranks every component's. */
export function screenStyle(rule: LayeredRule, debugId?: string): string {
  return style({ '@layer': { [SCREENS]: rule } }, debugId);
}

/** A rule of the tokens layer. */
export function tokenStyle(selector: string, rule: NonNullable<GlobalRule['@layer']>[string]): void {
  globalStyle(selector, { '@layer': { [TOKENS]: rule } });
}
