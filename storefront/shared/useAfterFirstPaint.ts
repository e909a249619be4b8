import { useEffect, useState } from 'react';
import { useNoticesState } from '../state/contexts';

/** How long the first screen has link and processor for itself, to draw its first answers. */
const FIRST_PAINT_MS = 1_500;

/** Turns true when the first screen has had its head start: the time for whatever no first paint waits for. */
export function useAfterFirstPaint(): boolean {
  const { loading } = useNoticesState();
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (loading) return undefined;
    const timer = setTimeout(() => setOver(true), FIRST_PAINT_MS);
    return () => clearTimeout(timer);
  }, [loading]);

  return isOver;
}
