import { useRef } from 'react';

/**
 * Gives the focus back to what had it on opening. Radix returns it to a trigger only, and a popup that is opened from
 * state has none.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement;
      const panel = event.currentTarget instanceof Element ? event.currentTarget : null;
      const first = panel?.querySelector<HTMLElement>('[data-first-focus] :is([inputmode],[tabindex="0"])');
      if (!first) return;
      event.preventDefault();
      first.focus({ preventScroll: true });
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
