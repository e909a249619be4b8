import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';

interface Leafing {
  /** Ms that each slide stays; without it nothing moves by itself. */
  every: number | undefined;
  /** The slide in view. */
  shown: number;
  /** Brings the slide after this one into view. */
  leaf: (from: number) => void;
}

/**
 * Leafs on while nobody looks closer: it waits under a pointer, a finger or the keyboard, and never starts for who wants
 * less motion. Once the reader has leafed himself it is over: call `takeOver`.
 */
export function useLeafing({ every, shown, leaf }: Leafing) {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const next = useEffectEvent(leaf);
  const isStill = every === undefined || isPointed || isFocused || isTaken;

  useEffect(() => {
    if (isStill || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setTimeout(() => next(shown), every);
    return () => clearTimeout(timer);
  }, [isStill, every, shown]);

  const takeOver = () => setTaken(true);
  const handlers = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onPointerDown: takeOver,
    onFocus: () => setFocused(true),
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };
  return { takeOver, handlers };
}
