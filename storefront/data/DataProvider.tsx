import { useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';

/** Reads of the server. The transport repeats failed calls already, so SWR does not; each tree has its own cache. */
export function DataProvider({ children }: { children: ReactNode }) {
  const [cache] = useState(() => new Map());
  return (
    <SWRConfig
      value={{ provider: () => cache, shouldRetryOnError: false, revalidateOnFocus: false, keepPreviousData: false }}
    >
      {children}
    </SWRConfig>
  );
}
