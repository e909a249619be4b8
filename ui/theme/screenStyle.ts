import { style, type StyleRule } from '@vanilla-extract/css';
import type { layers } from './layers.css';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** By name: a style sheet of a page brings no order of layers of its own. */
const SCREENS = 'screens' satisfies keyof typeof layers;

/** `style()` of a page: in the layer that outranks every component's. */
export function screenStyle(rule: LayeredRule, debugId?: string): string {
  return style({ '@layer': { [SCREENS]: rule } }, debugId);
}
