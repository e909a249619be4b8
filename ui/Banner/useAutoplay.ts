import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';

interface AutoplayOptions {
  /** Ms that each slide stays; without it nothing moves by itself. */
  every: number | undefined;
  /** The slide in view. */
  shown: number;
  /** Brings the slide after this one into view. */
  advance: (from: number) => void;
}

/**
 * Leafs on while nobody looks closer: it waits under a pointer, a finger or the keyboard, and never starts for who
 * wants less motion. Once the reader has leafed himself it stands: call `stand`.
 */
export function useAutoplay({ every, shown, advance }: AutoplayOptions) {
  const [mayMove, setMayMove] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [stands, stand] = useState(false);
  const next = useEffectEvent(advance);
  const isStill = !mayMove || isPointed || isFocused || stands;

  useEffect(() => {
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setMayMove(every !== undefined && !lessMotion.matches);
    follow();
    lessMotion.addEventListener('change', follow);
    return () => lessMotion.removeEventListener('change', follow);
  }, [every]);

  useEffect(() => {
    if (isStill) return undefined;
    const timer = setTimeout(() => next(shown), every);
    return () => clearTimeout(timer);
  }, [isStill, every, shown]);

  /** For each part that one may look closer at. */
  const handlers = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onPointerDown: () => stand(true),
    onFocus: () => setFocused(true),
    onBlur(event: FocusEvent) {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };
  return { mayMove, stands, stand, handlers };
}
