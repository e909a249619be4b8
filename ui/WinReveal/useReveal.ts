import { useEffect, useState } from 'react';
import { useReducedMotion } from '../internal/useMedia';
import { useScale } from '../theme/useScale';

interface Running {
  open: boolean;
  /** Ms until it rests. */
  duration: number;
  /** Ms at which it is held. */
  at: number | undefined;
}

/** Whether a reveal has come to rest: in its own time, when it is skipped, and at once for who wants no motion. */
export function useReveal({ open, duration, at }: Running) {
  const isStill = useReducedMotion();
  // At the large scale nothing goes by itself.
  const isLarge = useScale() === 'large';
  const [isOver, setOver] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  // What closes stays at rest while it leaves.
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setOver(false);
  }
  const isResting = at === undefined ? isOver || isStill || isLarge : isOver || at >= duration;
  const runs = open && !isResting && at === undefined;

  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => setOver(true), duration);
    return () => clearTimeout(timer);
  }, [runs, duration]);

  return { isResting, skip: () => setOver(true) };
}
