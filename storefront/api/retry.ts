import type { Answer } from './attempt';
import { httpError, networkError } from './errors';
import { wait, type Timers } from './timers';

/** Backoff of a call that got no answer: waits in ms before each retry (spec section 8). The cart has its own, `retryDelay`. */
const NETWORK_WAITS = [1_000, 2_000, 4_000] as const;
/** Backoff of a call that the server answered with 5xx, likewise. */
const SERVER_WAITS = [2_000, 5_000] as const;

interface Retrying {
  timers: Timers;
  /** False for callers with a backoff of their own, such as the cart (decision A21). */
  retry: boolean;
  send: () => Promise<Answer | null>;
}

/** Repeats what got no answer and what the server failed at, each on its own count, then throws. */
export async function withRetries({ timers, retry, send }: Retrying): Promise<Answer> {
  const networkWaits: number[] = retry ? [...NETWORK_WAITS] : [];
  const serverWaits: number[] = retry ? [...SERVER_WAITS] : [];
  for (;;) {
    const answer = await send();
    if (answer && answer.status < 500) return answer;
    const pause = (answer ? serverWaits : networkWaits).shift();
    if (pause === undefined) throw answer ? httpError(answer.status, answer.body) : networkError();
    await wait(timers, pause);
  }
}
