import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '../../backend/testing/seed';
import { checkLedger } from '../../backend/ledger/invariants';
import { amountOf, seedOf } from '../../backend/testing/seededRun';
import { testShop, type TestShop } from '../../backend/testing/testShop';
import { anomaliesOf } from './check';
import { playHistory } from './play';

/** `VELOC_HISTORIES=200 VELOC_HISTORY_LENGTH=200` is the long form; `VELOC_FROM` goes on with one that was stopped. */
const histories = amountOf('VELOC_HISTORIES', 2);
const from = amountOf('VELOC_FROM', 0);
const length = amountOf('VELOC_HISTORY_LENGTH', 50);

let test: TestShop;
beforeAll(async () => {
  test = await testShop();
});
afterAll(() => test.close());

it(
  'explains every answer about a wallet by one serial order, though requests and answers are lost (R7)',
  async () => {
    const seed = seedOf('histories');
    const outcomes = { ok: 0, fail: 0, info: 0 };
    for (let place = from; place < histories; place += 1) {
      // Each history has a seed of its own, so that one of many can be played alone.
      const { start, operations, entries } = await playHistory(test, length, randomFrom(seed + place));
      expect(anomaliesOf(start, operations, entries), `VELOC_SEED=${seed + place}`).toEqual([]);
      for (const { outcome } of operations) outcomes[outcome] += 1;
      if (place % 10 === 9) console.log(`histories: ${place + 1} of ${histories}, ${JSON.stringify(outcomes)}`);
    }
    expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(0);
    expect(await checkLedger(test.shop.db)).toEqual([]);
  },
  120_000 + histories * length * 200,
);
