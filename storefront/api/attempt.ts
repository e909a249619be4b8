import type { Timers } from './timers';

export interface Answer {
  status: number;
  /**
   * The server's time by its `Server-Time` header: of this exchange also where the body is one kept from an earlier.
   */
  serverTime: string | null;
  /** Parsed JSON; null for an empty body, undefined for one that is not JSON. */
  body: unknown;
}

/** One request and its answer; rejects when the network fails. */
export type Exchange = (signal: AbortSignal) => Promise<Answer>;

interface Attempt {
  exchange: Exchange;
  timers: Timers;
  /** Milliseconds until the whole answer must be here. */
  timeout: number;
}

/** Sends once. Null is no answer: a network failure, a cut body or a time-out (decision A21). */
export async function attempt({ exchange, timers, timeout }: Attempt): Promise<Answer | null> {
  const abort = new AbortController();
  const silence = new Promise<null>((resolve) => {
    abort.signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  const stop = timers.after(timeout, () => abort.abort());
  try {
    return await Promise.race([silence, exchange(abort.signal)]);
  } catch {
    return null;
  } finally {
    stop();
  }
}

/** With `isText` what came well is taken as it is; a refusal is JSON all the same. */
export function exchangeOver(fetch: typeof globalThis.fetch, request: Request, isText = false): Exchange {
  return async (signal) => {
    const response = await fetch(request, { signal });
    const text = await response.text();
    const answer = answerOf(response.status, response.headers.get('Server-Time'), text);
    return isText && response.ok ? { ...answer, body: text } : answer;
  };
}

export function answerOf(status: number, serverTime: string | null, body: string): Answer {
  return { status, serverTime, body: body === '' ? null : parse(body) };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
