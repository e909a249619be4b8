import { useEffect, useRef, useState } from 'react';

/**
 * Leads to the first wrong field inside `place` once the form has marked it: call `lead` on a press that cannot go on,
 * since on a small phone that field is often out of sight.
 */
export function useFirstProblem<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [presses]);
  return { place, lead: () => setPresses((count) => count + 1) };
}
