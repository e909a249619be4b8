import { accountCalls } from './calls/account';
import { cartCalls } from './calls/cart';
import { moneyCalls } from './calls/money';
import { shopCalls } from './calls/shop';
import { ticketCalls } from './calls/tickets';
import type { Credentials } from './credentials';
import type { Send } from './transport';

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

const noStream: OpenStream = () => Promise.reject(new Error('This client was made without streams.'));

/** The calls that the first page may need, typed and decoded; other pages bring their own over `send`. All of them throw `ApiError`. */
export function createClient(send: Send, openStream: OpenStream = noStream) {
  return {
    openStream,
    /** For the calls of pages that bring their own. */
    send,
    ...accountCalls(send),
    ...shopCalls(send),
    ...ticketCalls(send),
    ...moneyCalls(send),
    ...cartCalls(send),
  };
}

export type ApiClient = ReturnType<typeof createClient>;
