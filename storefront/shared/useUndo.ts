import { useEffect, useState } from 'react';
import { browserTimers, type Timers } from '../api/timers';

interface UndoOptions {
  /** Ms for which it can be undone; as long as nobody forgets it unless told. */
  lasts?: number;
  timers?: Timers;
}

/** What is needed to undo what was done last; null once there is nothing to undo. */
export function useUndo<Kept>({ lasts, timers = browserTimers }: UndoOptions = {}) {
  const [kept, keep] = useState<Kept | null>(null);
  const [isHeld, hold] = useState(false);

  useEffect(() => {
    if (kept === null || isHeld || lasts === undefined) return undefined;
    return timers.after(lasts, () => keep(null));
  }, [kept, isHeld, lasts, timers]);

  return {
    kept,
    /** Keeps this in place of what was kept, or what a function makes of that. */
    keep,
    forget() {
      keep(null);
      hold(false);
    },
    /** Its time stands while it is held, and begins anew thereafter. */
    hold,
  };
}
