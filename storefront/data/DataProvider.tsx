import { useEffect, useState, type ReactNode } from 'react';
import { SWRConfig, unstable_serialize } from 'swr';
import { periodsOf, type FirstPage } from './usePeriods';
import { keys } from './keys';
import { usePlayer } from './player';

/**
 * Reads of the server. The transport repeats failed calls already, so SWR does not; each tree has its own
 * cache, which forgets a player who leaves.
 */
export function DataProvider({ first, children }: { first: FirstPage | null; children: ReactNode }) {
  const [cache] = useState(() => new Map<string, never>());
  const player = usePlayer();

  useEffect(() => {
    if (player === null) return undefined;
    // SWR writes a key as text; the player's name stands in it in quotes.
    return () => {
      for (const key of cache.keys()) if (key.includes(JSON.stringify(player))) cache.delete(key);
    };
  }, [cache, player]);

  const [fallback] = useState(() => (first ? { [unstable_serialize(keys.periods)]: periodsOf(first) } : {}));

  return (
    <SWRConfig
      value={{
        provider: () => cache,
        fallback,
        shouldRetryOnError: false,
        revalidateOnFocus: false,
        keepPreviousData: false,
      }}
    >
      {children}
    </SWRConfig>
  );
}
