import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/invariants';
import { asSomebodyElse } from '../testing/secondConnection';
import { gatewayOf } from '../testing/gateway';
import { secondShop } from '../testing/secondShop';
import { testShop, type TestAnswer, type TestShop } from '../testing/testShop';

const server = process.env.VELOC_TEST_DATABASE_URL;
const ASKED = 100_000;

let test: TestShop;
let second: Awaited<ReturnType<typeof secondShop>>;
let banks: ReturnType<typeof gatewayOf>[];

beforeAll(async () => {
  if (!server) return;
  test = await testShop();
  second = await secondShop(test);
  banks = [gatewayOf(test), gatewayOf(second)];
});

afterAll(async () => {
  if (!server) return;
  await second.close();
  await test.close();
});

/**
 * Does all at once: nobody writes an arrival before each has looked at those that are there and wants to write, or waits
 * for who looks at its reference.
 */
async function atOnce(calls: readonly (() => Promise<TestAnswer>)[]): Promise<TestAnswer[]> {
  const { answers } = await test.shop.db.transaction().execute(async (trx) => {
    await sql`lock table arrivals in share mode`.execute(trx);
    const asked = asSomebodyElse(() => Promise.all(calls.map((call) => call())));
    for (let waiting = 0; waiting < calls.length;) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_locks
        where (relation = 'arrivals'::regclass or locktype = 'advisory') and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(trx);
      waiting = rows[0]?.count ?? 0;
    }
    return { answers: asked };
  });
  return answers;
}

const spellings: [string, (reference: string) => string][] = [
  ['in the same letters', (reference) => reference],
  ['in small letters', (reference) => reference.toLowerCase()],
  ['with spaces', (reference) => reference.split('').join(' ')],
];

/** One player's two top-ups, and calls about them to two shops. */
async function scene() {
  const player = await test.newPlayer();
  const [first, other] = banks;
  if (!first || !other) throw new Error('Two shops are needed.');
  const one = await first.start(player, ASKED);
  const two = await first.start(player, ASKED + 1);
  const listed = async () => {
    const { body } = await first.operator('GET', 'arrivals');
    const { unmatched } = body.data as { unmatched: { id: string; topUpId: string; reason: string }[] };
    return unmatched.filter(({ topUpId }) => [one, two].includes(topUpId));
  };
  return { one, two, first, other, listed, reference: `FT${player.phone}AB`, wallet: () => first.wallet(player) };
}

const statuses = (answers: readonly TestAnswer[]) => answers.map(({ status }) => status).toSorted();

// Two connections are what these are about, and the embedded database has one.
describe.skipIf(!server)('two shops that hear of one reference at once', () => {
  it.each(spellings)('credit it once when it is typed for two top-ups, %s', async (_how, spelled) => {
    const { one, two, first, other, listed, reference, wallet } = await scene();
    const answers = await atOnce([
      () => first.operator('POST', `topups/${one}/confirm`, { reference, amount: ASKED }),
      () => other.operator('POST', `topups/${two}/confirm`, { reference: spelled(reference), amount: ASKED + 1 }),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const refused = answers.findIndex(({ status }) => status === 409);
    expect(answers[refused]?.body.code).toBe('REFERENCE_KNOWN');
    expect(await wallet()).toBe(refused === 0 ? ASKED + 1 : ASKED);
    expect(await listed()).toEqual([]);
    // The refused one left nothing: with its own reference it is confirmed as if it had never been asked.
    const id = refused === 0 ? one : two;
    const its = { reference: `${reference} its own`, amount: refused === 0 ? ASKED : ASKED + 1 };
    const own = await other.operator('POST', `topups/${id}/confirm`, its);
    expect(own.status).toBe(200);
    expect(await wallet()).toBe(2 * ASKED + 1);
    expect(await checkLedger(test.shop.db)).toEqual([]);
  });

  it.each(spellings)('credit it once when the bank reports it for another top-up, %s', async (_how, spelled) => {
    const { one, two, first, other, listed, reference, wallet } = await scene();
    const [typed, reported] = await atOnce([
      () => first.operator('POST', `topups/${one}/confirm`, { reference: spelled(reference), amount: ASKED }),
      () => other.report({ id: two, providerRef: reference, amount: ASKED + 1 }),
    ]);
    expect(reported?.status).toBe(200);
    const isTyped = typed?.status === 200;
    if (!isTyped) expect(typed).toMatchObject({ status: 409, body: { code: 'REFERENCE_KNOWN' } });
    expect(await wallet()).toBe(isTyped ? ASKED : ASKED + 1);
    const left = await listed();
    expect(left).toMatchObject(isTyped ? [{ topUpId: two, reason: 'reference' }] : []);
    const broken = await checkLedger(test.shop.db);
    expect(broken.map(({ invariant }) => invariant)).toEqual(isTyped ? ['confirmed-money-arrives'] : []);
    for (const { id } of left) await first.operator('POST', `arrivals/${id}/return`, { isOther: true });
    expect(await checkLedger(test.shop.db)).toEqual([]);
  });

  it.each(spellings)('credit it once when the bank reports it for both, %s', async (_how, spelled) => {
    const { one, two, first, other, listed, reference, wallet } = await scene();
    const answers = await atOnce([
      () => first.report({ id: one, providerRef: reference, amount: ASKED }),
      () => other.report({ id: two, providerRef: spelled(reference), amount: ASKED + 1 }),
    ]);
    expect(statuses(answers)).toEqual([200, 200]);
    const [contradicting, ...more] = await listed();
    expect([contradicting?.reason, more]).toEqual(['reference', []]);
    expect(await wallet()).toBe(contradicting?.topUpId === one ? ASKED + 1 : ASKED);
    expect(await checkLedger(test.shop.db)).toEqual([]);
  });

  it.each(['return', 'credit'])('never confirm what a %s at the same moment takes away', async (word) => {
    for (let round = 0; round < 8; round += 1) {
      const { one, two, first, other, listed, reference, wallet } = await scene();
      await first.report({ id: one, providerRef: `${reference}${round}`, amount: ASKED - 1 });
      const [arrival] = await listed();
      const [taken, confirmed] = await Promise.all([
        first.operator('POST', `arrivals/${arrival?.id ?? ''}/${word}`, word === 'credit' ? { topUpId: two } : {}),
        other.operator('POST', `topups/${one}/confirm`, {}),
      ]);
      expect(statuses([taken, confirmed])).toEqual([200, 409]);
      expect(await wallet()).toBe(taken.status === 200 && word === 'return' ? 0 : ASKED - 1);
    }
    expect(await checkLedger(test.shop.db)).toEqual([]);
  });

  it('keep a report once when it names a top-up that nobody started', async () => {
    const { first, other, reference } = await scene();
    const named = `nobody’s ${reference}`;
    await atOnce([
      () => first.report({ id: named, providerRef: reference, amount: ASKED }),
      () => other.report({ id: named, providerRef: reference.toLowerCase(), amount: ASKED }),
    ]);
    const kept = await test.shop.db.selectFrom('arrivals').select('id').where('named', '=', named).execute();
    expect(kept).toHaveLength(1);
  });
});
