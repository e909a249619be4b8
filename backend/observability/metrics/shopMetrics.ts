import type { ErrorCode } from '@veloc/rules';
import type { Pool } from 'pg';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AnsweredCall } from '../../log';

/** Seconds; an answer of the database takes a few ms, a settlement behind an import some seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What becomes of a try to push: `left_out` was no news any more, or for somebody who is away from the game. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused' | 'left_out';

/** What this process counts. Every server has its own; a sum over them is the shop's. */
export interface ShopMetrics {
  registry: Registry;
  callAnswered(answered: AnsweredCall): void;
  codeSent(): void;
  /** `code`: of the refusal, such as `RATE_LIMITED`. */
  codeRefused(code: ErrorCode): void;
  operatorKeyRefused(): void;
  pushTried(outcome: PushOutcome): void;
}

export function createShopMetrics(pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): ShopMetrics {
  const registry = new Registry();
  const registers = [registry];
  const calls = new Counter({
    name: 'veloc_calls_total',
    help: 'Calls by the route of the contract and the status of the answer; route "other" is no call of the contract',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'veloc_call_duration_seconds',
    help: 'Time until the answer of a call began',
    labelNames: ['method', 'route'],
    buckets: DURATIONS,
    registers,
  });
  const codes = new Counter({
    name: 'veloc_codes_total',
    help: 'One-time codes handed to the sender, and those refused, by the code of the refusal',
    labelNames: ['outcome'],
    registers,
  });
  const operatorKeys = new Counter({
    name: 'veloc_operator_keys_refused_total',
    help: 'Wrong operator keys, and right ones from an address that has sent too many wrong ones',
    registers,
  });
  const pushes = new Counter({
    name: 'veloc_pushes_total',
    help: 'Push messages: sent, gone with their subscription, put off, refused by the push service, left out',
    labelNames: ['outcome'],
    registers,
  });
  const connections = new Gauge({
    name: 'veloc_database_connections',
    help: 'Connections for players’ calls: all that are open, those that do nothing, and calls that wait for one',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  registry.registerMetric(connections);
  return {
    registry,
    callAnswered({ route, method, status, ms }) {
      // What is no call has any method and path that a stranger sends.
      const asked = route === undefined ? { method: 'any', route: 'other' } : { method, route };
      calls.inc({ ...asked, status });
      durations.observe(asked, ms / 1000);
    },
    codeSent: () => codes.inc({ outcome: 'sent' }),
    codeRefused: (code) => codes.inc({ outcome: code }),
    operatorKeyRefused: () => operatorKeys.inc(),
    pushTried: (outcome) => pushes.inc({ outcome }),
  };
}
