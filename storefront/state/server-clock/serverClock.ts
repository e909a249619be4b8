import { instantSchema } from '@veloc/rules';
import * as v from 'valibot';

export interface ServerClock {
  /** The server's time in ms since the epoch; the device's until the first answer that tells it. */
  now(): number;
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

/** Time as the server has it (decision A17): an offset measured half-way through each answer, run on by a stopwatch. */
export function createServerClock({ stopwatch, deviceNow }: ServerClockDependencies): ServerClock {
  let offset = deviceNow() - stopwatch();
  return {
    now: () => Math.round(stopwatch() + offset),
    observe(body, sentAt, arrivedAt) {
      const answer = v.safeParse(answerSchema, body);
      if (answer.success) offset = Date.parse(answer.output.serverTime) - (sentAt + arrivedAt) / 2;
    },
  };
}
