import autocannon, { type Client, type Result } from 'autocannon';
import type { LoadShop } from './loadShop';
import { visitsOf } from './visit';

/** Seconds of each lane before the first round, which count nowhere. */
const WARM_UP = 2;

/** `empty` is a route that does nothing, `reads` the periods, `mixed` whole visits of players. */
export type Lane = 'empty' | 'reads' | 'mixed';

/** What all lanes came to. */
export interface Answered {
  paid: number;
  /** Answers by what their status begins with: 4 is a refusal. */
  answers: Record<number, number>;
  /** Connections that broke or got no answer. */
  broken: number;
}

export interface Lanes {
  answered: Answered;
  /** Puts a connection for each player on the servers at `urls`, in turn, for so many seconds: answers a second, and their p99 in ms. */
  play(lane: Lane, seconds: number, urls: readonly string[]): Promise<{ rate: number; p99: number }>;
  /** Every lane for a while: what is new to a process is slow, and the empty route is not the one to pay for it. */
  warmUp(urls: readonly string[]): Promise<void>;
}

/** The kinds of load on a shop; the players' visits go on from lane to lane. */
export function lanesOf(shop: LoadShop): Lanes {
  const answered: Answered = { paid: 0, answers: { 2: 0, 3: 0, 4: 0, 5: 0 }, broken: 0 };
  const visits = shop.buyers.map((buyer, turn) => visitsOf(buyer, turn, () => (answered.paid += 1)));

  const only = (path: string) => (duration: number, urls: readonly string[]) =>
    autocannon({ url: urls.map((url) => url + path), connections: shop.buyers.length, duration });
  const run: Record<Lane, (duration: number, urls: readonly string[]) => Promise<Result>> = {
    empty: only('/health'),
    reads: only('/client/get-current-period'),
    mixed: (duration, urls) => {
      const left = visits.values();
      const setupClient = (client: Client) => client.setRequests(left.next().value?.() ?? []);
      return autocannon({ url: urls, connections: visits.length, duration, setupClient });
    },
  };

  return {
    answered,
    async play(lane, seconds, urls) {
      const result = await run[lane](seconds, urls);
      let count = 0;
      for (const [status, { count: some }] of Object.entries(result.statusCodeStats)) {
        count += some;
        const kind = Math.floor(Number(status) / 100);
        answered.answers[kind] = (answered.answers[kind] ?? 0) + some;
      }
      answered.broken += result.errors;
      return { rate: count / result.duration, p99: result.latency.p99 };
    },
    async warmUp(urls) {
      for (const lane of ['empty', 'reads', 'mixed'] as const) await run[lane](WARM_UP, urls);
    },
  };
}
