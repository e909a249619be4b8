import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { planted } from './planted';
import { split } from './random';
import { priorityPicker, Scheduler, uniformPicker } from './scheduler';
import { shrink } from './shrink';
import { scenarioOf } from './scenario';
import { openWorkerPool } from './workerPool';
import type { Played, Task } from './worker';

/** Those that `npm run rehearse -- --seeds 100` calls the richest: scenes come often, and a seed plays few of them. */
const SEEDS = [0, 25, 35, 37, 48, 79];
const TWICE = 0;
/** In which one transaction waits for another. */
const CONTENDING = 9;
const PATIENCE = 20 * 60_000;

const pool = openWorkerPool();
afterAll(() => pool.close());

it(
  'holds what must never be broken through six scenarios of players, bank, operator and faults',
  async () => {
    const played = await Promise.all(SEEDS.map((seed) => pool.play({ seed })));
    expect(played.flatMap(({ seed, violations }) => violations.map((violation) => ({ seed, violation })))).toEqual([]);
    const met = new Set(played.flatMap((one) => one.met));
    // A world that is asleep breaks nothing.
    expect(met.size).toBeGreaterThan(20);
    expect(new Set(played.flatMap(({ calls }) => calls)).size).toBeGreaterThan(50);
  },
  PATIENCE,
);

it(
  'plays a seed again as it was, in another process',
  async () => {
    const again = await Promise.all([pool.play({ seed: TWICE }), pool.play({ seed: TWICE })]);
    expect(new Set(again.map(({ trace }) => trace)).size).toBe(1);
  },
  PATIENCE,
);

const server = process.env['VELOC_TEST_DATABASE_URL'];

// Locks are waited for on a server alone: the embedded database has one session.
it.skipIf(!server)(
  'plays on PostgreSQL, where the seed chooses which lock is taken first',
  async () => {
    const onServer = openWorkerPool({ server: server ?? '' });
    const again = await Promise.all([onServer.play({ seed: CONTENDING }), onServer.play({ seed: CONTENDING })]);
    onServer.close();
    expect(again.flatMap(({ violations }) => violations)).toEqual([]);
    expect(new Set(again.map(({ trace }) => trace)).size).toBe(1);
    expect(again[0]?.lines).toContainEqual(expect.stringContaining('a statement waited for a lock'));
  },
  PATIENCE,
);

it.each(planted)('has a place for the fault that $name', ({ file, from }) => {
  expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').split(from)).toHaveLength(2);
});

describe('a scenario', () => {
  it('is the same for a seed, and another for the next', () => {
    expect(scenarioOf(7)).toEqual(scenarioOf(7));
    expect(scenarioOf(8).acts).not.toEqual(scenarioOf(7).acts);
  });

  it('is shrunk to the acts without which it does not fail', async () => {
    const culprits = scenarioOf(7)
      .acts.map(({ id }) => id)
      .filter((id) => id === 3 || id === 12);
    const play = async ({ seed, without = [] }: Task): Promise<Played> => {
      const left = scenarioOf(seed)
        .acts.map(({ id }) => id)
        .filter((id) => !without.includes(id));
      const fails = culprits.every((id) => left.includes(id));
      const violations = fails ? ['money is gone: 7 đ'] : [];
      return {
        seed,
        violations,
        lines: left.map(String),
        trace: '',
        steps: 0,
        virtual: 0,
        real: 0,
        met: [],
        calls: [],
      };
    };
    expect((await shrink({ seed: 7 }, play))?.lines).toEqual(['3', '12']);
  });
});

describe('the scheduler', () => {
  /** The order in which tasks that may all go on did. */
  async function orderOf(scheduler: Scheduler): Promise<string> {
    const order: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e']) void scheduler.turn().then(() => order.push(name));
    scheduler.after(10, () => order.push('later'));
    await scheduler.pass(1_000);
    return order.join(' ');
  }

  it.each([
    ['uniform', uniformPicker],
    ['by priority', (random: () => number) => priorityPicker(random, 3, 20)],
  ])('chooses %s by its seed alone', async (_name, pickerOf) => {
    const orders = await Promise.all(
      Array.from({ length: 12 }, (_, seed) => orderOf(new Scheduler(0, pickerOf(split(seed, 'picker'))))),
    );
    expect(new Set(orders).size).toBeGreaterThan(3);
    expect(await orderOf(new Scheduler(0, pickerOf(split(3, 'picker'))))).toBe(orders[3]);
  });

  it('passes over what is not ready, and comes to it when it is', async () => {
    const scheduler = new Scheduler(0);
    let isReady = false;
    const order: string[] = [];
    void scheduler.turn(() => isReady).then(() => order.push('waited'));
    scheduler.after(500, () => {
      order.push('free');
      isReady = true;
    });
    await scheduler.pass(1_000);
    expect(order).toEqual(['free', 'waited']);
  });
});
