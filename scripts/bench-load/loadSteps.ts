import autocannon, { type Client, type Result } from 'autocannon';
import type { LoadShop } from './loadShop';
import { medianRatio, memoryGrowth, percentile, type MemorySample } from './figures';
import { visitsOf } from './visit';

/** Connections of each lane; the mixed one has a player on each. */
export const CONNECTIONS = 200;
/** Seconds that each lane has in a round. */
const ROUND = { empty: 4, reads: 6, mixed: 10 };
/** Seconds of each lane before the first round, which count nowhere. */
const WARM_UP = 2;
const ROUND_SECONDS = ROUND.empty + ROUND.reads + ROUND.mixed;

export interface Held {
  rounds: number;
  /** Answers a second, median of the rounds. */
  rate: Record<keyof typeof ROUND, number>;
  /** Median of each round's rate over that of the empty route. */
  reads: number;
  mixed: number;
  /** Slowest p99 of a round, in ms. */
  p99: Record<keyof typeof ROUND, number>;
  paid: number;
  /** Answers by what their status begins with: 4 is a refusal. */
  answers: Record<number, number>;
  /** Connections that broke or got no answer. */
  broken: number;
  /** As a part of what it was at minute 2 of 10. */
  memoryGrowth: number;
}

/** L1: an empty route, the periods and whole visits of players take turns on one server for `seconds` altogether. */
export async function applyLoad(shop: LoadShop, seconds: number, report: (line: string) => void): Promise<Held> {
  const rounds = Math.max(Math.round(seconds / ROUND_SECONDS), 1);
  const rates: Record<keyof typeof ROUND, number[]> = { empty: [], reads: [], mixed: [] };
  const slowest = { empty: 0, reads: 0, mixed: 0 };
  const answers: Record<number, number> = { 2: 0, 3: 0, 4: 0, 5: 0 };
  const samples: MemorySample[] = [];
  let broken = 0;
  let paid = 0;

  const play = async (lane: keyof typeof ROUND, run: (seconds: number) => Promise<Result>) => {
    const result = await run(ROUND[lane]);
    let answered = 0;
    for (const [status, { count }] of Object.entries(result.statusCodeStats)) {
      answered += count;
      const kind = Math.floor(Number(status) / 100);
      answers[kind] = (answers[kind] ?? 0) + count;
    }
    rates[lane].push(answered / result.duration);
    slowest[lane] = Math.max(slowest[lane], result.latency.p99);
    broken += result.errors;
  };
  const only = (path: string) => (duration: number) =>
    autocannon({ url: shop.url + path, connections: CONNECTIONS, duration });
  const visits = shop.buyers.map((buyer, turn) => visitsOf(buyer, turn, () => (paid += 1)));
  const mixed = (duration: number) => {
    const left = visits.values();
    const setupClient = (client: Client) => client.setRequests(left.next().value?.() ?? []);
    return autocannon({ url: shop.url, connections: visits.length, duration, setupClient });
  };

  // What is new to the process is slow, and the empty route is not the one to pay for it.
  await only('/health')(WARM_UP);
  await only('/client/get-current-period')(WARM_UP);
  await mixed(WARM_UP);
  const began = performance.now();
  const sample = async () => samples.push({ at: performance.now() - began, rss: await shop.memory() });
  const sampling = setInterval(() => void sample(), Math.max(seconds * 5, 250));
  for (let round = 1; round <= rounds; round += 1) {
    await play('empty', only('/health'));
    await play('reads', only('/client/get-current-period'));
    await play('mixed', mixed);
    const now = Object.entries(rates).map(([lane, all]) => `${lane} ${Math.round(all.at(-1) ?? 0)}/s`);
    const megabytes = Math.round((samples.at(-1)?.rss ?? 0) / 1024);
    report(`round ${round}/${rounds}: ${now.join(', ')}, ${paid} orders paid, ${megabytes} MB`);
  }
  clearInterval(sampling);

  const median = (lane: keyof typeof ROUND) => percentile(rates[lane], 0.5);
  return {
    rounds,
    rate: { empty: median('empty'), reads: median('reads'), mixed: median('mixed') },
    reads: medianRatio(rates.reads, rates.empty),
    mixed: medianRatio(rates.mixed, rates.empty),
    p99: slowest,
    paid,
    answers,
    broken,
    memoryGrowth: memoryGrowth(samples, performance.now() - began),
  };
}
