import { setTimeout } from 'node:timers/promises';
import { randomFrom } from '../../backend/testing/seed';
import { prepareBuyers, renewSessions } from './buyers';
import { putClock } from './client';
import { noBooks, sealedFaults } from './books';
import { findLosses, isSound, repeatUnanswered, type Verdict } from './losses';
import { pick } from '../../backend/testing/seededRun';
import { buyUntilGone, type Confirmation, type PurchaseLog } from './purchases';
import { startShop } from './shopProcess';

export interface CrashRun {
  /** An empty folder. */
  folder: string;
  rounds: number;
  seed: number;
  /** Called after each round. */
  report?(line: string): void;
}

export interface CrashSummary extends Verdict {
  acknowledged: number;
  /** Confirmations that got no answer and were sent again. */
  repeated: number;
  /** Ms of the slowest start after a kill, the process's own start included. */
  slowestStart: number;
}

const CLOCK = '2026-08-21T10:00:00+07:00';
/** When sales of all that is bought have ended. */
const DRAWN = '2026-08-23T18:00:00+07:00';
const BUYERS = 4;
const OPERATOR_KEY = 'operator-key-of-the-crash-test-0001';
/** The kill comes after a seeded number of answers, at most this many, … */
const ANSWERS = 8;
/** … and a seeded time more, in ms: somewhere inside the purchases that follow, however fast the machine is. */
const WINDOW = 60;

/** Who lives for a few seconds does not earn back what it costs to optimise the database's code. */
const SHORT_LIVED = ['--liftoff-only'];

/**
 * Kills the shop with SIGKILL again and again while players buy, starts it anew on the same folder and judges what is
 * there: nothing that was acknowledged may be missing or doubled. Stops at the first round that finds something.
 */
export async function crashRounds({ folder, rounds, seed, report = () => {} }: CrashRun): Promise<CrashSummary> {
  const random = randomFrom(seed);
  const environment = {
    VELOC_DATA: folder,
    VELOC_CLOCK: CLOCK,
    VELOC_OPERATOR_KEY: OPERATOR_KEY,
    VELOC_LIMIT_PLAYER_WRITES: '999999999',
  };
  const buyers = await prepareBuyers(environment, BUYERS);
  const start = () => startShop(environment, SHORT_LIVED);
  const purchaseLog: PurchaseLog = { acknowledged: [], unanswered: [], onAnswer: () => {} };
  const spent = new Map<string, number>();
  const summary: CrashSummary = {
    acknowledged: 0,
    repeated: 0,
    slowestStart: 0,
    lost: [],
    wrongBalances: [],
    violations: 0,
    bookFaults: [],
  };
  const bought: Confirmation[] = [];

  let shop = await start();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      // The last one comes after an answer, or few rounds on a slow machine would judge nothing.
      const answers = Math.max(pick(random, ANSWERS + 1), round === rounds ? 1 : 0);
      const instant = pick(random, WINDOW);
      const buying = Promise.all(buyers.map((buyer) => buyUntilGone(shop.url, buyer, random, purchaseLog)));
      await Promise.race([answered(purchaseLog, answers), buying]);
      await setTimeout(instant);
      await shop.kill();
      await buying;

      shop = await start();
      summary.slowestStart = Math.max(summary.slowestStart, shop.readyAfter);
      summary.repeated += await repeatUnanswered(shop.url, purchaseLog);
      const recent = purchaseLog.acknowledged.splice(0);
      for (const { buyer, total } of recent) spent.set(buyer.userId, (spent.get(buyer.userId) ?? 0) + total);
      summary.acknowledged += recent.length;
      bought.push(...recent);
      const found = await findLosses(shop.url, { buyers, recent, spent, operatorKey: OPERATOR_KEY });
      Object.assign(summary, found);
      report(
        `round ${round}/${rounds}: killed ${instant} ms after answer ${answers}, ${recent.length} acknowledged, ` +
          `${found.lost.length} lost, ${found.wrongBalances.length} wrong balances, violations: ${found.violations}, ` +
          `faults of receipts: ${found.bookFaults.length}`,
      );
      if (!isSound(found)) return summary;
    }
    // All that was bought stands in the books of the first draw and of the second.
    await putClock(shop.url, OPERATOR_KEY, DRAWN);
    await renewSessions(shop.url, buyers);
    const { faults, sold } = await sealedFaults(shop.url, bought, noBooks());
    summary.bookFaults = faults;
    report(`${sold.size} books with ${[...sold.values()].join(' and ')} tickets, faults: ${faults.length}`);
  } finally {
    await shop.kill();
  }
  return summary;
}

/** Resolves when `count` confirmations were answered from now on. */
function answered(purchaseLog: PurchaseLog, count: number): Promise<void> {
  return new Promise((done) => {
    let left = count;
    if (left === 0) done();
    purchaseLog.onAnswer = () => {
      left -= 1;
      if (left === 0) done();
    };
  });
}
