import { contract, texts, type Tokens } from '@veloc/rules';
import { attempt, exchangeOver, type Answer } from './attempt';
import { addressOf, callOf, outlivesPage, timeoutOf, type Call, type Send } from './call';
import { expiryOf, type Credentials } from './credentials';
import type { TakePrefetched } from './prefetched';
import { ApiError, httpError, networkError, sessionError, unknownError } from './errors';
import { readRefreshedTokens } from './read';
import { createRefresher, type Lock } from './refresh';
import { withRetries } from './retry';
import type { Timers } from './timers';

export type { Send };

export interface TransportDependencies {
  /** Origin of the API without a trailing slash. */
  base: string;
  fetch: typeof fetch;
  timers: Timers;
  lock: Lock;
  credentials: Credentials;
  /** A fresh idempotency key. */
  newKey: () => string;
  /** Milliseconds that only go forward. */
  stopwatch: () => number;
  /** The server's time in ms since the epoch. @default no token is renewed before the server refuses it */
  serverNow?: () => number;
  /** Whether the session of this page has ended in another tab. @default it never does */
  isOvertaken?: () => boolean;
  /** Finds the attempt that began before the transport was there. @default there is none */
  takePrefetched?: TakePrefetched;
  /** Hears every answer, with the stopwatch at sending and at arrival. */
  onAnswer?: (answer: Answer, sentAt: number, arrivedAt: number) => void;
  /** Hears of calls whose session could not be renewed. */
  onSessionLost?: (call: Call, error: ApiError) => void;
}

/** A token with less left than this, in ms, is renewed before it is used. */
const AHEAD = 60_000;

/** Time-outs, repeats, one shared refresh and replay: the transport table of spec section 8. */
export function createTransport(dependencies: TransportDependencies): Send {
  const {
    base,
    fetch,
    timers,
    lock,
    credentials,
    newKey,
    stopwatch,
    serverNow,
    isOvertaken,
    takePrefetched,
    onAnswer,
    onSessionLost,
  } = dependencies;

  const exchange = (call: Call, key: string, token: () => string | null, onUnanswered?: () => void): Promise<Answer> =>
    withRetries({
      timers,
      retry: call.retry ?? true,
      send: async () => {
        const sentToken = token();
        const request = buildRequest(base, withRefreshToken(call), key, sentToken);
        const early = takePrefetched?.(call.path, sentToken);
        const sentAt = early?.sentAt ?? stopwatch();
        const over = early?.exchange ?? exchangeOver(fetch, request, call.isText);
        const answer = await attempt({ exchange: over, timers, timeout: timeoutOf(call) });
        if (answer) onAnswer?.(answer, sentAt, early?.arrivedAt() ?? stopwatch());
        if (!answer || answer.status >= 500) onUnanswered?.();
        return answer;
      },
    });

  // Read as it is sent: a repeat may come after a renewal.
  const withRefreshToken = (call: Call): Call => {
    const refreshToken = call.renewsSession && credentials.read()?.refreshToken;
    return refreshToken ? { ...call, body: { ...call.body, refreshToken } } : call;
  };

  const refresh = createRefresher({
    credentials,
    timers,
    lock,
    exchange: async (refreshToken): Promise<Partial<Tokens>> => {
      const call = callOf(contract.refresh, { body: { refreshToken: refreshToken ?? undefined } });
      return readRefreshedTokens(bodyOf(await exchange(call, newKey(), () => null)));
    },
  });

  /** Goes on with the pair of an answer. Until its refresh token is used, the one it replaces works too. */
  const keepPair = ({ token, ...rest }: Partial<Tokens>, epoch: number) => {
    const held = credentials.read();
    if (!token || !held || !credentials.renew({ token, ...rest }, epoch, held.token)) return;
    refresh(token).catch(() => undefined);
  };

  const deliver = async (call: Call, onUnanswered: () => void): Promise<unknown> => {
    const key = call.key ?? newKey();
    const held = call.auth === 'none' ? null : credentials.read();
    if (!held) {
      if (call.auth === 'required') throw sessionError(texts.authenticationFailed);
      return bodyOf(await exchange(call, key, () => null));
    }
    const epoch = credentials.epoch();
    const ownToken = () => {
      const token = credentials.epoch() === epoch && !isOvertaken?.() ? credentials.read()?.token : undefined;
      // Another person may have logged in, here while this call waited for its repeat or in a tab not yet heard of.
      if (!token) throw sessionError(texts.authenticationFailed);
      return token;
    };
    const isLost = (error: unknown): error is ApiError =>
      error instanceof ApiError && error.status === 401 && credentials.epoch() === epoch;
    let used = held.token;
    const send = async () => {
      const answer = await exchange(call, key, () => (used = ownToken()), onUnanswered);
      if (call.renewsSession && answer.status < 300) keepPair(readRefreshedTokens(answer.body), epoch);
      return answer;
    };

    // Only with a call that needs it, so a hidden page asks for nothing; one that is left cannot wait.
    const end = serverNow && !call.keepalive ? expiryOf(used) : null;
    if (end !== null && serverNow && serverNow() > end - AHEAD) {
      try {
        await refresh(used);
      } catch (error) {
        // What could not be renewed may still work; the server judges.
        if (isLost(error)) {
          onSessionLost?.(call, error);
          throw error;
        }
      }
    }
    const first = await send();
    if (first.status !== 401) return bodyOf(first);

    try {
      if (ownToken() === used) await refresh(used);
      let again = await send();
      // A change of the PIN whose answer arrives meanwhile ends what this was sent with.
      if (again.status === 401 && ownToken() !== used) again = await send();
      if (again.status === 401) throw sessionError(texts.authenticationFailed, httpError(401, again.body));
      return bodyOf(again);
    } catch (error) {
      if (isLost(error)) onSessionLost?.(call, error);
      throw error;
    }
  };

  return async (call) => {
    let wasUnanswered = false;
    try {
      return await deliver(call, () => (wasUnanswered = true));
    } catch (error) {
      // An ended session refuses the repeat before its key is looked up: what became of the first copy stays unknown.
      const isUnknown = wasUnanswered && call.method !== 'GET' && error instanceof ApiError && error.status === 401;
      throw isUnknown ? networkError() : error;
    }
  };
}

function buildRequest(base: string, call: Call, key: string, token: string | null): Request {
  const { method } = call;
  try {
    const body = call.body === undefined ? undefined : JSON.stringify(call.body);
    return new Request(addressOf(base, call), {
      method,
      // A page that one goes back to would get what the browser has kept, unasked and with an old time.
      cache: 'no-cache',
      keepalive: outlivesPage(call, body),
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(method === 'GET' ? {} : { 'Idempotency-Key': key }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body }),
    });
  } catch (error) {
    throw unknownError(error);
  }
}

function bodyOf({ status, body }: Answer): unknown {
  if (status >= 200 && status < 300) return body;
  throw httpError(status, body);
}
