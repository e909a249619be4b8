import { createVar, fallbackVar } from '@vanilla-extract/css';

/** Set by an AppFrame that has a bar over its column. */
export const barOverColumn = createVar('barOverColumn');

/** How much of the window's head is taken. What sticks or stands there begins below it. */
export const windowHead = fallbackVar(barOverColumn, '0px');

/** Set while a bar stands at the window's foot on every page: how much of it that takes. What else sticks there stands above. */
export const barAtFoot = createVar('barAtFoot');
/** Where the foot of a page sticks, and how much of the edge below it is left to keep clear of. */
export const pageFoot = fallbackVar(barAtFoot, '0px');
export const pageFootEdge = `max(0px, env(safe-area-inset-bottom, 0px) - ${pageFoot})`;
/** How much is taken below it. */
export const belowPageFoot = fallbackVar(barAtFoot, 'env(safe-area-inset-bottom, 0px)');

/** Set while something sticks or stands at the window's foot: how much of it that takes. */
export const takenFoot = createVar('takenFoot');

/** What floats over the page ends above it. */
export const windowFoot = fallbackVar(takenFoot, 'env(safe-area-inset-bottom, 0px)');

/** Set on toasts while the head and the tools of an open panel leave them no room above: how far those reach down. */
export const panelHead = createVar('panelHead');

/** Set by a TopNav: where the page ends above the window's foot, as a sheet does on its ground. */
export const windowEnd = createVar('windowEnd');

/** What is left of the window's height. */
export const windowHeight = `calc(${fallbackVar(windowEnd, '100dvh')} - ${windowHead})`;

/** Height of the bar that heads a page. What sticks to it stands below. */
export const barHeight = 'calc(3.5rem + env(safe-area-inset-top))';
