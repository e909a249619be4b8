import { useRef } from 'react';
import { TAB_STOP } from './tabStops';

interface Opening {
  /** What had the focus. */
  opener: Element;
  /** What it stood in, from the inside out. */
  around: Element[];
  /** All that the keyboard could come to, in its order. */
  stops: Element[];
}

/** How the page was before each panel, also of a panel that is gone. */
const openings = new WeakMap<Element, Opening>();

/**
 * Gives the focus back to what had it on opening: of a panel that another one followed, to what had it before both. What
 * is gone by then, or cannot take it, leaves it to the next stop of the keyboard beside it. Radix returns it to a trigger only, and a popup that is opened from state has none.
 */
export function useReturnFocus() {
  const opened = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      const panel = event.currentTarget instanceof Element ? event.currentTarget : null;
      opened.current = panel;
      const opener = document.activeElement;
      if (panel && opener) {
        const stops = [...document.querySelectorAll(TAB_STOP)];
        openings.set(panel, { opener, around: [...ancestors(opener)], stops });
      }
      const first = panel?.querySelector<HTMLElement>('[data-first-focus] :is([inputmode],[tabindex="0"])');
      if (!first) return;
      event.preventDefault();
      first.focus({ preventScroll: true });
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      const panel = opened.current;
      const focused = document.activeElement;
      // A panel that opened while this one slid out has it. Taken away and brought back by Radix's trap, it would come
      // back with the field's text selected, and the next key would replace what was typed.
      if (focused && focused !== document.body && !panel?.contains(focused)) return;
      for (const heir of panel ? heirsOf(panel) : []) {
        if (!(heir instanceof HTMLElement) || panel?.contains(heir)) continue;
        heir.focus();
        // A hidden one does not take it.
        if (document.activeElement === heir) return;
      }
    },
  };
}

function* ancestors(element: Element): Generator<Element> {
  for (let place = element.parentElement; place; place = place.parentElement) yield place;
}

/** Who may have the focus after a panel, the best first. */
function* heirsOf(panel: Element): Generator<Element> {
  const opening = openings.get(panel);
  if (!opening) return;
  const { opener, around, stops } = opening;
  yield opener;
  const at = stops.indexOf(opener);
  for (const place of around) {
    // It stood in a panel that is gone, too.
    if (!place.isConnected && openings.has(place)) return yield* heirsOf(place);
    // Farther off, or on another page by now, the focus would be lost to its reader all the more.
    if (place === document.body || place.querySelector('main')) return;
    const beside = (stop: Element) => place.contains(stop);
    yield* stops.slice(at + 1).filter(beside);
    yield* stops.slice(0, Math.max(at, 0)).filter(beside).toReversed();
  }
}
