import { createCredentials } from '../api/credentials';
import type { Lock } from '../api/refresh';
import { browserTimers } from '../api/timers';
import { createTransport, type TransportDependencies } from '../api/transport';
import type { KeyValueStorage } from '../lib/browserStorage';
import { memoryStorage } from './fakes';

interface Options extends Pick<TransportDependencies, 'fetch'> {
  storage?: KeyValueStorage;
  lock?: Lock;
  takePrefetched?: TransportDependencies['takePrefetched'];
  onAnswer?: TransportDependencies['onAnswer'];
  serverNow?: () => number;
  isOvertaken?: () => boolean;
}

/** A transport on the test's clock; `lost` holds the paths of calls that lost their session. */
export function testTransport({
  fetch,
  storage = memoryStorage(),
  lock = (run) => run(false),
  takePrefetched,
  onAnswer,
  serverNow,
  isOvertaken,
}: Options) {
  const credentials = createCredentials(storage);
  const lost: string[] = [];
  let keys = 0;
  const send = createTransport({
    base: 'https://shop.example',
    fetch,
    timers: browserTimers,
    lock,
    credentials,
    newKey: () => `key-${(keys += 1)}`,
    stopwatch: () => performance.now(),
    onSessionLost: ({ path }) => {
      credentials.clear();
      lost.push(path);
    },
    ...(takePrefetched ? { takePrefetched } : {}),
    ...(onAnswer ? { onAnswer } : {}),
    ...(serverNow ? { serverNow } : {}),
    ...(isOvertaken ? { isOvertaken } : {}),
  });
  return { send, credentials, lost, storage };
}

/** The outcome of a promise without an unhandled rejection in between. */
export async function outcomeOf<T>(promise: Promise<T>): Promise<{ value?: T; error?: unknown }> {
  return promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
}
