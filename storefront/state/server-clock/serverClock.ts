import { instantSchema } from '@veloc/rules';
import * as v from 'valibot';
import { createStore, type Store } from '../../lib/store';

export interface ServerClock {
  /** The server's time in ms since the epoch; the device's until the first answer that tells it. */
  now(): number;
  /**
   * `now` for countdowns: another function once an answer has moved the time by more than a second, to show at once.
   */
  face: Pick<Store<() => number>, 'get' | 'subscribe'>;
  /** Sets the clock by what an answer tells; `sentAt` and `arrivedAt` are stopwatch readings in ms. */
  observe(answer: TimedAnswer, sentAt: number, arrivedAt: number): void;
}

/**
 * The time stands in a header of the answer. A server without that header tells it in the body, at the top or in
 * `data`.
 */
interface TimedAnswer {
  serverTime: unknown;
  body: unknown;
}

interface ServerClockDependencies {
  /** Milliseconds that only go forward, whatever happens to the device's clock. */
  stopwatch: () => number;
  deviceNow: () => number;
}

const timedSchema = v.object({ serverTime: instantSchema });

function timeIn({ serverTime, body }: TimedAnswer): number | undefined {
  const places = [{ serverTime }, body, (body as { data?: unknown } | null | undefined)?.data];
  const timed = places.find((place) => v.is(timedSchema, place));
  return timed && Date.parse(timed.serverTime);
}

/** Ms by which the time may move without anybody being told. */
const UNTOLD = 1_000;

/**
 * Time as the server has it (decision A17): Cristian's algorithm, an offset measured half-way through each answer
 * (https://en.wikipedia.org/wiki/Cristian%27s_algorithm), run on by a monotonic clock.
 */
export function createServerClock({ stopwatch, deviceNow }: ServerClockDependencies): ServerClock {
  let offset = deviceNow() - stopwatch();
  const now = () => Math.round(stopwatch() + offset);
  const face = createStore(now);
  let newest = -Infinity;
  return {
    now,
    face,
    observe(answer, sentAt, arrivedAt) {
      const serverTime = timeIn(answer);
      // An answer that a sleep has held up says no more than what was asked after it.
      if (serverTime === undefined || sentAt < newest) return;
      newest = sentAt;
      const before = offset;
      // What a quick answer has told is not given up for a slow one that allows it.
      if (offset >= serverTime - arrivedAt && offset <= serverTime - sentAt) return;
      offset = serverTime - (sentAt + arrivedAt) / 2;
      if (Math.abs(offset - before) > UNTOLD) face.set(() => () => now());
    },
  };
}
