import type { Timers } from './timers';

export interface Answer {
  status: number;
  /** Parsed JSON; null for an empty body, undefined for one that is not JSON. */
  body: unknown;
}

interface Attempt {
  fetch: typeof fetch;
  timers: Timers;
  request: Request;
  /** Milliseconds until the whole answer must be here. */
  timeout: number;
}

/** Sends once. Null is no answer: a network failure, a cut body or a time-out (decision A21). */
export async function attempt({ fetch, timers, request, timeout }: Attempt): Promise<Answer | null> {
  const abort = new AbortController();
  const silence = new Promise<null>((resolve) => {
    abort.signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  const stop = timers.after(timeout, () => abort.abort());
  try {
    return await Promise.race([silence, exchange(fetch, request, abort.signal)]);
  } catch {
    return null;
  } finally {
    stop();
  }
}

async function exchange(fetch: Attempt['fetch'], request: Request, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(request, { signal });
  const body = await response.text();
  return { status: response.status, body: body === '' ? null : parse(body) };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
