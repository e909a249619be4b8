import { useEffect, useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * Whether a reader holds a panel: while pressed, or once the keyboard moved the focus inside it.
 * The focus that opening gives does not count.
 */
export function useHold(open: boolean) {
  const [isPressed, setPressed] = useState(false);
  const [isKeyboardInside, setKeyboardInside] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);

  if (wasOpen !== open) {
    setWasOpen(open);
    setPressed(false);
    setKeyboardInside(false);
  }

  useEffect(() => {
    if (!isPressed) return undefined;
    const release = () => setPressed(false);
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [isPressed]);

  const handlers = {
    onPointerDown: () => setPressed(true),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Tab') setKeyboardInside(true);
    },
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) setKeyboardInside(false);
    },
  };
  return { isHeld: isPressed || isKeyboardInside, handlers };
}
