import { useRef, useState, type PointerEvent } from 'react';

const FAR_ENOUGH = 0.3;
const FAST_ENOUGH_PX_A_MS = 0.5;

/** Follows a finger that pulls a panel down by its grip; far or fast enough, and `onPulledAway` is called. */
export function usePullDown({ onPulledAway }: { onPulledAway: () => void }) {
  const [offset, setOffset] = useState<number | null>(null);
  const start = useRef({ y: 0, at: 0, height: 1 });

  const grip = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A press on the close button stays a press.
      if (!event.isPrimary || (event.target as Element).closest('button, a')) return;
      const height = event.currentTarget.parentElement?.offsetHeight ?? 1;
      start.current = { y: event.clientY, at: event.timeStamp, height };
      event.currentTarget.setPointerCapture(event.pointerId);
      setOffset(0);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (offset !== null) setOffset(Math.max(0, event.clientY - start.current.y));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (offset === null) return;
      const distance = event.clientY - start.current.y;
      const speed = distance / Math.max(1, event.timeStamp - start.current.at);
      const isFar = distance > start.current.height * FAR_ENOUGH || (distance > 24 && speed > FAST_ENOUGH_PX_A_MS);
      setOffset(null);
      if (isFar) onPulledAway();
    },
    onPointerCancel() {
      setOffset(null);
    },
  };

  return { grip, offset: offset ?? 0, isPulling: offset !== null };
}
