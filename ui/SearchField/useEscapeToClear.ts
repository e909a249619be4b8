import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Escape in a filled field empties it and does nothing else. It listens on the window, before the document's listeners
 * by which a popup or sheet around the field would close.
 */
export function useEscapeToClear(field: RefObject<HTMLInputElement | null>, isFilled: boolean, onClear: () => void) {
  const clear = useEffectEvent(onClear);
  useEffect(() => {
    if (!isFilled) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.target !== field.current) return;
      event.preventDefault();
      event.stopPropagation();
      clear();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [field, isFilled]);
}
