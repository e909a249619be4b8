import { createContext, use, type ReactNode } from 'react';
import type { ApiClient } from './client';

const ApiContext = createContext<ApiClient | null>(null);

/** Gives the screens their client: the browser's in the app, one that answers from fixtures in a story. */
export function ApiProvider({ client, children }: { client: ApiClient; children: ReactNode }) {
  return <ApiContext value={client}>{children}</ApiContext>;
}

export function useApi(): ApiClient {
  const client = use(ApiContext);
  if (!client) {
    throw new Error(
      'useApi found no client, so nothing can be loaded. Render the screen inside <ApiProvider client={…}>.',
    );
  }
  return client;
}
