import { setTimeout } from 'node:timers/promises';
import { medianRatio, memoryGrowth, percentile, type MemorySample } from './figures';
import { lanesOf, type Answered, type Lane } from './lanes';
import type { LoadShop } from './loadShop';

/** Seconds that each lane has in a round. */
const ROUND = { empty: 4, reads: 6, mixed: 10 } satisfies Record<Lane, number>;
const ROUND_SECONDS = ROUND.empty + ROUND.reads + ROUND.mixed;
/** Seconds of each lane on one server and on all, in a round that compares them. */
const SCALE_ROUND = { empty: 5, mixed: 10 };
/** Ms before each of these: a server with a part of a processor still answers what the last one has left to it. */
const REST = 3_000;
const SCALE_ROUND_SECONDS = 2 * (SCALE_ROUND.empty + SCALE_ROUND.mixed + (2 * REST) / 1_000);

export interface Held extends Answered {
  /** Answers a second, median of the rounds. */
  rate: Record<Lane, number>;
  /** Median of each round's rate over that of the empty route. */
  reads: number;
  mixed: number;
  /** Slowest p99 of a round, in ms. */
  p99: Record<Lane, number>;
  /** As a part of what it was at minute 2 of 10. */
  memoryGrowth: number;
}

/** Samples the servers' memory from now on; what it returns ends that and says by what part it grew. */
function watchMemory(shop: LoadShop, seconds: number) {
  const began = performance.now();
  const samples: MemorySample[] = [];
  const sample = async () => samples.push({ at: performance.now() - began, rss: await shop.memory() });
  const sampling = setInterval(() => void sample(), Math.max(seconds * 5, 250));
  return {
    megabytes: () => Math.round((samples.at(-1)?.rss ?? 0) / 1024),
    end: () => {
      clearInterval(sampling);
      return memoryGrowth(samples, performance.now() - began);
    },
  };
}

/** L1: an empty route, the periods and whole visits of players take turns on the servers for `seconds` altogether. */
export async function applyLoad(shop: LoadShop, seconds: number, report: (line: string) => void): Promise<Held> {
  const rounds = Math.max(Math.round(seconds / ROUND_SECONDS), 1);
  const rates: Record<Lane, number[]> = { empty: [], reads: [], mixed: [] };
  const slowest = { empty: 0, reads: 0, mixed: 0 };
  const lanes = lanesOf(shop);
  await lanes.warmUp(shop.urls);
  const memory = watchMemory(shop, seconds);
  for (let round = 1; round <= rounds; round += 1) {
    for (const lane of ['empty', 'reads', 'mixed'] as const) {
      const { rate, p99 } = await lanes.play(lane, ROUND[lane], shop.urls);
      rates[lane].push(rate);
      slowest[lane] = Math.max(slowest[lane], p99);
    }
    const now = Object.entries(rates).map(([lane, all]) => `${lane} ${Math.round(all.at(-1) ?? 0)}/s`);
    report(`round ${round}/${rounds}: ${now.join(', ')}, ${lanes.answered.paid} orders paid, ${memory.megabytes()} MB`);
  }
  const median = (lane: Lane) => percentile(rates[lane], 0.5);
  return {
    ...lanes.answered,
    rate: { empty: median('empty'), reads: median('reads'), mixed: median('mixed') },
    reads: medianRatio(rates.reads, rates.empty),
    mixed: medianRatio(rates.mixed, rates.empty),
    p99: slowest,
    memoryGrowth: memory.end(),
  };
}

export interface Scaled extends Answered {
  /** Answers a second of one server and of all, median of the rounds. */
  rate: Record<'empty' | 'mixed', { one: number; all: number }>;
  /** Median of each round's rate of all over that of one. */
  gain: Record<'empty' | 'mixed', number>;
  /** Of all servers' memory together. */
  memoryGrowth: number;
}

interface Comparison {
  seconds: number;
  /** Processors of each server; undefined for all that the machine has. */
  cpus: number | undefined;
  report: (line: string) => void;
}

/**
 * The empty route and whole visits take turns on one server and on all of them. What the machine allows is seen by the
 * empty route, so the gain of the visits counts beside its gain.
 */
export async function compareServers(shop: LoadShop, { seconds, cpus, report }: Comparison): Promise<Scaled> {
  const rounds = Math.max(Math.round(seconds / SCALE_ROUND_SECONDS), 1);
  const rates = {
    empty: { one: [] as number[], all: [] as number[] },
    mixed: { one: [] as number[], all: [] as number[] },
  };
  const lanes = lanesOf(shop);
  await lanes.warmUp(shop.urls);
  if (cpus !== undefined) shop.limitCpus(cpus);
  const memory = watchMemory(shop, seconds);
  for (let round = 1; round <= rounds; round += 1) {
    // Whoever comes second has the larger database: they change places.
    const order = round % 2 ? (['one', 'all'] as const) : (['all', 'one'] as const);
    for (const lane of ['empty', 'mixed'] as const) {
      for (const which of order) {
        const urls = which === 'one' ? shop.urls.slice(0, 1) : shop.urls;
        await setTimeout(REST);
        rates[lane][which].push((await lanes.play(lane, SCALE_ROUND[lane], urls)).rate);
      }
    }
    const now = Object.entries(rates).map(
      ([lane, { one, all }]) => `${lane} ${Math.round(one.at(-1) ?? 0)} and ${Math.round(all.at(-1) ?? 0)}/s`,
    );
    report(
      `round ${round}/${rounds}, one server and all: ${now.join(', ')}, ${lanes.answered.paid} orders paid, ` +
        `${memory.megabytes()} MB`,
    );
  }
  const median = ({ one, all }: { one: number[]; all: number[] }) => ({
    one: percentile(one, 0.5),
    all: percentile(all, 0.5),
  });
  return {
    ...lanes.answered,
    rate: { empty: median(rates.empty), mixed: median(rates.mixed) },
    gain: {
      empty: medianRatio(rates.empty.all, rates.empty.one),
      mixed: medianRatio(rates.mixed.all, rates.mixed.one),
    },
    memoryGrowth: memory.end(),
  };
}
