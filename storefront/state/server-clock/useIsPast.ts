import { useClock } from '@veloc/ui';
import { useCallback, useSyncExternalStore } from 'react';

/** The longest a browser's timer can be set to (ms); a moment that is farther off is looked at again then. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Whether a moment (ms since the epoch) has come; renders when it does, by one timer. Null never comes. */
export function useIsPast(moment: number | null): boolean {
  const clock = useClock();
  const subscribe = useCallback(
    (ring: () => void) => {
      if (moment === null) return () => undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        const left = moment - clock.now();
        // A timer may be early by the clock that is judged by.
        if (left > 0) timer = setTimeout(wait, Math.min(left, LONGEST_TIMER));
        else ring();
      };
      wait();
      return () => clearTimeout(timer);
    },
    [clock, moment],
  );
  return useSyncExternalStore(subscribe, () => moment !== null && moment <= clock.now());
}
