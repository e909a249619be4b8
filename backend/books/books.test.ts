import { areAllPassed, readNote, readPromise, readSealEntry, textOf, verifyReceipt, type Receipt } from '@veloc/proof';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../ids';
import { runDueJobs } from '../jobs/runDueJobs';
import { FOUR, SIX, megaEvening } from '../testing/megaEvening';
import { buy, megaLine, megaLineOf } from '../testing/purchases';
import { jsonLines, kenoRecord, megaRecord } from '../testing/resultRecords';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import { SEALS, readEntries, readLog } from './log';
import { enterTickets, sealBooks } from './seal';

const MEGA = 'mega:20260821';
const NEXT = 'mega:20260823';
const KENO = 'keno:20260821:1008';
const EVEN_ODD = 'kenoud:20260821:1008';

let test: TestShop;
beforeEach(async () => {
  // Of an evening, the one draw that is imported is enough.
  test = await testShop({ environment: { VELOC_SIMULATED_DRAWS: '0' } });
});
afterEach(() => test.close());

const { holder, printed } = megaEvening(() => test);
const places = async (period = MEGA) =>
  test.shop.db
    .selectFrom('book_entries')
    .select(['ticket_id', 'seq'])
    .where('period_id', '=', period)
    .orderBy('seq')
    .execute();
const ticketOf = ({ userId }: TestPlayer) =>
  test.shop.db.selectFrom('tickets').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
const text = async (path: string) => (await test.call('GET', path)).text;
const log = async () => {
  const { size } = await readLog(test.shop.db, SEALS);
  return (await readEntries(test.shop.db, SEALS, 0, size)).map((entry) => readSealEntry(textOf(entry)));
};
async function receiptOf(player: TestPlayer): Promise<Receipt> {
  const { id } = await ticketOf(player);
  const answer = await test.call('GET', `/client-tickets/receipt?id=${id}`, {
    token: await test.login(player.userId),
  });
  expect(answer.status).toBe(200);
  return answer.body.data as Receipt;
}

describe('a purchase', () => {
  it('is answered by a promise over all of its tickets, and again by the same', async () => {
    const player = await test.newPlayer({ balance: 1_000_000 });
    const answer = await buy(test, player, [megaLineOf(1), { ...megaLineOf(2), numberPeriod: 3, unitPrice: 30_000 }]);
    const { promise, order } = answer.body.data as { promise: string; order: { id: string } };
    const { text: signed } = readNote(promise);
    expect(readPromise(signed)).toMatchObject({
      shop: 'veloc.example',
      stampedAt: '2026-08-21T03:00:00.000Z',
      tickets: 4,
    });
    const again = await test.call('POST', '/payment/cart-payment-confirm', {
      token: player.token,
      body: { id: order.id },
    });
    expect(again.body.data).toMatchObject({ promise });
    expect(await places(NEXT)).toMatchObject([{ seq: null }]);
  });
});

describe('a book', () => {
  it('gives each ticket one place, however many enter at once', async () => {
    for (const numbers of [SIX, FOUR]) await holder(numbers);
    await Promise.all([1, 2, 3].map(() => enterTickets(test.shop, MEGA)));
    await holder(SIX);
    await Promise.all([1, 2, 3].map(() => enterTickets(test.shop, MEGA)));
    const entered = await places();
    expect(entered.map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect((await readLog(test.shop.db, MEGA)).total).toBe(30_000);
  });

  it('keeps the nodes of large trees, so that a proof reads few tiles', async () => {
    const player = await test.newPlayer({ balance: 10_000_000 });
    for (let index = 0; index < 3; index += 1) {
      const lines = Array.from({ length: 15 }, (_, seed) => ({
        ...megaLineOf(seed),
        numberPeriod: 6,
        unitPrice: 60_000,
      }));
      expect((await buy(test, player, lines)).status).toBe(200);
    }
    // As one book, which is then longer than a tile.
    await test.shop.db.updateTable('book_entries').set({ period_id: MEGA }).execute();
    await enterTickets(test.shop, MEGA);
    const tiles = await test.shop.db.selectFrom('log_tiles').select(['level', 'tile', 'hashes']).execute();
    expect(tiles.map(({ level, tile, hashes }) => [level, tile, hashes.length])).toEqual([[1, 0, 32]]);
  });

  it('is sealed before its draw by the jobs, and by an import that comes before them', async () => {
    const winner = await holder(FOUR);
    await printed();
    const entries = (await log()).filter((entry) => 'period' in entry && entry.period === MEGA);
    expect(entries.map(({ kind }) => kind)).toEqual(['seal', 'result', 'paid']);
    expect(entries[0]).toMatchObject({ size: 1, total: 10_000, closesAt: '2026-08-21T10:59:00.000Z' });
    const { checks, proved } = await verifyReceipt(await receiptOf(winner), await text('/public/policy'));
    expect(areAllPassed(checks), JSON.stringify(checks)).toBe(true);
    expect(proved).toMatchObject({ place: 0, size: 1 });
  });

  it('takes in what an older release has sold, without a promise', async () => {
    const player = await holder(FOUR);
    await test.shop.db.deleteFrom('book_entries').execute();
    await printed();
    const receipt = await receiptOf(player);
    const { checks } = await verifyReceipt(receipt, await text('/public/policy'));
    expect(checks.filter(({ state }) => state !== 'passed')).toEqual([]);
  });

  it('is sealed once, however often it is asked for', async () => {
    await holder(FOUR);
    await test.shop.db.updateTable('periods').set({ status: 'closed' }).where('id', '=', MEGA).execute();
    await sealBooks(test.shop, { ids: [MEGA] });
    await expect(sealBooks(test.shop, { ids: [MEGA] })).resolves.toEqual([]);
    expect((await log()).filter(({ kind }) => kind === 'seal')).toHaveLength(1);
  });

  it('that cannot be sealed takes no result, and holds up no other book', async () => {
    await holder(FOUR);
    // What would be left by somebody who deletes a ticket past all the keys of the database.
    await sql`alter table book_entries drop constraint book_entries_ticket_id_fkey`.execute(test.shop.db);
    const gone = { ticket_id: newId(test.shop.clock.now()), period_id: MEGA, seq: null };
    await test.shop.db.insertInto('book_entries').values(gone).execute();
    test.setNow('2026-08-21T18:10:00+07:00');
    const records = jsonLines([megaRecord(), kenoRecord({ date: '2026-08-21', time: '10:08', slot: undefined })]);
    const imported = () =>
      test.call('POST', '/operator/results', { token: test.shop.secrets.operatorKey, body: records });
    const refused = await imported();
    expect(refused).toMatchObject({ status: 409, body: { code: 'NOT_SEALED', data: { periodId: MEGA } } });
    expect(test.logged.join()).toContain(`The book waits for ticket ${gone.ticket_id}, which is not stored.`);
    expect(await test.shop.db.selectFrom('periods').select('status').where('id', '=', MEGA).execute()).toEqual([
      { status: 'closed' },
    ]);
    const sealed = (await log()).flatMap((entry) => (entry.kind === 'seal' ? [entry.period] : []));
    expect(sealed).toContain('keno:20260821:1008');
    expect(sealed).not.toContain(MEGA);

    await test.shop.db.deleteFrom('book_entries').where('ticket_id', '=', gone.ticket_id).execute();
    expect((await imported()).body.data).toMatchObject({ imported: 2, refused: 0 });
    expect(await log()).toContainEqual(expect.objectContaining({ kind: 'seal', period: MEGA, size: 1 }));
  });

  it('that cannot be sealed is tried again by itself, while the others are sealed as they close', async () => {
    const { db } = test.shop;
    await sql`alter table book_entries drop constraint book_entries_ticket_id_fkey`.execute(db);
    const gone = { ticket_id: newId(test.shop.clock.now()), period_id: KENO, seq: null };
    await db.insertInto('book_entries').values(gone).execute();
    // A tree whose edge does not fit its size.
    await db
      .insertInto('logs')
      .values({ id: EVEN_ODD, size: 1, edge: Buffer.alloc(0) })
      .execute();
    const unsealed = async () => {
      const open = db.selectFrom('periods').select('id').where('id', 'in', [KENO, EVEN_ODD, MEGA]);
      const rows = await open.where('sealed_at', 'is', null).orderBy('id').execute();
      return rows.map(({ id }) => id);
    };
    test.setNow('2026-08-21T10:10:00+07:00');
    await runDueJobs(test.shop);
    // Each waits as long as a job may.
    await sql`update jobs set lease_until = clock_timestamp() + interval '300 seconds'`.execute(db);
    test.setNow('2026-08-21T18:10:00+07:00');
    await runDueJobs(test.shop);
    expect(await unsealed()).toEqual([KENO, EVEN_ODD]);
    expect((await log()).filter(({ kind }) => kind === 'seal').length).toBeGreaterThan(1);

    await db.deleteFrom('book_entries').where('ticket_id', '=', gone.ticket_id).execute();
    await sql`update jobs set lease_until = null`.execute(db);
    await runDueJobs(test.shop);
    expect(await unsealed()).toEqual([EVEN_ODD]);
  });

  it('of a draw that was called off says what was given back', async () => {
    await holder(FOUR);
    test.setNow('2026-08-21T18:10:00+07:00');
    const answer = await test.call('POST', `/operator/draws/${MEGA}/void`, {
      token: test.shop.secrets.operatorKey,
      body: {},
    });
    expect(answer.status, answer.text).toBe(200);
    expect(await log()).toContainEqual({ kind: 'void', period: MEGA, refunded: 10_000 });
  });
});

describe('what a player sees', () => {
  const bookOf = async (player: TestPlayer) => {
    const { id } = await ticketOf(player);
    const answer = await test.call('GET', `/client-tickets/client-get-ticket-detail-v2?id=${id}`, {
      token: await test.login(player.userId),
    });
    const { listPeriod } = answer.body.data as { listPeriod: { tickets: { book: unknown }[] }[] };
    return listPeriod[0]?.tickets[0]?.book;
  };

  it('goes from promised to entered to sealed', async () => {
    const player = await holder(FOUR);
    expect(await bookOf(player)).toEqual({ state: 'promised', seq: null, size: null, sealedAt: null });
    expect(await receiptOf(player)).toMatchObject({ book: null, seals: null });
    await enterTickets(test.shop, MEGA);
    expect(await bookOf(player)).toEqual({ state: 'entered', seq: 0, size: null, sealedAt: null });
    test.setNow('2026-08-21T17:59:10+07:00');
    await runDueJobs(test.shop);
    expect(await bookOf(player)).toEqual({ state: 'sealed', seq: 0, size: 1, sealedAt: '2026-08-21T10:59:10.000Z' });
  });

  it('is late where a sealed book has no place for the ticket', async () => {
    const player = await holder(FOUR);
    await printed();
    await test.shop.db.updateTable('book_entries').set({ seq: null }).execute();
    expect(await bookOf(player)).toEqual({ state: 'late', seq: null, size: 1, sealedAt: '2026-08-21T11:10:00.000Z' });
    expect(await receiptOf(player)).toMatchObject({ promise: expect.anything(), book: null, seals: null });
  });

  it('is told to who holds the salt of its place, as a printed slip has it, and to no other', async () => {
    const player = await holder(FOUR);
    await holder(SIX);
    await printed();
    const own = await receiptOf(player);
    const at = { period: MEGA, seq: 0, salt: own.salt };
    const asked = (body: object) => test.call('POST', '/public/receipt', { body });
    expect((await asked(at)).body.data).toEqual(own);
    for (const other of [{ seq: 1 }, { period: NEXT }, { salt: 'a'.repeat(64) }]) {
      expect((await asked({ ...at, ...other })).status).toBe(404);
    }
    for (const wrong of [{ seq: -1 }, { seq: 0.5 }, { salt: own.salt.toUpperCase() }, { salt: '' }, { period: 7 }]) {
      expect((await asked({ ...at, ...wrong })).status).toBe(400);
    }
    expect(test.logged.join()).not.toContain(own.salt);
  });

  it('is nobody else’s receipt', async () => {
    const player = await holder(FOUR);
    const stranger = await test.newPlayer();
    const { id } = await ticketOf(player);
    for (const wanted of [id, 'x', '']) {
      const answer = await test.call('GET', `/client-tickets/receipt?id=${wanted}`, { token: stranger.token });
      expect(answer.status).toBe(404);
    }
  });
});

describe('the public calls', () => {
  it('tell of a draw what was sold for it, and when that was sealed', async () => {
    await holder(FOUR);
    await printed();
    const answer = await test.call('GET', `/client-game-results/get-mega-v2?id=${MEGA}`);
    expect(answer.body.data).toMatchObject([
      { book: { size: 1, total: 10_000, sealedAt: '2026-08-21T11:10:00.000Z', dialAt: '2026-08-21T11:00:00.000Z' } },
    ]);
    const page = await test.call('GET', '/client-game-results/get-mega-v2');
    expect(page.text).not.toContain('sealedAt');
  });

  it('show a book once it is sealed, and let it be kept for ever', async () => {
    await buy(test, await test.newPlayer({ balance: 100_000 }), [megaLine]);
    const folder = `/public/book/${MEGA}`;
    expect((await test.call('GET', `${folder}/checkpoint`)).status).toBe(404);
    await printed();
    const checkpoint = await test.call('GET', `${folder}/checkpoint`);
    expect(checkpoint.text).toMatch(/^veloc\.example\/book\/mega:20260821\n1\n/);
    for (const path of ['tile/0/000.p/1', 'tile/entries/000.p/1']) {
      const tile = await test.call('GET', `${folder}/${path}`);
      expect([tile.status, tile.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    for (const path of [
      'tile/0/000',
      'tile/0/000.p/2',
      'tile/0/001.p/1',
      'tile/1/000.p/1',
      'tile/64/000',
      'tile/x/000',
      'tile/0/0',
    ]) {
      expect((await test.call('GET', `${folder}/${path}`)).status, path).toBe(404);
    }
    expect((await test.call('GET', '/public/book/mega:19990101/checkpoint')).status).toBe(404);
    expect(await text('/public/policy')).toMatch(
      /^log veloc\.example\/seals\+.* https:\/\/veloc\.example\/public\/seals\nquorum none\n$/,
    );
    const winners = await test.call('GET', `${folder}/winners.jsonl`);
    expect(winners.text.split('\n')).toEqual([expect.stringContaining(`"period":"${MEGA}"`), '']);
    expect(await text('/public/seals/checkpoint')).toMatch(/^veloc\.example\/seals\n\d+\n/);
    expect((await test.call('GET', '/public/seals/tile/entries/000.p/1')).text).toContain(
      'veloc-open/v1\nveloc.example\n',
    );
  });
});
