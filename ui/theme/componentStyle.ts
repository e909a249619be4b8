import { style, type StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css';

type LayeredRule = NonNullable<StyleRule['@layer']>[string];

/**
 * `style()` inside the components layer, so no rule here can outrank a screen's. What overrules another component's own
 * rule weighs more than that one, by `&&`: which sheet comes last is up to an app's bundler.
 */
export function componentStyle(rule: LayeredRule, debugId?: string): string {
  return style({ '@layer': { [layers.components]: rule } }, debugId);
}
