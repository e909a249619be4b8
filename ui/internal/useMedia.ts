import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up to date; on a server it does not. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (notify: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Whether the reader wants less motion; a server takes it that nobody does. For what is timed: styles ask by themselves. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
