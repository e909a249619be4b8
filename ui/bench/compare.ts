import { layOut, type Case, type Subject } from './case';

export interface Comparison {
  name: string;
  against: string;
  limit: number | null;
  /** Milliseconds for one piece of work, the median over the rounds. */
  ours: number;
  plain: number;
  /** The median of the rounds' own ratios, which the machine's mood touches least. */
  ratio: number;
}

/** A clock of 0.1 ms is too coarse for one short act, so each round repeats it for at least so long. */
const LEAST_MS = 8;
const WARM_UP_ROUNDS = 5;

/** Runs both sides in turns, so that whatever slows the machine slows them alike. */
export async function compare({ name, against, limit, ours, plain }: Case, rounds: number): Promise<Comparison> {
  const times: { ours: number; plain: number }[] = [];
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    const oursFirst = round % 2 === 0;
    const first = await timeOf(oursFirst ? ours : plain);
    const second = await timeOf(oursFirst ? plain : ours);
    if (round >= 0) times.push(oursFirst ? { ours: first, plain: second } : { ours: second, plain: first });
  }
  return {
    name,
    against,
    limit,
    ours: median(times.map((time) => time.ours)),
    plain: median(times.map((time) => time.plain)),
    ratio: median(times.map((time) => time.ours / time.plain)),
  };
}

/** One act each time on a fresh setting; script and layout count, painting does not. */
async function timeOf(set: () => Subject | Promise<Subject>): Promise<number> {
  let spent = 0;
  let acts = 0;
  while (spent < LEAST_MS) {
    const subject = await set();
    layOut();
    const start = performance.now();
    subject.act();
    layOut();
    spent += performance.now() - start;
    acts += 1;
    subject.clean();
  }
  return spent / acts;
}

function median(values: number[]): number {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
