import { useState } from 'react';

const none: readonly string[] = [];

/** Those that came with the last change, in their order; none to begin with. */
export function useFresh(keys: readonly string[]): readonly string[] {
  const [seen, setSeen] = useState({ keys, fresh: none });
  if (seen.keys.join() === keys.join()) return seen.fresh;
  const fresh = keys.filter((key) => !seen.keys.includes(key));
  // React renders again at once, so that the old state is never shown.
  setSeen({ keys, fresh });
  return fresh;
}
