import { useLayoutEffect, useState, type RefObject } from 'react';

/** `absent` until the first opening, `past` once it has closed and left. */
export type Presence = 'absent' | 'present' | 'past';

/** Whether a thing that opens and closes is to be seen: it stays until the animation of its `element` has run out. */
export function usePresence(open: boolean, element: RefObject<HTMLElement | null>): Presence {
  const [presence, setPresence] = useState<Presence>(open ? 'present' : 'absent');
  if (open && presence !== 'present') setPresence('present');
  const isLeaving = !open && presence === 'present';

  useLayoutEffect(() => {
    if (!isLeaving) return undefined;
    let isWanted = true;
    const leave = () => {
      if (isWanted) setPresence('past');
    };
    const moves = element.current?.getAnimations() ?? [];
    if (moves.length === 0) leave();
    else void Promise.allSettled(moves.map(({ finished }) => finished)).then(leave);
    return () => {
      isWanted = false;
    };
  }, [isLeaving, element]);

  return presence;
}
