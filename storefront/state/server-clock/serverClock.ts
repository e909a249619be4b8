import { instantSchema } from '@veloc/rules';
import * as v from 'valibot';
import { createStore, type Store } from '../store';

export interface ServerClock {
  /** The server's time in ms since the epoch; the device's until the first answer that tells it. */
  now(): number;
  /** `now` for countdowns: another function once an answer has moved the time by more than a second, to show at once. */
  face: Pick<Store<() => number>, 'get' | 'subscribe'>;
  /** Sets the clock by `serverTime` of an answer; `sentAt` and `arrivedAt` are stopwatch readings in ms. */
  observe(body: unknown, sentAt: number, arrivedAt: number): void;
}

interface ServerClockDependencies {
  /** Milliseconds that only go forward, whatever happens to the device's clock. */
  stopwatch: () => number;
  deviceNow: () => number;
}

const timedSchema = v.object({ serverTime: instantSchema });
const answerSchema = v.union([
  timedSchema,
  v.pipe(
    v.object({ data: timedSchema }),
    v.transform(({ data }) => data),
  ),
]);

/** Ms by which the time may move without anybody being told. */
const UNTOLD = 1_000;

/** Time as the server has it (decision A17): an offset measured half-way through each answer, run on by a stopwatch. */
export function createServerClock({ stopwatch, deviceNow }: ServerClockDependencies): ServerClock {
  let offset = deviceNow() - stopwatch();
  const now = () => Math.round(stopwatch() + offset);
  const face = createStore(now);
  let newest = -Infinity;
  return {
    now,
    face,
    observe(body, sentAt, arrivedAt) {
      const answer = v.safeParse(answerSchema, body);
      // An answer that a sleep has held up says no more than what was asked after it.
      if (!answer.success || sentAt < newest) return;
      newest = sentAt;
      const serverTime = Date.parse(answer.output.serverTime);
      const before = offset;
      // What a quick answer has told is not given up for a slow one that allows it.
      if (offset >= serverTime - arrivedAt && offset <= serverTime - sentAt) return;
      offset = serverTime - (sentAt + arrivedAt) / 2;
      if (Math.abs(offset - before) > UNTOLD) face.set(() => () => now());
    },
  };
}
