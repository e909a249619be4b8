import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css';

type LayeredRule = NonNullable<GlobalStyleRule['@layer']>[string];

/**
 * A rule of the page's root while `part` (a selector) is in the page. What sticks over the content takes its room off
 * the place that the browser scrolls to, so that what has the focus is in sight. One `over` others outranks them.
 */
export function rootWith(part: string, rule: LayeredRule, { over = false } = {}): void {
  globalStyle(`${over ? ':root' : 'html'}:has(${part})`, { '@layer': { [layers.components]: rule } });
}
