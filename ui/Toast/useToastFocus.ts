import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** F8 leads into the newest toast, and putting away the toast that has the focus leads back to where it came from. */
export function useToastFocus(list: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<Element | null>(null);

  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      const buttons = list.current?.lastElementChild?.querySelectorAll('button');
      if (event.key !== 'F8' || !buttons?.[0]) return;
      event.preventDefault();
      buttons[0].focus();
    };
    document.addEventListener('keydown', enter);
    return () => document.removeEventListener('keydown', enter);
  }, [list]);

  return {
    remember({ relatedTarget, currentTarget, nativeEvent }: FocusEvent) {
      // The focus trap of a popup below hears it at the document, and would take the focus back.
      nativeEvent.stopImmediatePropagation();
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
    giveBack(id: number) {
      const toast = list.current?.querySelector(`[data-toast="${id}"]`);
      if (toast?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    },
  };
}
