import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ASKED, arrivalCalls } from '../testing/arrivalCalls';
import { TEST_NOW } from '../testing/testShop';

const { now, setUp, confirm, arrives, wallet, open, broken } = arrivalCalls();

describe('a transfer of a top-up that the operator has confirmed', () => {
  it('is credited once: the report that comes later is the confirmed one, a second one is money of its own', async () => {
    await confirm();
    expect(await wallet()).toBe(ASKED);
    expect((await open()).awaited).toMatchObject([{ topUpId: now.id, awaited: ASKED }]);
    for (let delivery = 0; delivery < 2; delivery += 1) {
      expect((await arrives(ASKED, 'late')).status).toBe(200);
      expect(await wallet()).toBe(ASKED);
    }
    expect(await open()).toEqual({ unmatched: [], awaited: [] });
    expect(now.test.logged.filter((line) => line.includes(`confirmed for top-up ${now.id}`))).toHaveLength(1);
    await arrives(ASKED, 'second');
    expect(await wallet()).toBe(2 * ASKED);
    expect(await broken()).toEqual([]);
  });

  it('is awaited no more when the operator gives its reference', async () => {
    await confirm({ reference: 'on the statement' });
    await arrives(ASKED, 'on the statement');
    expect(await wallet()).toBe(ASKED);
    expect((await open()).awaited).toEqual([]);
    await confirm({ reference: 'on the statement' });
    expect(await wallet()).toBe(ASKED);
    expect(await broken()).toEqual([]);
  });

  it.each([80_000, 120_000])('is credited as it arrived where the statement says %i VND', async (amount) => {
    const reference = `on the statement, ${amount}`;
    expect(await confirm({ reference, amount })).toMatchObject({ status: 200, body: { data: { amount } } });
    expect((await confirm({ reference, amount })).status).toBe(200);
    expect(await confirm({ reference })).toMatchObject({ status: 409, body: { code: 'AMOUNT_KNOWN' } });
    expect((await arrives(amount, reference)).status).toBe(200);
    expect(await wallet()).toBe(amount);
    expect(await open()).toEqual({ unmatched: [], awaited: [] });
    expect(await broken()).toEqual([]);
  });

  it.each([
    ['in parts', 40_000, ASKED, 60_000],
    ['with more', 120_000, 120_000, 0],
  ])('makes up %s for what was confirmed before, by the amount that arrived', async (_how, amount, held, awaited) => {
    await confirm();
    await confirm({ reference: `a part of ${amount}`, amount, confirm: true });
    expect(await wallet()).toBe(held);
    expect((await open()).awaited).toMatchObject(awaited === 0 ? [] : [{ topUpId: now.id, awaited }]);
    expect(await broken()).toEqual([]);
  });

  it('is no slip of the hand: far from what was asked for it is asked again, and needs its amount', async () => {
    for (const amount of [1_000_000, 40_000]) {
      const slip = await confirm({ reference: 'a zero too many', amount });
      expect(slip).toMatchObject({ status: 409, body: { code: 'AMOUNT_UNUSUAL', data: { asked: ASKED } } });
    }
    const path = `topups/${now.id}/confirm`;
    for (const body of [{ reference: 'no amount' }, { amount: ASKED }, { reference: 'nothing', amount: 0 }]) {
      expect((await now.bank.operator('POST', path, body)).status).toBe(400);
    }
    expect(await wallet()).toBe(0);
    await confirm({ reference: 'a zero too many', amount: 1_000_000, confirm: true });
    expect(await wallet()).toBe(1_000_000);
    expect(await broken()).toEqual([]);
  });

  it('is not another amount than the bank has reported', async () => {
    await arrives(80_000, 'reported');
    expect(await confirm({ reference: 'reported' })).toMatchObject({ body: { code: 'AMOUNT_KNOWN' } });
    expect(await wallet()).toBe(0);
    await confirm({ reference: 'reported', amount: 80_000 });
    expect(await wallet()).toBe(80_000);
  });

  it('is not a second one: a new reference of a credited top-up is refused and says what to do', async () => {
    await confirm({ reference: 'the first, 0' });
    const second = await confirm({ reference: 'the second, 0' });
    expect(second).toMatchObject({ status: 409, body: { code: 'ALREADY_CONFIRMED' } });
    expect(second.body.message).toContain('chưa được ghi có');
    await arrives(ASKED, 'the first, 0');
    expect(await confirm({ reference: 'the second, 0' })).toMatchObject({ body: { code: 'ALREADY_CONFIRMED' } });
    for (const again of [{}, { reference: 'the first, 0' }]) expect((await confirm(again)).status).toBe(200);
    expect(await wallet()).toBe(ASKED);
    await arrives(ASKED, 'the second, 0');
    expect(await wallet()).toBe(2 * ASKED);
    expect(await broken()).toEqual([]);
  });

  it.each([
    ['more', 120_000, 120_000, 0],
    ['less', 80_000, ASKED, 20_000],
  ])(
    'is the one with its reference, also where the bank reports %s than was asked for',
    async (_how, came, held, awaited) => {
      await confirm({ reference: `on the statement ${came}` });
      for (let delivery = 0; delivery < 2; delivery += 1) {
        expect((await arrives(came, `ON THE STATEMENT ${came}`)).status).toBe(200);
        expect(await wallet()).toBe(held);
      }
      expect(await open()).toMatchObject({
        unmatched: [],
        awaited: awaited === 0 ? [] : [{ topUpId: now.id, awaited }],
      });
      expect(now.test.logged.filter((line) => line.includes('was confirmed as 100000 VND'))).toHaveLength(1);
      expect(await broken()).toEqual([]);
      await arrives(ASKED, `another ${came}`);
      expect(await wallet()).toBe(held + ASKED - awaited);
    },
  );

  it('is not sent back, nor credited elsewhere, while it may be the one that comes: only a word that it is another', async () => {
    for (const body of [{}, { reference: 'a slip, 2' }]) {
      await setUp();
      await confirm(body);
      await arrives(120_000, `the bank’s of ${JSON.stringify(body)}`);
      const [doubted] = (await open()).unmatched;
      const other = await now.bank.start(now.player, 50_000);
      const ways = [
        [`arrivals/${doubted?.id}/return`, {}],
        [`arrivals/${doubted?.id}/credit`, { topUpId: other }],
      ] as const;
      for (const [path, word] of ways) {
        expect(await now.bank.operator('POST', path, word)).toMatchObject({
          status: 409,
          body: { code: 'MAY_BE_CONFIRMED' },
        });
      }
      expect(await now.bank.operator('POST', `arrivals/${doubted?.id}/return`, { isOther: true })).toMatchObject({
        status: 200,
      });
      expect(await wallet()).toBe(ASKED);
      // Without a reference the confirmed money is still to come, and what went back was the only sign of it.
      expect(await broken()).toEqual('reference' in body ? [] : ['confirmed-money-arrives']);
    }
  });

  it('is named by the ledger check beside a report of its reference, or one that was sent back without that word', async () => {
    await confirm({ reference: 'on the next statement' });
    const report = (reference: string, state: string) =>
      sql`insert into arrivals (id, provider, provider_ref, named, top_up_id, amount, received_at, state, contradicts)
        values (gen_random_uuid(), 'gateway', ${reference}, ${now.id}, ${now.id}, 120000, ${now.test.shop.clock.now()}, ${state}, true)`.execute(
        now.test.shop.db,
      );
    await report('on the next statement', 'unmatched');
    expect(await broken()).toEqual(['confirmed-money-arrives']);
    const [kept] = (await open()).unmatched;
    expect(kept).toMatchObject({ reason: 'confirmed' });
    const path = `arrivals/${kept?.id}`;
    for (const verdict of ['credit', 'return']) {
      expect((await now.bank.operator('POST', `${path}/${verdict}`)).body.code).toBe('MAY_BE_CONFIRMED');
    }
    expect((await now.bank.operator('POST', `${path}/credit`, { isConfirmed: true })).status).toBe(200);
    expect(await wallet()).toBe(120_000);
    expect(await broken()).toEqual([]);
    await setUp();
    await confirm({ reference: 'a slip again' });
    now.test.passTime(1);
    await report('the bank’s again', 'returned');
    expect(await broken()).toEqual(['confirmed-money-arrives']);
    const sent = await now.test.shop.db
      .selectFrom('arrivals')
      .select('id')
      .where('state', '=', 'returned')
      .executeTakeFirst();
    expect((await now.bank.operator('POST', `arrivals/${sent?.id}/return`, { isOther: true })).status).toBe(200);
    expect(await broken()).toEqual([]);
  });

  it('is not named by an id of the shop’s own, as when two top-ups are pasted', async () => {
    const other = await now.bank.start(now.player, ASKED + 1);
    expect((await confirm({ reference: other.toUpperCase() })).status).toBe(400);
    expect(await wallet()).toBe(0);
  });

  it('is the same one when the bank writes its reference in other letters or with spaces', async () => {
    await confirm({ reference: 'ft 0123' });
    await arrives(ASKED, 'FT0123');
    expect(await wallet()).toBe(ASKED);
    await arrives(ASKED, 'FT0124');
    expect(await wallet()).toBe(2 * ASKED);
  });

  it('may be reported under another reference than was typed: the operator says whether it is the same one', async () => {
    await confirm({ reference: 'a slip' });
    expect((await arrives(ASKED, 'the bank’s')).status).toBe(200);
    expect(await wallet()).toBe(ASKED);
    const [doubted] = (await open()).unmatched;
    expect(doubted).toMatchObject({ amount: ASKED, reason: 'confirmed' });
    expect(now.test.logged.filter((line) => line.includes(`topups match ${doubted?.id}`))).toHaveLength(1);
    expect(await broken()).toEqual([]);

    await confirm();
    expect(await confirm({ reference: 'the bank’s' })).toMatchObject({ body: { code: 'TRANSFER_UNDECIDED' } });
    expect(await wallet()).toBe(ASKED);
    for (let round = 0; round < 2; round += 1)
      await now.bank.operator('POST', `arrivals/${doubted?.id}/credit`, { isConfirmed: true });
    expect(await open()).toEqual({ unmatched: [], awaited: [] });
    await arrives(ASKED, 'the bank’s');
    expect(await wallet()).toBe(ASKED);
    await arrives(ASKED, 'a second one');
    expect(await wallet()).toBe(2 * ASKED);
    expect(await broken()).toEqual([]);
  });

  it('is another one than was typed when the operator says so, and the typed one may be reported yet', async () => {
    await confirm({ reference: 'the first' });
    await arrives(ASKED, 'the second');
    const [doubted] = (await open()).unmatched;
    const maybe = { status: 409, body: { code: 'MAY_BE_CONFIRMED' } };
    expect(await now.bank.operator('POST', `arrivals/${doubted?.id}/credit`, {})).toMatchObject(maybe);
    const isOther = true;
    for (let round = 0; round < 2; round += 1) {
      await now.bank.operator('POST', `arrivals/${doubted?.id}/credit`, { isOther });
    }
    expect(await wallet()).toBe(2 * ASKED);
    expect(await broken()).toEqual([]);
    await arrives(ASKED, 'the first');
    expect(await wallet()).toBe(2 * ASKED);
    const again = await now.bank.operator('POST', `arrivals/${doubted?.id}/credit`, { isConfirmed: true });
    expect(again).toMatchObject({ status: 409, body: { code: 'ARRIVAL_FINISHED' } });
    await arrives(ASKED, 'the third');
    expect(await wallet()).toBe(3 * ASKED);
    expect(await broken()).toEqual([]);
  });

  it('is not typed beside a report that the operator has not judged', async () => {
    await arrives(60_000, 'a part');
    expect(await confirm({ reference: 'the whole' })).toMatchObject({
      status: 409,
      body: { code: 'TRANSFER_UNDECIDED' },
    });
    expect(await wallet()).toBe(0);
  });

  it('is not confirmed by the reference of money that went back', async () => {
    await arrives(ASKED - 1, 'sent back');
    const [transfer] = (await open()).unmatched;
    await now.bank.operator('POST', `arrivals/${transfer?.id}/return`, {});
    expect(await confirm({ reference: 'SENT BACK' })).toMatchObject({
      status: 409,
      body: { code: 'TRANSFER_RETURNED' },
    });
    expect(await wallet()).toBe(0);
  });

  it('takes a reference that belongs to another transfer for a mistake', async () => {
    const other = await now.bank.start(now.player, ASKED + 1);
    await arrives(ASKED + 1, 'theirs', other);
    expect(await confirm({ reference: 'theirs' })).toMatchObject({ status: 409, body: { code: 'REFERENCE_KNOWN' } });
    expect(await wallet()).toBe(ASKED + 1);
  });

  it('may come in parts; what is missing stays listed, and the ledger check names it when the bank had time', async () => {
    await confirm();
    await arrives(60_000, 'a part');
    expect(await wallet()).toBe(ASKED);
    expect(await open()).toMatchObject({ unmatched: [], awaited: [{ topUpId: now.id, awaited: 40_000 }] });
    expect(await broken()).toEqual([]);
    now.test.passTime(3 * 24 * 3_600_000 + 1);
    await arrives(1, 'three days later', 'nobody’s');
    expect(await broken()).toEqual(['confirmed-money-arrives']);
    now.test.setNow(TEST_NOW);
    await confirm({ reference: 'found', amount: 40_000 });
    expect(await wallet()).toBe(ASKED);
    expect(await broken()).toEqual([]);
  });

  it('is named by the ledger check when more arrives, until the operator says whose the rest is', async () => {
    await confirm();
    expect((await arrives(120_000, 'more')).status).toBe(422);
    expect(await wallet()).toBe(ASKED);
    expect(await broken()).toEqual(['confirmed-money-arrives']);
    const [more] = (await open()).unmatched;
    for (let round = 0; round < 2; round += 1) await now.bank.operator('POST', `arrivals/${more?.id}/credit`, {});
    expect(await wallet()).toBe(120_000);
    expect(await open()).toEqual({ unmatched: [], awaited: [] });
    expect(await broken()).toEqual([]);
  });
});
