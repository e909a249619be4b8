import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Tells a value that has not changed for `delayMs`, each value once; an empty one at once. Returns a function that
 * tells it now.
 */
export function useSettled(value: string, delayMs: number, onSettle: (change: { value: string }) => void) {
  const told = useRef(value);
  const tell = () => {
    if (told.current === value) return;
    told.current = value;
    onSettle({ value });
  };
  const tellLatest = useEffectEvent(tell);

  useEffect(() => {
    const timer = setTimeout(() => tellLatest(), value === '' ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);

  return tell;
}
