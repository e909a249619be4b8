import { useRef } from 'react';

/** What had the focus before each panel, also of a panel that is gone. */
const openers = new WeakMap<Element, Element>();

/**
 * Gives the focus back to what had it on opening: of a panel that another one followed, to what had it before both.
 * Radix returns it to a trigger only, and a popup that is opened from state has none.
 */
export function useReturnFocus() {
  const opened = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      const panel = event.currentTarget instanceof Element ? event.currentTarget : null;
      opened.current = panel;
      if (panel && document.activeElement) openers.set(panel, document.activeElement);
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
      const opener = panel && presentOpener(panel);
      if (opener instanceof HTMLElement) opener.focus();
    },
  };
}

function presentOpener(panel: Element): Element | undefined {
  const opener = openers.get(panel);
  if (!opener || opener.isConnected) return opener;
  const left = opener.closest('[role=dialog], [role=alertdialog]');
  return left ? presentOpener(left) : undefined;
}
