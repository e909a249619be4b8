import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onClose` after `duration` ms of being open and not paused. A pause stops the clock where it is. */
export function useAutoClose(options: { open: boolean; isPaused: boolean; duration: number; onClose: () => void }) {
  const { open, isPaused, duration } = options;
  const left = useRef(duration);
  const close = useEffectEvent(options.onClose);

  useEffect(() => {
    if (!open) left.current = duration;
    if (!open || isPaused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(() => close(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [open, isPaused, duration]);
}
