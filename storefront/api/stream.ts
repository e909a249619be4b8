import type { Credentials } from './credentials';

/** Opens an answer that goes on for as long as its reader wants; the token goes in the header, never in the address. */
export type OpenStream = (path: string, signal: AbortSignal) => Promise<Response>;

interface StreamDependencies {
  /** Origin of the API without a trailing slash. */
  base: string;
  fetch: typeof fetch;
  credentials: Pick<Credentials, 'read'>;
}

export function createStream({ base, fetch, credentials }: StreamDependencies): OpenStream {
  return (path, signal) =>
    fetch(base + path, {
      signal,
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${credentials.read()?.token ?? ''}` },
    });
}
