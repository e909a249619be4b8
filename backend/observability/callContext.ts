import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line that a call causes tells of it. */
interface LoggedCall {
  requestId: string;
}

const calls = new AsyncLocalStorage<LoggedCall>();

/** Runs a call, so that each line logged meanwhile carries its id. */
export function duringCall<T>(call: LoggedCall, work: () => T): T {
  return calls.run(call, work);
}

/** Undefined beside all calls, for instance in a job. */
export function currentCall(): LoggedCall | undefined {
  return calls.getStore();
}

/** Runs what is done for many calls at once: none of them caused its lines. */
export function outsideOfCalls<T>(work: () => T): T {
  return calls.exit(work);
}
