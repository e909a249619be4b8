import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/invariants';
import { gatewayOf } from '../testing/gateway';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

const ASKED = 100_000;

let test: TestShop;
let bank: ReturnType<typeof gatewayOf>;
let player: TestPlayer;
/** Two top-ups of one player. */
let one: string;
let other: string;
let rounds = 0;

beforeAll(async () => {
  test = await testShop();
  bank = gatewayOf(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  rounds += 1;
  player = await test.newPlayer();
  one = await bank.start(player, ASKED);
  other = await bank.start(player, ASKED + 1);
});

/** With a reference, of the amount asked for. */
const confirm = (id: string, reference?: string) =>
  bank.operator('POST', `topups/${id}/confirm`, reference && { reference, amount: id === other ? ASKED + 1 : ASKED });
const report = (id: string, providerRef: string, amount: number) => bank.report({ id, providerRef, amount });
const credit = (arrival: string | undefined, body: unknown = {}) =>
  bank.operator('POST', `arrivals/${arrival}/credit`, body);
const wallet = () => bank.wallet(player);

/** What is listed of this test's top-ups, or of `named`. */
async function unmatched(named: readonly string[] = [one, other]) {
  const { body } = await bank.operator('GET', 'arrivals');
  const listed = (body.data as { unmatched: { id: string; topUpId: string; amount: number; reason: string }[] })
    .unmatched;
  return listed.filter(({ topUpId }) => named.includes(topUpId));
}

const violations = async () => (await checkLedger(test.shop.db)).map(({ invariant }) => invariant);

describe('the reference of one transfer', () => {
  it.each([
    ['as it is', 'FT01234AB', 'FT01234AB'],
    ['in small letters', 'FT01234AB', 'ft01234ab'],
    ['with spaces', 'FT01234AB', 'FT 0123\t4AB'],
    ['as a web page breaks it', 'FT01234AB', 'FT\u00a00123\u200b4\u202fAB'],
    ['in full-width letters', 'FT01234AB', 'ＦＴ０１２３４ＡＢ'],
    ['with letters that not every database can fold', 'mã ß 01234', 'Mã ß01234'],
  ])('credits one of two top-ups when it is typed for both, %s', async (_how, first, second) => {
    const [mine, again] = [`${rounds} ${first}`, `${rounds} ${second}`];
    expect((await confirm(one, mine)).status).toBe(200);
    expect(await confirm(other, again)).toMatchObject({ status: 409, body: { code: 'REFERENCE_KNOWN' } });
    expect(await wallet()).toBe(ASKED);
    // The same word again, and the report of it, are that one transfer.
    expect((await confirm(one, again)).status).toBe(200);
    for (let delivery = 0; delivery < 2; delivery += 1) expect((await report(one, again, ASKED)).status).toBe(200);
    for (let delivery = 0; delivery < 2; delivery += 1)
      expect((await report(other, again, ASKED + 1)).status).toBe(200);
    expect(await unmatched()).toMatchObject([{ topUpId: other, reason: 'reference' }]);
    expect(await wallet()).toBe(ASKED);
    expect(await violations()).toEqual([]);
  });

  it('is credited a second time only by a word about that very report', async () => {
    const reference = `${rounds} twice`;
    await confirm(one, reference);
    await report(other, reference, ASKED + 1);
    const [listed] = await unmatched();
    expect(await confirm(other)).toMatchObject({ status: 409, body: { code: 'TRANSFER_UNDECIDED' } });
    expect(await wallet()).toBe(ASKED);

    // Money beside it is none of its business.
    expect((await report(other, `${rounds} a part`, 60_000)).status).toBe(422);
    expect((await confirm(other)).body).toMatchObject({ data: { amount: 60_000 } });
    expect(await wallet()).toBe(ASKED + 60_000);

    expect(await credit(listed?.id)).toMatchObject({ status: 409, body: { code: 'MAY_BE_CONFIRMED' } });
    const isOther = true;
    for (let round = 0; round < 2; round += 1) expect((await credit(listed?.id, { isOther })).status).toBe(200);
    expect(await wallet()).toBe(2 * ASKED + 60_001);
    expect(await violations()).toEqual([]);
  });

  it('is free again once the operator says that it was a slip', async () => {
    const [slip, right] = [`${rounds} the line below`, `${rounds} the right line`];
    await confirm(one, slip);
    await report(one, right, ASKED);
    const [listed] = await unmatched();
    expect((await credit(listed?.id, { isConfirmed: true })).status).toBe(200);
    expect((await report(other, slip, ASKED + 1)).status).toBe(200);
    expect(await unmatched()).toEqual([]);
    expect(await wallet()).toBe(2 * ASKED + 1);
    expect(await violations()).toEqual([]);
  });

  it('was typed for the wrong top-up: it moves to the one that the bank names, and the other awaits its money', async () => {
    const reference = `${rounds} the wrong list`;
    await confirm(one, reference);
    await report(other, reference, ASKED + 1);
    expect(await violations()).toEqual(['confirmed-money-arrives']);
    const [listed] = await unmatched();
    for (const isOther of [undefined, false]) {
      const refused = { status: 409, body: { code: 'MAY_BE_CONFIRMED', message: expect.stringContaining(one) } };
      expect(await credit(listed?.id, { isOther })).toMatchObject(refused);
      expect(await bank.operator('POST', `arrivals/${listed?.id}/return`, { isOther })).toMatchObject(refused);
    }
    expect(await wallet()).toBe(ASKED);

    expect((await credit(listed?.id, { isConfirmed: true })).status).toBe(200);
    expect(await wallet()).toBe(2 * ASKED + 1);
    expect(await violations()).toEqual([]);
    const { awaited } = (await bank.operator('GET', 'arrivals')).body.data as { awaited: { topUpId: string }[] };
    expect(awaited.filter(({ topUpId }) => topUpId === one || topUpId === other)).toMatchObject([
      { topUpId: one, awaited: ASKED },
    ]);

    // The money of the first one comes after all, and is not credited a second time.
    await report(one, `${rounds} the right list`, ASKED);
    expect(await wallet()).toBe(2 * ASKED + 1);
    expect(await violations()).toEqual([]);
  });

  it('is told of where the bank names a top-up that nobody started, which would look like money of its own', async () => {
    const [reference, nobodys] = [`${rounds} mangled`, `${rounds} no id`];
    await confirm(one, reference);
    await report(nobodys, reference, ASKED);
    expect(await unmatched([nobodys])).toMatchObject([{ reason: 'reference' }]);
    expect(test.logged.at(-1)).toContain('the reference of another transfer');
    // It is that one.
    expect(await violations()).toEqual(['confirmed-money-arrives']);
    const [listed] = await unmatched([nobodys]);
    expect((await credit(listed?.id, { topUpId: one, isConfirmed: true })).status).toBe(200);
    expect(await wallet()).toBe(ASKED);
    expect(await violations()).toEqual([]);
  });

  it('was mistyped: what names no top-up is not credited beside it but by the word that it is another, and is matched', async () => {
    const nobodys = `${rounds} garbled`;
    await confirm(one, `${rounds} mistyped`);
    await report(nobodys, `${rounds} as it is`, ASKED);
    const [listed] = await unmatched([nobodys]);
    const refused = { status: 409, body: { code: 'MAY_BE_CONFIRMED' } };
    expect(await credit(listed?.id, { topUpId: one })).toMatchObject(refused);
    expect(await wallet()).toBe(ASKED);
    expect((await credit(listed?.id, { topUpId: one, isConfirmed: true })).status).toBe(200);
    expect(await wallet()).toBe(ASKED);
    expect(await violations()).toEqual([]);
  });

  it('was mistyped, and another transfer was credited without that word: the ledger check names both', async () => {
    const nobodys = `${rounds} garbled too`;
    await confirm(one, `${rounds} mistyped`);
    test.passTime(1_000);
    await report(nobodys, `${rounds} as it is`, ASKED);
    const [listed] = await unmatched([nobodys]);
    expect((await credit(listed?.id, { topUpId: one, isOther: true, confirm: true })).status).toBe(200);
    expect(await wallet()).toBe(2 * ASKED);
    expect(await violations()).toEqual([]);
    const write = (accepted: boolean) =>
      test.shop.db.updateTable('arrivals').set({ accepted }).where('id', '=', String(listed?.id)).execute();
    await write(false);
    expect(await violations()).toEqual(['confirmed-money-arrives']);
    await write(true);
  });

  it('that names no top-up goes to one by its id when the amount is near what was asked for, and it is not paid', async () => {
    const nobodys = `${rounds} nobody’s`;
    await report(nobodys, `${rounds} far`, 50 * ASKED);
    await report(nobodys, `${rounds} near`, ASKED + 1);
    await report(one, `${rounds} own`, ASKED);
    const listed = await unmatched([nobodys]);
    const [far, near] = [50 * ASKED, ASKED + 1].map((sum) => listed.find(({ amount }) => amount === sum)?.id);
    const unusual = { status: 409, body: { code: 'AMOUNT_UNUSUAL' } };
    for (const topUpId of [one, other]) expect(await credit(far, { topUpId })).toMatchObject(unusual);
    expect(await credit(near, { topUpId: one })).toMatchObject({ status: 409, body: { code: 'ALREADY_CONFIRMED' } });
    expect((await credit(near, { topUpId: other })).status).toBe(200);
    expect(await wallet()).toBe(2 * ASKED + 1);
    expect((await credit(far, { topUpId: one, confirm: true })).status).toBe(200);
    expect(await wallet()).toBe(52 * ASKED + 1);
    expect(await violations()).toEqual([]);
  });

  it('is named by the ledger check where it was credited twice, until the operator says that both came', async () => {
    const reference = `${rounds} before this was closed`;
    await report(one, reference, ASKED);
    await report(other, reference.toUpperCase(), ASKED + 1);
    const [listed] = await unmatched();
    await credit(listed?.id);
    await test.shop.db.updateTable('arrivals').set({ accepted: false }).where('id', '=', String(listed?.id)).execute();
    expect(await checkLedger(test.shop.db)).toMatchObject([
      {
        invariant: 'references-are-credited-once',
        row: { reference: reference.replaceAll(' ', '').toUpperCase(), contradicting: [listed?.id] },
      },
    ]);
    await credit(listed?.id);
    expect(await wallet()).toBe(2 * ASKED + 1);
    expect(await violations()).toEqual([]);
  });

  it('that was a slip is not free for a second top-up', async () => {
    const third = await bank.start(player, ASKED + 2);
    const slip = `${rounds} the line below`;
    await confirm(one, slip);
    await report(other, slip, ASKED + 1);
    await report(one, `${rounds} the right line`, ASKED);
    const listed = await unmatched();
    const listedOf = (id: string) => listed.find(({ topUpId }) => topUpId === id)?.id;
    await credit(listedOf(one), { isConfirmed: true });
    await credit(listedOf(other));
    expect(await wallet()).toBe(2 * ASKED + 1);
    await report(third, slip, ASKED + 2);
    expect(await unmatched([third])).toMatchObject([{ reason: 'reference' }]);
    expect(await wallet()).toBe(2 * ASKED + 1);
    expect(await violations()).toEqual([]);
  });
});
