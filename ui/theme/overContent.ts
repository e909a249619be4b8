import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css';

/** The bar's own class, or a selector of its state; the edge of the page that it covers, and how much of it. */
interface Cover {
  edge: 'Start' | 'End';
  room: string;
  /** Covers more than others of this edge, whose room it holds. */
  isMore?: boolean;
}

/**
 * While `bar` is in the page, what the keyboard comes to is scrolled clear of it. Not by the page's scroll-padding:
 * what has the focus in a bar that sticks would then be scrolled for, and never arrive.
 */
export function overContent(bar: string, { edge, room, isMore = false }: Cover): void {
  const rule = (selector: string, style: object) =>
    globalStyle(selector, { '@layer': { [layers.components]: style } } as Parameters<typeof globalStyle>[1]);
  rule(`${isMore ? ':root' : 'html'}:has(${bar}) :focus-visible`, { [`scrollMarginBlock${edge}`]: room });
  rule(`${bar} :focus-visible`, { scrollMarginBlock: '0 !important' });
}
