import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { checkLedger } from '../ledger/invariants';
import { gatewayOf } from '../testing/gateway';
import { withdrawalCalls } from '../testing/withdrawalCalls';

const { now, proven, balance, win, operate } = withdrawalCalls();

/** A withdrawal of 100,000 đồng that was sent. */
async function sent(over: Record<string, unknown> = {}): Promise<string> {
  const { body } = await proven(over);
  const { id } = body.data as { id: string };
  await operate('start', id);
  await operate('complete', id);
  return id;
}

/** The rules about withdrawals that are broken. */
const broken = async () => (await checkLedger(now.test.shop.db)).map(({ invariant }) => invariant);

it('that came back is booked back to the balance it came from, once by its reference, and its player is told', async () => {
  await win(150_000);
  const id = await sent({ source: 'reward' });
  expect(await balance()).toEqual({ amount: 300_000, rewardAmount: 50_000 });
  for (const reference of [['FT', 'back', '1'], ['ftback1']]) {
    expect((await operate('bounced', id, ...reference, '100000')).printed).toEqual([`${id}: 100000 VND, failed`]);
  }
  expect(await balance()).toEqual({ amount: 300_000, rewardAmount: 150_000 });
  const { token } = now.player;
  const history = await now.test.call('GET', '/client/payment-history?kinds=withdraw_reversal', { token });
  expect(history.body.data).toMatchObject([{ amount: 100_000, status: 'success' }]);
  const told = await now.test.shop.db.selectFrom('notifications').select('kind').execute();
  expect(
    told
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('withdrawal'))
      .toSorted(),
  ).toEqual(['withdrawalReturned', 'withdrawalSent']);
  expect(await broken()).toEqual([]);
});

it('comes back once, whatever reference is typed the second time, and one reference brings one back', async () => {
  const [id, other] = [await sent(), await sent()];
  await operate('bounced', id, 'FT back 2', '100000');
  expect((await operate('bounced', id, 'FT back 3', '100000')).printed[0]).toContain('409');
  expect((await operate('bounced', other, 'ft BACK 2', '100000')).printed[0]).toContain('409');
  expect(await balance()).toMatchObject({ amount: 200_000 });
  expect((await operate('bounced', other, 'FT back 4', '100000')).status).toBe(0);
  expect(await balance()).toMatchObject({ amount: 300_000 });
});

it('was sent before: one that waits, was taken up, refused or cancelled cannot come back', async () => {
  const waits = ((await proven()).body.data as { id: string }).id;
  expect((await operate('bounced', waits, 'FT back 5', '100000')).printed[0]).toContain('409');
  await operate('start', waits);
  expect((await operate('bounced', waits, 'FT back 5', '100000')).printed[0]).toContain('409');
  await operate('reject', waits, '--started');
  expect((await operate('bounced', waits, 'FT back 5', '100000')).printed[0]).toContain('409');
  expect(await balance()).toMatchObject({ amount: 300_000 });
  expect((await operate('bounced', waits)).printed).toEqual([
    'Say the bank’s reference and the amount, in đồng: withdrawals bounced ID REFERENCE AMOUNT',
  ]);
});

it('is booked back once when it is said twice at the same moment', async () => {
  const id = await sent();
  const answers = await Promise.all(
    ['FT back 6', 'FT back 6', 'ftback6'].map((by) => operate('bounced', id, by, '100000')),
  );
  expect(answers.map(({ status }) => status)).toEqual([0, 0, 0]);
  expect(await balance()).toMatchObject({ amount: 300_000 });
});

it('is no money that came for a top-up, nor becomes it', async () => {
  const bank = gatewayOf(now.test);
  const [id, topUp] = [await sent(), await bank.start(now.player, 100_000)];
  await bank.report({ id: topUp, providerRef: 'FT credited', amount: 100_000 });
  expect((await operate('bounced', id, 'ft CREDITED', '100000')).printed[0]).toContain('409');
  expect((await operate('bounced', id, 'FT came back', '100000')).status).toBe(0);
  const before = await balance();
  // The bank reports what came back as money for nobody, and an operator takes it for a top-up's.
  const other = await bank.start(now.player, 100_000);
  await bank.report({ id: 'nobody’s', providerRef: 'FT CAME BACK', amount: 100_000 });
  // It is the shop's again, and nobody's to be sent back.
  expect((await bank.operator('GET', 'arrivals')).body.data).toMatchObject({ unmatched: [] });
  const { id: arrival } = await now.test.shop.db
    .selectFrom('arrivals')
    .select('id')
    .where('provider_ref', '=', 'FT CAME BACK')
    .executeTakeFirstOrThrow();
  const known = { status: 409, body: { code: 'REFERENCE_KNOWN' } };
  const typed = { reference: 'ft came back', amount: 100_000 };
  expect(await bank.operator('POST', `arrivals/${arrival}/credit`, { topUpId: other })).toMatchObject(known);
  expect(await bank.operator('POST', `arrivals/${arrival}/return`, {})).toMatchObject(known);
  expect(await bank.operator('POST', `topups/${other}/confirm`, typed)).toMatchObject(known);
  expect(await balance()).toEqual(before);
  expect(await broken()).toEqual([]);
  const write = (reference: string) =>
    sql`update bounced_withdrawals set reference = ${reference} where withdrawal_id = ${id}`.execute(now.test.shop.db);
  await write('FT credited');
  expect(await broken()).toEqual(['bounced-withdrawals-came-back']);
  await write('FT came back');
});

it('came back with the amount that was sent: another one takes a second word', async () => {
  const id = await sent();
  expect((await operate('bounced', id, 'FT back 9', '95000')).printed[0]).toContain('--force');
  expect((await operate('bounced', id, 'FT back 9')).printed[0]).toContain('AMOUNT');
  expect(await balance()).toMatchObject({ amount: 200_000 });
  expect((await operate('bounced', id, 'FT back 9', '95000', '--force')).status).toBe(0);
  expect(await balance()).toMatchObject({ amount: 300_000 });
});

it('was not sent on: what was said to be sent back comes back with a second word alone', async () => {
  const bank = gatewayOf(now.test);
  const id = await sent();
  await bank.report({ id: 'nobody’s', providerRef: 'FT back 12', amount: 100_000 });
  const { unmatched } = (await bank.operator('GET', 'arrivals')).body.data as { unmatched: { id: string }[] };
  await bank.operator('POST', `arrivals/${unmatched.at(-1)?.id}/return`, {});
  expect((await operate('bounced', id, 'FT back 12', '100000')).printed[0]).toContain('--force');
  expect(await balance()).toMatchObject({ amount: 200_000 });
  expect((await operate('bounced', id, 'FT back 12', '100000', '--force')).status).toBe(0);
  expect(await broken()).toEqual([]);
  await sql`update arrivals set accepted = false where provider_ref = 'FT back 12'`.execute(now.test.shop.db);
  expect(await broken()).toEqual(['bounced-withdrawals-came-back']);
  await sql`update arrivals set accepted = true where provider_ref = 'FT back 12'`.execute(now.test.shop.db);
});

it('has the reference of the bank, and of no transfer beside a contradicting one that was credited', async () => {
  const bank = gatewayOf(now.test);
  const [id, first, second] = [
    await sent(),
    await bank.start(now.player, 30_000),
    await bank.start(now.player, 40_000),
  ];
  expect((await operate('bounced', id, id, '100000')).printed[0]).toContain('400');
  await bank.report({ id: first, providerRef: 'FT of two', amount: 29_000 });
  await bank.report({ id: second, providerRef: 'FT of two', amount: 40_000 });
  const { unmatched } = (await bank.operator('GET', 'arrivals')).body.data as {
    unmatched: { id: string; topUpId: string }[];
  };
  const own = unmatched.find(({ topUpId }) => topUpId === second)?.id;
  expect((await bank.operator('POST', `arrivals/${own}/credit`, {})).status).toBe(200);
  expect((await operate('bounced', id, 'FT of two', '100000')).printed[0]).toContain('409');
});

it('is no money for a top-up which the bank names by its reference, before or after: one of both was a slip', async () => {
  const bank = gatewayOf(now.test);
  const [id, other] = [await sent(), await sent()];
  const [first, second] = [await bank.start(now.player, 100_000), await bank.start(now.player, 50_000)];
  expect((await operate('bounced', id, 'FT back 10', '100000')).status).toBe(0);
  const before = await balance();
  await bank.report({ id: first, providerRef: 'FTBACK10', amount: 100_000 });
  await bank.report({ id: second, providerRef: 'FT back 11', amount: 100_000 });
  expect((await operate('bounced', other, 'FT back 11', '100000')).status).toBe(0);
  for (const topUp of [first, second]) {
    const gone = { status: 409, body: { code: 'TRANSFER_GONE' } };
    expect(await bank.operator('POST', `topups/${topUp}/confirm`, {})).toMatchObject(gone);
  }
  expect((await balance()).amount).toBe(before.amount + 100_000);
  const { unmatched } = (await bank.operator('GET', 'arrivals')).body.data as { unmatched: { reason: string }[] };
  expect(unmatched.filter(({ reason }) => reason === 'bounced')).toHaveLength(2);
  expect(await broken()).toEqual(['bounced-withdrawals-came-back', 'bounced-withdrawals-came-back']);

  // The line beside it was the right one: nothing is booked back a second time, and the top-ups have their money.
  const rewrite = async (withdrawal: string, reference: string) => {
    expect((await operate('bounced', withdrawal, reference, '100000')).printed[0]).toContain('--force');
    expect((await operate('bounced', withdrawal, reference, '100000', '--force')).status).toBe(0);
  };
  await rewrite(id, 'FT back 10 b');
  await rewrite(other, 'FT back 11 b');
  expect((await balance()).amount).toBe(before.amount + 100_000);
  for (const topUp of [first, second])
    expect((await bank.operator('POST', `topups/${topUp}/confirm`, {})).status).toBe(200);
  expect((await balance()).amount).toBe(before.amount + 300_000);
  expect(await broken()).toEqual([]);
});

it('is booked back or credited, not both, when both are said at the same moment', async () => {
  const bank = gatewayOf(now.test);
  for (let round = 0; round < 6; round += 1) {
    const [id, topUp] = [await sent({ amount: 50_000 }), await bank.start(now.player, 70_000 + round)];
    const providerRef = `FT both ${round}`;
    await Promise.all([
      operate('bounced', id, providerRef, '50000'),
      bank.report({ id: topUp, providerRef, amount: 70_000 + round }),
    ]);
    const isBounced = (await broken()).length > 0;
    if (isBounced) await operate('bounced', id, `${providerRef} b`, '50000', '--force');
    await bank.operator('POST', `topups/${topUp}/confirm`, {});
    expect(await broken()).toEqual([]);
  }
});

it('is seen by the ledger check where it was not booked back', async () => {
  const id = await sent();
  await sql`insert into bounced_withdrawals values (${id}, 'FT back 8', now())`.execute(now.test.shop.db);
  expect(await broken()).toEqual(['bounced-withdrawals-came-back']);
  await sql`delete from bounced_withdrawals`.execute(now.test.shop.db);
});
