import { useState, type KeyboardEvent, type PointerEvent, type SyntheticEvent } from 'react';

/** The bar an event happened on, as its place. */
function placeOf({ target }: SyntheticEvent): number | null {
  const bar = target instanceof Element ? target.closest('[data-place]') : null;
  return bar ? Number(bar.getAttribute('data-place')) : null;
}

/**
 * One tab stop over all bars; arrow keys, Home and End go from bar to bar, and a pointer that moves over them takes the
 * one it is on. `active` is the place one is at, null before.
 */
export function useBarFocus(count: number) {
  const [chosen, setActive] = useState<number | null>(null);
  const active = chosen !== null && chosen < count ? chosen : null;

  const take = (event: SyntheticEvent) => {
    const place = placeOf(event);
    if (place !== null) setActive(place);
  };
  const press = (event: KeyboardEvent<SVGSVGElement>) => {
    const at = placeOf(event) ?? 0;
    const places: Readonly<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: count - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<SVGElement>(`[data-place="${place}"]`)?.focus();
  };
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    // A finger holds on to what it touched first; let go, it takes each bar it comes over.
    const { target, pointerId } = event;
    if (target instanceof Element && target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
    take(event);
  };
  return { active, handlers: { onFocus: take, onKeyDown: press, onPointerDown: drag, onPointerMove: take } };
}
