import { globalStyle } from '@vanilla-extract/css';
import { takenFoot } from './frame.css';
import { layers } from './layers.css';

/** The bar's own class, or a selector of its state; the edge of the page that it covers, and how much of it. */
interface Cover {
  edge: 'Start' | 'End';
  room: string;
  /** Covers more than others of this edge, whose room it holds. */
  isMore?: boolean;
}

const notDrawn = '[style*="display: none"]';

/** A bar that is drawn: React's `<Activity mode="hidden">` keeps what it hides in the document, by an inline style. */
export function drawn(bar: string): string {
  return `${bar}:not(${notDrawn},${notDrawn} *)`;
}

function rule(selector: string, style: object): void {
  globalStyle(selector, { '@layer': { [layers.components]: style } } as Parameters<typeof globalStyle>[1]);
}

/** What lies over the page and its bars, or is one of them: nothing in it is covered by them. */
export function underNoBar(part: string): void {
  rule(`${part} :focus-visible`, { scrollMarginBlock: '0 !important' });
}

/** While `bar` is in the page, what floats over it stays clear of that much of the window's foot. */
export function atFoot(bar: string, room: string, isMore = false): void {
  rule(`${isMore ? ':root' : 'html'}:has(${drawn(bar)})`, { vars: { [takenFoot]: room } });
}

/**
 * While `bar` is in the page, what the keyboard comes to is scrolled clear of it. Not by the page's scroll-padding:
 * what has the focus in a bar that sticks would then be scrolled for, and never arrive.
 */
export function overContent(bar: string, { edge, room, isMore = false }: Cover): void {
  rule(`${isMore ? ':root' : 'html'}:has(${drawn(bar)}) :focus-visible`, { [`scrollMarginBlock${edge}`]: room });
  if (edge === 'End') atFoot(bar, room, isMore);
  underNoBar(bar);
}
