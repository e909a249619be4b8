import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '../testing/seed';
import { checkLedger } from '../ledger/invariants';
import { gatewayOf } from '../testing/gateway';
import { amountOf, pick, seedOf } from '../testing/seededRun';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

/** `VELOC_ROUNDS=2000` is the long form. */
const rounds = amountOf('VELOC_ROUNDS', 30);
const ASKED = 100_000;
const PARTS = [1_000, 40_000, 60_000, ASKED, ASKED, 120_000];

let test: TestShop;
let bank: ReturnType<typeof gatewayOf>;
beforeAll(async () => {
  test = await testShop();
  bank = gatewayOf(test);
});
afterAll(() => test.close());

interface Open {
  unmatched: { id: string; topUpId: string; amount: number; reason: string }[];
  awaited: { topUpId: string; awaited: number }[];
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What is open of these top-ups: the others are of other rounds. */
async function openOf(ids: readonly string[]): Promise<Open> {
  const { unmatched, awaited } = (await bank.operator('GET', 'arrivals')).body.data as Open;
  return {
    unmatched: unmatched.filter(({ topUpId }) => ids.includes(topUpId)),
    awaited: awaited.filter(({ topUpId }) => ids.includes(topUpId)),
  };
}

/** What the operator read on a statement and the bank has not reported. */
function typedOf(ids: readonly string[]): Promise<{ named: string; provider_ref: string; amount: number }[]> {
  return test.shop.db
    .selectFrom('arrivals')
    .select(['named', 'provider_ref', 'amount'])
    .where('typed', '=', true)
    .where('named', 'in', ids)
    .execute();
}

/** The operator has said nothing yet of any report by its id, so each reference is in a wallet once. */
async function expectEachReferenceOnce(ids: readonly string[]): Promise<void> {
  const credited = await test.shop.db
    .selectFrom('arrivals')
    .select('provider_ref')
    .where('top_up_id', 'in', ids)
    .where('state', 'in', ['credited', 'matched'])
    .execute();
  const references = credited.map(({ provider_ref }) => provider_ref.replaceAll(/\s/g, '').toUpperCase());
  expect(references.toSorted()).toEqual([...new Set(references)].toSorted());
}

/** What the wallet holds is what arrived, but for what is listed on either side, was typed or was sent back. */
async function expectNothingInSilence(player: TestPlayer, ids: readonly string[], arrived: number): Promise<void> {
  const { unmatched, awaited } = await openOf(ids);
  const listed = sumOf(unmatched.map(({ amount }) => amount));
  const claimed = sumOf(awaited.map((claim) => claim.awaited));
  const typed = sumOf((await typedOf(ids)).map(({ amount }) => amount));
  expect((await bank.wallet(player)) + listed - claimed - typed).toBe(arrived);
}

async function playRound(random: () => number): Promise<void> {
  const player = await test.newPlayer();
  const ids = [await bank.start(player, ASKED), await bank.start(player, ASKED + 1)] as const;
  /** By reference, top-up and amount: the transfers that the bank has told of. */
  const told = new Map<string, number>();
  let returned = 0;

  /** A statement and a gateway write one reference in their own ways. */
  const spelled = (reference: string) =>
    [reference, reference.toUpperCase(), reference.replaceAll(/\s/g, ''), ` ${reference} `][pick(random, 4)] ??
    reference;
  const tell = (reference: number) => {
    const id = ids[pick(random, 8) === 0 ? 1 : 0];
    const amount = PARTS[(reference * 7 + player.userId.charCodeAt(35)) % PARTS.length] ?? ASKED;
    const providerRef = `${player.userId} ${reference}`;
    told.set(`${providerRef} ${id} ${amount}`, amount);
    const written = spelled(providerRef);
    return () => bank.report({ id, providerRef: written, amount });
  };
  const doing = (): (() => Promise<unknown>) => {
    const [id, other] = ids;
    switch (pick(random, 9)) {
      case 0:
        return () => bank.operator('POST', `topups/${id}/confirm`, {});
      case 1:
        return () => bank.operator('POST', `topups/${pick(random, 3) === 0 ? other : id}/confirm`, {});
      case 2:
        return () => bank.report({ id, providerRef: 'none', amount: ASKED, status: 'failed' });
      case 3: {
        const whose = pick(random, 3) === 0 ? other : id;
        const reference = spelled(`${player.userId} ${pick(random, 6)}`);
        const amount = PARTS[pick(random, PARTS.length)];
        return () => bank.operator('POST', `topups/${whose}/confirm`, { reference, amount, confirm: true });
      }
      default:
        return tell(pick(random, 4));
    }
  };

  for (let step = 1 + pick(random, 5); step > 0; step -= 1) {
    const [first, ...others] = Array.from({ length: 1 + pick(random, 4) }, doing);
    if (!first) continue;
    const doings = [first, ...others, ...(pick(random, 2) === 0 ? [first] : [])];
    const answers = await Promise.all(doings.map((go) => go() as Promise<{ status: number }>));
    expect(answers.filter(({ status }) => ![200, 409, 422].includes(status))).toEqual([]);
    const [open] = (await openOf(ids)).unmatched;
    if (open && pick(random, 6) === 0) {
      const isOther = pick(random, 2) === 0;
      const { status } = await bank.operator('POST', `arrivals/${open.id}/return`, { isOther });
      if (status === 200) returned += open.amount;
    }
    await expectNothingInSilence(player, ids, sumOf([...told.values()]) - returned);
    await expectEachReferenceOnce(ids);
  }

  // At rest: the operator has looked at every transfer, and the bank has told of every one that was confirmed. What it
  // tells may not fit what was credited meanwhile, and is looked at as well.
  const isAtRest = async () => Object.values(await openOf(ids)).every((listed) => listed.length === 0);
  for (let pass = 1; pass <= 4 && (pass === 1 || !(await isAtRest())); pass += 1) {
    for (const { id, reason } of (await openOf(ids)).unmatched) {
      const isConfirmed = reason === 'confirmed' && pick(random, 2) === 0 && (await typedOf(ids)).length > 0;
      await bank.operator('POST', `arrivals/${id}/credit`, { isConfirmed });
    }
    for (const { named, provider_ref, amount } of await typedOf(ids)) {
      told.set(`${provider_ref} ${named} ${amount}`, amount);
      await bank.report({ id: named, providerRef: provider_ref, amount });
    }
    for (const { topUpId, awaited } of (await openOf(ids)).awaited) {
      const providerRef = `the rest of ${topUpId}, ${pass}`;
      told.set(providerRef, awaited);
      await bank.report({ id: topUpId, providerRef, amount: awaited });
    }
  }
  expect(await openOf(ids)).toEqual({ unmatched: [], awaited: [] });
  expect(await bank.wallet(player)).toBe(sumOf([...told.values()]) - returned);
}

it(
  'credits what arrived, whatever the order and repetition of confirmations, reports and parts (R13)',
  async () => {
    const random = randomFrom(seedOf('money that arrives'));
    for (let round = 1; round <= rounds; round += 1) {
      await playRound(random);
      if (round % 100 === 0) console.log(`money that arrives: ${round} of ${rounds} rounds`);
    }
    expect(await checkLedger(test.shop.db)).toEqual([]);
  },
  60_000 + rounds * 1_000,
);
