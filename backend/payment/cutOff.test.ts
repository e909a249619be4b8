import { readSealEntry, verifyRefusal } from '@veloc/proof';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { randomFrom } from '../testing/seed';
import { shopPolicy } from '../books/read';
import { ensurePeriods } from '../draws/ensurePeriods';
import { closePeriods } from '../jobs/closePeriods';
import { runDueJobs } from '../jobs/runDueJobs';
import { balanceOf } from '../ledger/balance';
import { checkLedger } from '../ledger/invariants';
import { crowd } from '../testing/crowd';
import { checkOut, confirm, megaLine, payWhileHeld } from '../testing/purchases';
import { amountOf, pick, seedOf } from '../testing/seededRun';
import { testShop, type TestAnswer, type TestPlayer, type TestShop } from '../testing/testShop';

// On the embedded database these take turns on one connection; on a PostgreSQL server they race.

/** `VELOC_CLOSINGS=20 VELOC_BETS=50` is the long form: 1,000 bets over 20 closings. */
const CLOSINGS = amountOf('VELOC_CLOSINGS', 2);
const BETS = amountOf('VELOC_BETS', 16);
const AT_ONCE = 8;
const SECOND = 1000;
const LONG = 60_000 + CLOSINGS * BETS * 2_000;

let test: TestShop;
beforeEach(async () => {
  test = await testShop({ now: '2026-08-21T10:00:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
});
afterEach(async () => {
  // Among its rules: no ticket was stamped at or after the end of sales.
  expect(await checkLedger(test.shop.db)).toEqual([]);
  await test.close();
});

interface Bet {
  player: TestPlayer;
  orderId: string;
  draws: number;
}

interface Outcome extends Bet {
  answer: TestAnswer;
}

/** A Keno order that waits to be paid, for the first of `periodIds` and maybe the two draws after it. */
async function bet(periodId: string, draws: number): Promise<Bet> {
  const player = await test.newPlayer({ balance: 100_000 });
  const ticket = { code: 'A', listNumber: [7, 8], playMethod: 'LEVEL_2', betAmount: 10_000, price: '10000' };
  const raw = { gameId: 'keno', periodId, numberPeriod: draws, tickets: [ticket], total: draws * 10_000 };
  const { body } = await test.call('POST', '/client-tickets/create-raw-ticket', { token: player.token, body: raw });
  return { player, orderId: (body.data as { id: string }).id, draws };
}

async function pay(wanted: Bet): Promise<Outcome> {
  return { ...wanted, answer: await confirm(test, wanted.player, wanted.orderId) };
}

const judgedAt = ({ answer }: Outcome) => Date.parse((answer.body.data as { at?: string }).at ?? '');

async function ticketsOf({ player }: Bet): Promise<number> {
  const rows = await test.shop.db.selectFrom('tickets').select('id').where('user_id', '=', player.userId).execute();
  return rows.length;
}

interface Closing {
  random: () => number;
  /** Ms by which the clock jumps back or ahead in the middle. */
  step?: number;
}

/**
 * Bets on the next Keno draw paid one after the other while the clock goes from T−61 s to T−59 s, closing meanwhile.
 */
async function overOneClosing({ random, step = 0 }: Closing) {
  await ensurePeriods(test.shop);
  const period = await test.shop.db
    .selectFrom('periods')
    .select(['id', 'closes_at'])
    .where('game_id', '=', 'keno')
    .where('status', '=', 'open')
    .where('closes_at', '>', new Date(test.shop.clock.now().getTime() + 61 * SECOND))
    .orderBy('dial_at')
    .executeTakeFirstOrThrow();
  const closesAt = period.closes_at.getTime();
  test.setNow(new Date(closesAt - 60 * SECOND));
  const bets: Bet[] = [];
  for (let index = 0; index < BETS; index += 1) bets.push(await bet(period.id, pick(random, 2) === 0 ? 1 : 3));

  let paid = 0;
  let latest = 0;
  const outcomes = await crowd(AT_ONCE, (finished) => {
    const next = bets[paid];
    if (!next) return undefined;
    paid += 1;
    const jump = paid > bets.length / 2 ? step : 0;
    // By what is finished too, so that the clock goes on while a bet is under way.
    const now = closesAt - SECOND + (SECOND * (paid + finished)) / bets.length + jump;
    latest = Math.max(latest, now);
    test.setNow(new Date(now));
    return async () => {
      // Closes, gives tickets their places and seals.
      if (pick(random, 3) === 0) await runDueJobs(test.shop);
      return pay(next);
    };
  });
  const hasClosed = latest >= closesAt;
  test.setNow(new Date(Math.max(latest, closesAt)));
  await runDueJobs(test.shop);
  return { outcomes, closesAt, hasClosed, periodId: period.id };
}

/** The sealed book has every ticket that was sold, each stamped in time and once, and nothing else. */
async function expectBook(periodId: string, closesAt: number, taken: readonly Outcome[]) {
  const ids = taken.flatMap(({ answer }) => (answer.body.data as { ticketIds: string[] }).ticketIds);
  const sold = await test.shop.db
    .selectFrom('tickets')
    .select(['id', 'created_at'])
    .where('period_id', '=', periodId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  for (const { created_at: stampedAt } of sold) expect(stampedAt.getTime()).toBeLessThan(closesAt);
  const entries = await test.shop.db
    .selectFrom('book_entries')
    .select(['ticket_id', 'seq'])
    .where('period_id', '=', periodId)
    .orderBy('seq')
    .execute();
  expect(new Set(entries.map(({ ticket_id: id }) => id))).toEqual(new Set(sold.map(({ id }) => id)));
  expect(entries.map(({ seq }) => seq)).toEqual(sold.map((_, seq) => seq));
  const seals = await test.shop.db
    .selectFrom('seal_entries')
    .select('entry')
    .where('period_id', '=', periodId)
    .where('kind', '=', 'seal')
    .execute();
  expect(seals.map(({ entry }) => readSealEntry(entry))).toMatchObject([
    { size: sold.length, closesAt: new Date(closesAt).toISOString() },
  ]);
  return sold.length;
}

const isTaken = ({ answer }: Outcome) => answer.status === 200;

async function judge(outcomes: readonly Outcome[], isInTime: (refused: Outcome) => boolean) {
  for (const outcome of outcomes) {
    const { status, body } = outcome.answer;
    expect([status, body.code]).toEqual(status === 200 ? [200, undefined] : [409, 'PERIOD_CLOSED']);
    // All draws of a line or none.
    expect(await ticketsOf(outcome)).toBe(status === 200 ? outcome.draws : 0);
    if (status === 200) continue;
    expect(isInTime(outcome)).toBe(false);
    const { refusal, at } = body.data as { refusal: string; at: string };
    const found = await verifyRefusal(refusal, outcome.orderId, await shopPolicy(test.shop));
    expect(found).toMatchObject([{ state: 'passed', found: expect.stringContaining(at) as string }]);
  }
}

it(
  'takes a bet exactly when its one clock reading is before the end of sales, and has it in the book (R8)',
  async () => {
    const random = randomFrom(seedOf('cut-off'));
    const taken: Outcome[] = [];
    let [refused, entered] = [0, 0];
    for (let closing = 0; closing < CLOSINGS; closing += 1) {
      const { outcomes, closesAt, periodId } = await overOneClosing({ random });
      await judge(outcomes, (outcome) => judgedAt(outcome) < closesAt);
      taken.push(...outcomes.filter(isTaken));
      refused += outcomes.length - outcomes.filter(isTaken).length;
      entered += await expectBook(periodId, closesAt, taken);
    }
    console.log(
      `cut-off: ${taken.length} taken, ${refused} refused over ${CLOSINGS} closings, ${entered} tickets in their books`,
    );
    expect(Math.min(taken.length, refused)).toBeGreaterThan(0);
  },
  LONG,
);

// A second connection is what this is about, and the embedded database has none.
it.skipIf(!process.env.VELOC_TEST_DATABASE_URL)(
  'reads the clock once it holds the draw, not while it waits for it (R8)',
  async () => {
    await ensurePeriods(test.shop);
    const { closes_at: closesAt } = await test.shop.db
      .selectFrom('periods')
      .select('closes_at')
      .where('id', '=', 'keno:20260821:1208')
      .executeTakeFirstOrThrow();
    test.setNow(new Date(closesAt.getTime() - 60 * SECOND));
    const wanted = await bet('keno:20260821:1208', 3);
    test.setNow(new Date(closesAt.getTime() - 1));
    const outcome = await payWhileHeld(test, {
      periodId: 'keno:20260821:1208',
      releasedAt: closesAt,
      pay: () => pay(wanted),
    });
    expect(outcome.answer).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
    expect(judgedAt(outcome)).toBe(closesAt.getTime());
  },
  LONG,
);

it.each([SECOND, -SECOND])(
  'sells nothing late when the clock jumps by %i ms meanwhile (R8)',
  async (step) => {
    const random = randomFrom(seedOf(`clock step of ${step} ms`));
    const { outcomes, closesAt, hasClosed, periodId } = await overOneClosing({ random, step });
    // A draw that was closed stays closed, though the clock goes back before its time.
    await judge(outcomes, (outcome) => judgedAt(outcome) < closesAt && !hasClosed);
    await expectBook(periodId, closesAt, outcomes.filter(isTaken));
  },
  LONG,
);

it(
  'refuses a cart whole when one of six games has closed, and sells what is left of it (R8)',
  async () => {
    const random = randomFrom(seedOf('carts of six games'));
    const lines = [
      megaLine,
      { ...megaLine, gameId: 'keno', ticket: { listNumber: [7, 8], playMethod: 'LEVEL_2', betAmount: 10_000 } },
      { ...megaLine, gameId: 'kenoeo', ticket: { listNumber: [], playMethod: 'EVEN', betAmount: 10_000 } },
      { ...megaLine, gameId: 'power', ticket: { listNumber: [1, 2, 3, 4, 5, 6], powerNumber: 7 } },
      { ...megaLine, gameId: 'max3d', ticket: { numbers: '123', playType: 'straight' } },
      { ...megaLine, gameId: 'lotto535', ticket: { mainNumbers: [1, 2, 3, 4, 5], specialNumbers: [6] } },
    ];
    await ensurePeriods(test.shop);
    const start = test.shop.clock.now().getTime();
    const carts: { player: TestPlayer; orderId: string }[] = [];
    for (let index = 0; index < BETS; index += 1) {
      const player = await test.newPlayer({ balance: 60_000 });
      carts.push({ player, orderId: (await checkOut(test, player, lines)).id });
    }
    // Six ends of sales within two seconds of each other.
    const first = carts[0];
    if (!first) throw new Error('No cart was made, so nothing can be raced.');
    const { items } = (await test.call('GET', '/client-carts/get-cart', { token: first.player.token })).body
      .data as unknown as { items: { periodId: string }[] };
    for (const [index, { periodId }] of items.entries()) {
      const closes_at = new Date(start + 200 + index * 300);
      await test.shop.db.updateTable('periods').set({ closes_at }).where('id', '=', periodId).execute();
    }

    let paid = 0;
    const sold = await crowd(AT_ONCE, (finished) => {
      const cart = carts[paid];
      if (!cart) return undefined;
      paid += 1;
      test.setNow(new Date(start + (SECOND * (paid + finished)) / carts.length));
      return async () => {
        if (pick(random, 3) === 0) await closePeriods(test.shop);
        return { ...cart, left: await payWhatIsLeft(cart) };
      };
    });
    for (const { player, left } of sold) {
      const { amount } = await balanceOf(test.shop.db, player.userId);
      expect(amount).toBe(60_000 - left * 10_000);
    }
    expect(new Set(sold.map(({ left }) => left)).size).toBeGreaterThan(1);
  },
  LONG,
);

/** Pays a checked-out cart; each refusal names the closed draw, whose line is taken out. Answers how many were sold. */
async function payWhatIsLeft({ player, orderId }: { player: TestPlayer; orderId: string }): Promise<number> {
  const { token } = player;
  let answer = await confirm(test, player, orderId);
  for (;;) {
    if (answer.status === 200) return (answer.body.data as { ticketIds: string[] }).ticketIds.length;
    expect(answer).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
    const { body } = await test.call('GET', '/client-carts/get-cart', { token });
    const { items } = body.data as { items: { id: string; periodId: string; validationStatus: string }[] };
    const { periodId } = answer.body.data as { periodId?: string };
    const closed = items.filter((item) => item.periodId === periodId || item.validationStatus === 'invalid');
    expect(closed.length).toBeGreaterThan(0);
    for (const { id } of closed) await test.call('DELETE', `/client-carts/remove-item/${id}`, { token });
    if (closed.length === items.length) return 0;
    const order = await test.call('POST', '/client-carts/checkout', { token, body: {} });
    const id = (order.body.data as { id?: string } | null)?.id;
    answer = id === undefined ? order : await confirm(test, player, id);
  }
}
