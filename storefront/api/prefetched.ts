import { answerOf, type Exchange } from './attempt';

/**
 * A GET that index.html has sent while the shop's script was still on its way. Moments are stopwatch readings in ms.
 */
export interface PrefetchedRequest {
  path: string;
  /** The session it was sent in; null for a guest. */
  token: string | null;
  sentAt: number;
  /** Rejects when the network fails. */
  answer: Promise<{ status: number; serverTime: string | null; body: string; arrivedAt: number }>;
}

declare global {
  // eslint-disable-next-line no-var -- only `var` declares a property of the global object
  var velocEarly: PrefetchedRequest | undefined;
}

/** An attempt that is under way already. */
export interface PrefetchedAttempt {
  exchange: Exchange;
  sentAt: number;
  /** Undefined before the answer is here. */
  arrivedAt(): number | undefined;
}

/** Hands the early request to the first call that would send the same; to every other, null. */
export type TakePrefetched = (path: string, token: string | null) => PrefetchedAttempt | null;

export function createTakePrefetched(request: PrefetchedRequest | undefined): TakePrefetched {
  let left = request;
  return (path, token) => {
    if (left?.path !== path || left.token !== token) return null;
    const { sentAt, answer } = left;
    left = undefined;
    let arrivedAt: number | undefined;
    return {
      sentAt,
      arrivedAt: () => arrivedAt,
      // No Response in between, which would keep an answer that is here already waiting for further tasks.
      async exchange() {
        const { status, serverTime, body, ...moments } = await answer;
        arrivedAt = moments.arrivedAt;
        return answerOf(status, serverTime, body);
      },
    };
  };
}
