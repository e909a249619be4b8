import { useRef, type FocusEvent } from 'react';

/**
 * Leads the focus where it was going. Radix takes it to the panel when something in it goes away while nothing has the
 * focus, which is so for a moment of every move: an error that goes as its field is left would swallow the press.
 */
export function useFocusOnItsWay() {
  const next = useRef<EventTarget | null>(null);
  return {
    onBlur(event: FocusEvent) {
      next.current = event.relatedTarget;
    },
    onFocus({ target, currentTarget }: FocusEvent) {
      const aim = next.current;
      next.current = null;
      if (target === currentTarget && aim instanceof HTMLElement) aim.focus();
    },
  };
}
