import { useRef } from 'react';

/**
 * Gives the focus back to what had it on opening. Radix returns it to a trigger only, and a popup that is opened from
 * state has none.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
