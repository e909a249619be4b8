import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

type Navigate = ReturnType<typeof useLocation>[1];

/**
 * Leads on from a page once its answer is here, and says whether it did: whoever has left meanwhile stays where they
 * are.
 */
export function useNavigateIfMounted(): (...way: Parameters<Navigate>) => boolean {
  const [, navigate] = useLocation();
  const isHere = useRef(false);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return useCallback(
    (...way) => {
      if (isHere.current) navigate(...way);
      return isHere.current;
    },
    [navigate],
  );
}
