import { useRef, useState, type PointerEvent, type RefObject } from 'react';

const FAR_ENOUGH = 0.3;
const FAST_ENOUGH_PX_A_MS = 0.5;
const LEAST_PX = 24;

export interface DragAwayOptions {
  /** What is dragged away; a third of its size is far enough. */
  panel: RefObject<HTMLElement | null>;
  /** A sheet goes down, a toast to either side. */
  direction: 'down' | 'sideways';
  onAway: () => void;
}

/** Follows a finger that drags a panel away; far or fast enough, and `onAway` is called. Otherwise it springs back. */
export function useDragAway({ panel, direction, onAway }: DragAwayOptions) {
  const [offset, setOffset] = useState<number | null>(null);
  const start = useRef({ place: 0, at: 0 });
  const isDown = direction === 'down';
  const placeOf = (event: PointerEvent) => (isDown ? event.clientY : event.clientX);
  const distanceOf = (event: PointerEvent) => {
    const distance = placeOf(event) - start.current.place;
    return isDown ? Math.max(0, distance) : distance;
  };

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A press on a button in it stays a press.
      if (!event.isPrimary || (event.target as Element).closest('button, a')) return;
      start.current = { place: placeOf(event), at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
      setOffset(0);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (offset !== null) setOffset(distanceOf(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (offset === null) return;
      const distance = Math.abs(distanceOf(event));
      const speed = distance / Math.max(1, event.timeStamp - start.current.at);
      const { offsetHeight = 1, offsetWidth = 1 } = panel.current ?? {};
      const isFar = distance > (isDown ? offsetHeight : offsetWidth) * FAR_ENOUGH;
      setOffset(null);
      if (isFar || (distance > LEAST_PX && speed > FAST_ENOUGH_PX_A_MS)) onAway();
    },
    onPointerCancel() {
      setOffset(null);
    },
  };

  return { handlers, offset: offset ?? 0, isDragging: offset !== null };
}
