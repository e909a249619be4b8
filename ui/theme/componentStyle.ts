import { style, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/** `style()` inside the components layer, so no rule here can outrank a screen's. */
export function componentStyle(rule: LayeredRule, debugId?: string): string {
  return style({ '@layer': { [layers.components]: rule } }, debugId);
}
