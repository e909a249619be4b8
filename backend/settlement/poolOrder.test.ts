import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { json } from '../db/schema';
import { randomFrom } from '../testing/seed';
import { newId } from '../ids';
import { runDueJobs } from '../jobs/runDueJobs';
import { checkLedger } from '../ledger/invariants';
import { amountOf, pick, seedOf } from '../testing/seededRun';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { settlePeriod } from './settlePeriod';

/** `VELOC_POOL_RUNS=10000` is the long form (R14). */
const runs = amountOf('VELOC_POOL_RUNS', 12);
const DAY = 86_400_000;
const FIRST = new Date('2020-01-01T11:00:00.000Z').getTime();
const START = {
  mega: [12_000_000_000],
  power: [30_000_000_000, 3_000_000_000],
  lotto535: [6_000_000_000],
} as const;
const games = ['mega', 'power', 'lotto535'] as const;
const SIX = [1, 2, 3, 4, 5, 6];
/** Five of the six and Power's seventh. */
const SECOND = [1, 2, 3, 4, 5, 7];
const NONE = [30, 31, 32, 33, 34, 35];

type Game = keyof typeof START;
/** Winning plays of Jackpot 1 and 2 in one draw. */
type Winners = readonly [number, number];

let test: TestShop;
let player: TestPlayer;
beforeAll(async () => {
  test = await testShop({ now: '2400-01-01T10:00:00+07:00', environment: { VELOC_MANUAL_PAYOUT_ABOVE: '0' } });
  await sql`delete from periods`.execute(test.shop.db);
  player = await test.newPlayer();
});
afterAll(() => test.close());

const special = { mega: null, power: json([7]), lotto535: json([6]) };

/** A ticket as its game keeps it. */
function payloadOf(game: Game, listNumber: readonly number[]): object {
  if (game === 'mega') return { listNumber };
  if (game === 'power') return { listNumber, powerNumber: 1 };
  return { mainNumbers: listNumber.slice(0, 5), specialNumbers: [listNumber === SIX ? 6 : 7] };
}

async function insertDraw(game: Game, dialAt: number, over: { details?: unknown; pools?: readonly number[] } = {}) {
  const id = `${game}:${dialAt}`;
  await test.shop.db
    .insertInto('draws')
    .values({
      id,
      feed: game,
      channel_id: null,
      channel_name: null,
      region: null,
      draw_no: null,
      dial_at: new Date(dialAt),
      numbers: json(game === 'lotto535' ? SIX.slice(0, 5) : SIX),
      special: special[game],
      details: json(over.details ?? {}),
      jackpot1: over.pools?.[0] ?? null,
      jackpot2: over.pools?.[1] ?? null,
      source: over.details ? 'import' : 'simulated',
      created_at: new Date(dialAt),
    })
    .execute();
  return id;
}

/** A drawn period with its tickets, that nobody has settled. */
async function insertUndecided(game: Game, dialAt: number, winners: Winners): Promise<string> {
  const { db } = test.shop;
  const id = await insertDraw(game, dialAt);
  await db
    .insertInto('periods')
    .values({
      id,
      game_id: game,
      channel_id: null,
      region: null,
      name: 'Kỳ',
      opens_at: new Date(dialAt - DAY),
      closes_at: new Date(dialAt),
      dial_at: new Date(dialAt),
      status: 'drawn',
      jackpot1: null,
      jackpot2: null,
      draw_id: id,
      paying: null,
    })
    .execute();
  const at = new Date(dialAt - 1_000);
  const numbers = [
    ...Array.from({ length: winners[0] }, () => SIX),
    ...Array.from({ length: winners[1] }, () => SECOND),
    NONE,
  ];
  const order = newId(at);
  const total = numbers.length * 10_000;
  const row = { user_id: player.userId, game_id: game, created_at: at };
  await db
    .insertInto('orders')
    .values({ id: order, ...row, status: 'paid', total, items: json([]), expires_at: null, paid_at: at })
    .execute();
  await db
    .insertInto('tickets')
    .values(
      numbers.map((listNumber, index) => ({
        id: newId(at),
        order_id: order,
        ...row,
        period_id: id,
        dial_at: new Date(dialAt),
        line: index,
        draw_index: 0,
        copies: 1,
        code: 'A',
        payload: json(payloadOf(game, listNumber)),
        price: 10_000,
        status: 1 as const,
        settled_at: null,
        hidden_at: null,
        set_aside_at: null,
        set_aside_reason: null,
      })),
    )
    .execute();
  return id;
}

/** What one process that settles the draws in order pays out of each pool; null where nobody wins it. */
function inOrder(game: Game, printed: readonly number[], draws: readonly Winners[]): (readonly (number | null)[])[] {
  const pools = [...printed];
  return draws.map((winners) => {
    const [first = 0, second = 0] = pools;
    const excess = first - 300_000_000_000;
    if (game === 'power' && excess > 0 && winners[0] === 0 && winners[1] > 0) {
      pools[0] = first - excess;
      pools[1] = second + excess;
    }
    const paid = winners.map((count, index) => (count > 0 ? (pools[index] ?? null) : null));
    for (const [index, start] of START[game].entries()) if ((winners[index] ?? 0) > 0) pools[index] = start;
    return paid;
  });
}

async function paidOf(periodId: string): Promise<(number | null)[]> {
  const { rows } = await sql<{ numbers: number[]; prize: number }>`
    select coalesce(payload -> 'listNumber', payload -> 'specialNumbers') as numbers, prize from tickets where period_id = ${periodId} and prize > 10000000
    `.execute(test.shop.db);
  const sum = (last: number) => {
    const own = rows.filter(({ numbers }) => numbers.at(-1) === last);
    return own.length === 0 ? null : own.reduce((total, { prize }) => total + prize, 0);
  };
  return [sum(6), sum(7)];
}

class Broken extends Error {}

it('does not pay a pool again when the result of an earlier draw comes late, nor waits for it', async () => {
  const start = FIRST - 20 * DAY;
  await insertDraw('mega', start, { details: { printed: {} }, pools: [50_000_000_000] });
  const later = await insertUndecided('mega', start + 2 * DAY, [1, 0]);
  await runDueJobs(test.shop);
  expect(await paidOf(later)).toEqual([50_000_000_000, null]);
  const late = await insertUndecided('mega', start + DAY, [1, 0]);
  const next = await insertUndecided('mega', start + 3 * DAY, [1, 0]);
  await runDueJobs(test.shop);
  expect([await paidOf(late), await paidOf(next)]).toEqual([
    [12_000_000_000, null],
    [12_000_000_000, null],
  ]);
  expect((await checkLedger(test.shop.longDb)).filter(({ invariant }) => invariant === 'pools-are-paid-once')).toEqual(
    [],
  );
});

it(
  'pays the pools as one process in order would, whoever settles undecided draws in which order (R14)',
  async () => {
    const random = randomFrom(seedOf('pools in order'));
    for (let run = 0; run < runs; run += 1) {
      const game: Game = games[run % games.length] ?? 'mega';
      const start = FIRST + run * 10 * DAY;
      // Divisible among up to three winners, so that no share is rounded.
      const printed = START[game].map((pool) => pool + 6 * pick(random, 100_000_000_000));
      await insertDraw(game, start, { details: { printed: {} }, pools: printed });
      const draws: Winners[] = Array.from({ length: 2 + pick(random, 3) }, () => [
        pick(random, 3),
        game === 'power' ? pick(random, 3) : 0,
      ]);
      const ids: string[] = [];
      for (const [index, winners] of draws.entries()) {
        ids.push(await insertUndecided(game, start + (index + 1) * DAY, winners));
      }
      const shuffled = () => ids.map((id) => ({ id, key: random() })).toSorted((a, b) => a.key - b.key);
      const breaking = async () => {
        if (random() < 0.3) throw new Broken();
      };
      await Promise.all(
        Array.from({ length: 1 + pick(random, 3) }, async () => {
          for (const { id } of shuffled()) {
            await settlePeriod(test.shop, id, breaking).catch((error: unknown) => {
              if (!(error instanceof Broken)) throw error;
            });
          }
        }),
      );
      for (const { id } of shuffled()) await settlePeriod(test.shop, id);
      const paid = await Promise.all(ids.map(paidOf));
      expect(paid, `run ${run}`).toEqual(inOrder(game, printed, draws).map(([one, two]) => [one ?? null, two ?? null]));
      if (run % 1_000 === 999) console.log(`pools in order: ${run + 1} of ${runs} runs`);
    }
    const broken = (await checkLedger(test.shop.longDb)).map(({ invariant }) => invariant);
    const own = ['pools-are-paid-once', 'prizes-have-a-winning-ticket', 'winners-are-paid-once', 'losers-are-not-paid'];
    expect(broken.filter((name) => own.includes(name))).toEqual([]);
  },
  120_000 + runs * 5_000,
);
