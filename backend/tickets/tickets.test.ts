import {
  historyDetailSchema,
  historyEntrySchema,
  type HistoryDetailAnswer,
  type HistoryEntryAnswer,
} from '@veloc/rules';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger/invariants';
import { countStatements } from '../testing/countStatements';
import { importRecords } from '../testing/importing';
import { buy, checkOut, confirm, megaLine, megaTicket } from '../testing/purchases';
import { megaRecord } from '../testing/resultRecords';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';

const BEFORE = '2026-08-21T17:30:00+07:00';
const AFTER = '2026-08-21T18:10:00+07:00';
/** Four of the six that `megaRecord` draws: giải Nhì. */
const FOUR_HITS = { ...megaTicket, listNumber: [2, 9, 17, 28, 44, 45] };

let test: TestShop;
let player: TestPlayer;
beforeEach(async () => {
  test = await testShop({ now: BEFORE, environment: { VELOC_SIMULATED_DRAWS: '0' } });
  player = await test.newPlayer({ balance: 10_000_000 });
});
afterEach(async () => {
  expect(await checkLedger(test.shop.db)).toEqual([]);
  await test.close();
});

const post = (path: string, body: unknown, { token } = player) => test.call('POST', path, { token, body });

async function page(body: Record<string, unknown> = {}, who = player) {
  const answer = await post('/client-tickets/client-get-tickets', { gameId: 'mega', itemPerPage: 10, ...body }, who);
  expect(answer.status).toBe(200);
  const entries = v.parse(v.array(historyEntrySchema), answer.body.data);
  return { entries, cursor: (answer.body as unknown as { cursor: string | null }).cursor };
}

async function detail(id: string): Promise<HistoryDetailAnswer> {
  const answer = await test.call('GET', `/client-tickets/client-get-ticket-detail-v2?id=${id}`, {
    token: player.token,
  });
  expect(answer.status).toBe(200);
  return v.parse(historyDetailSchema, answer.body.data);
}

function onlyEntry(entries: readonly HistoryEntryAnswer[]): HistoryEntryAnswer {
  const [entry, ...rest] = entries;
  if (!entry || rest.length > 0) throw new Error(`expected one entry, found ${entries.length}`);
  return entry;
}

const ticketsIn = (entry: HistoryEntryAnswer) => entry.listPeriod.flatMap(({ tickets }) => tickets);

/** Draws the evening's Mega and logs the player in again: the access token lives 15 minutes. */
async function drawMega(): Promise<void> {
  test.setNow(AFTER);
  expect(await importRecords(test, megaRecord())).toMatchObject({ imported: 1 });
  const { body } = await test.call('POST', '/auth/refresh', { body: { refreshToken: player.refreshToken } });
  player = { ...player, token: (body.data as { token: string }).token };
}

async function rawOrder(): Promise<string> {
  const raw = { gameId: 'mega', periodId: null, numberPeriod: 1, tickets: [megaTicket, FOUR_HITS], total: 20_000 };
  const { body } = await post('/client-tickets/create-raw-ticket', raw);
  return (body.data as { id: string }).id;
}

describe('history', () => {
  it('shows a purchase by its draws, and the result and prize once drawn', async () => {
    await buy(test, player, [{ ...megaLine, ticket: FOUR_HITS, quantity: 2, numberPeriod: 2, unitPrice: 20_000 }]);
    const waiting = onlyEntry((await page()).entries);
    expect(waiting).toMatchObject({ gameId: 'mega', total: 40_000 });
    expect(waiting.listPeriod).toMatchObject([
      {
        periodId: 'mega:20260821',
        resultDate: '21/08/2026',
        result: null,
        tickets: [{ ticketStatus: 1, copies: 2, price: 20_000 }],
      },
      { resultDate: '23/08/2026', result: null },
    ]);
    expect(await detail(waiting.id)).toMatchObject({ result: null, reward: null });

    await drawMega();
    const drawn = await detail(waiting.id);
    expect(drawn.listPeriod).toMatchObject([
      { result: [2, 9, 17, 28, 33, 41], tickets: [{ ticketStatus: 3, prize: 600_000, code: 'A' }] },
      { result: null, tickets: [{ ticketStatus: 1, prize: 0 }] },
    ]);
    expect(drawn.result).toMatchObject({ gameId: 'mega', numbers: [2, 9, 17, 28, 33, 41] });
    const [won] = ticketsIn(drawn);
    expect(drawn.reward).toMatchObject({
      rewardCount: 1,
      reward: 600_000,
      rewards: [{ ticketId: won?.ticketId, name: 'Giải Nhì', value: 600_000 }],
      transactionPayReward: expect.any(String),
    });
    expect((await detail(won?.ticketId ?? '')).id).toBe(waiting.id);
  });

  it('comes ten a page unless one asks for another number', async () => {
    for (let round = 0; round < 11; round += 1) await rawOrder();
    const ten = await page({ itemPerPage: undefined });
    expect(ten.entries).toHaveLength(10);
    expect((await page({ cursor: ten.cursor, itemPerPage: undefined })).entries).toHaveLength(1);
  });

  it('estimates the tax on a prize above ten million, and none on a smaller one', async () => {
    // Five of six in a bao 7: two giải Nhất and five giải Nhì a copy.
    const bao = { ...megaTicket, listNumber: [2, 9, 17, 28, 33, 44, 45], playMethod: { id: 'GROUP_7' } };
    const small = { ...megaLine, ticket: FOUR_HITS };
    await buy(test, player, [small, { ...megaLine, ticket: bao, unitPrice: 70_000, quantity: 2 }]);
    await drawMega();
    const [lesser, greater] = ticketsIn(onlyEntry((await page()).entries));
    expect(lesser).toMatchObject({ prize: 300_000 });
    expect(lesser?.tax).toBeUndefined();
    expect(greater).toMatchObject({ prize: 43_000_000, tax: 2_300_000 });
  });

  it('turns pages without repeating or losing an entry, and keeps other games apart', async () => {
    const ids: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      test.passTime(1000);
      const { body } = await buy(test, player, [megaLine, { ...megaLine, ticket: FOUR_HITS }]);
      ids.unshift(`${(body.data as { order: { id: string } }).order.id}.mega`);
    }
    const seen: string[] = [];
    let cursor: string | null = '0';
    const sizes: number[] = [];
    while (cursor !== null) {
      const next: Awaited<ReturnType<typeof page>> = await page({ cursor, itemPerPage: 2 });
      sizes.push(next.entries.length);
      seen.push(...next.entries.map(({ id }) => id));
      cursor = next.cursor;
    }
    expect(seen).toEqual(ids);
    expect(sizes).toEqual([2, 2, 1]);
    expect((await page({ gameId: 'keno' })).entries).toEqual([]);
  });

  it('ends a page with 400 lines, and loses and repeats no entry for it', async () => {
    const order = async (lines: number, isPaid = false) => {
      test.passTime(1000);
      const tickets = Array.from({ length: lines }, (_, line) => ({
        ...megaTicket,
        listNumber: [1, 2, 3, 4, 5 + Math.floor(line / 30), 16 + (line % 30)],
      }));
      const raw = { gameId: 'mega', periodId: null, numberPeriod: 1, tickets, total: lines * 10_000 };
      const { id } = (await post('/client-tickets/create-raw-ticket', raw)).body.data as { id: string };
      if (isPaid) expect((await confirm(test, player, id)).status).toBe(200);
      return `${id}.mega`;
    };
    const sent: string[] = [];
    for (const lines of [10, 200, 200, 1]) sent.unshift(await order(lines));
    for (const lines of [150, 100]) sent.unshift(await order(lines, true));
    const pages: string[][] = [];
    for (let cursor: string | null = '0'; cursor !== null;) {
      const next: Awaited<ReturnType<typeof page>> = await page({ cursor, itemPerPage: 50 });
      pages.push(next.entries.map(({ id }) => id));
      cursor = next.cursor;
    }
    expect(pages.flat()).toEqual(sent);
    // 100 + 150 + 1, then 200 + 200, then 10.
    expect(pages.map(({ length }) => length)).toEqual([3, 2, 1]);
  });

  it('shows an unpaid order as unpaid, then as deleted', async () => {
    await rawOrder();
    const entry = onlyEntry((await page()).entries);
    expect(ticketsIn(entry).map(({ ticketStatus }) => ticketStatus)).toEqual([0, 0]);
    expect(await detail(entry.id)).toMatchObject({ id: entry.id, total: 20_000 });
    expect(ticketsIn(entry).map(({ copies }) => copies)).toEqual([1, 1]);
    test.passTime(10 * 60_000);
    expect(ticketsIn(onlyEntry((await page()).entries)).map(({ ticketStatus }) => ticketStatus)).toEqual([6, 6]);
  });

  it('does not show a cart that waits to be paid', async () => {
    await checkOut(test, player);
    expect((await page()).entries).toEqual([]);
  });
});

describe('deleting', () => {
  const remove = (...ids: string[]) => post('/client-tickets/client-delete-tickets', { ids });

  it('refuses a paid ticket that is not drawn, and hides it with its outcome kept afterwards', async () => {
    await buy(test, player, [{ ...megaLine, ticket: FOUR_HITS }]);
    const [ticket] = ticketsIn(onlyEntry((await page()).entries));
    const id = ticket?.ticketId ?? '';
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'TICKET_NOT_DELETABLE' } });
    await drawMega();
    for (let round = 0; round < 2; round += 1) {
      expect((await remove(id)).body.data).toEqual({ deleted: [{ ticketId: id, ticketStatus: 6 }] });
    }
    const [hidden] = ticketsIn(onlyEntry((await page()).entries));
    expect(hidden).toMatchObject({ ticketStatus: 6, prize: 300_000 });
  });

  it('cancels the order of an unpaid ticket', async () => {
    const orderId = await rawOrder();
    const ids = ticketsIn(onlyEntry((await page()).entries)).map(({ ticketId }) => ticketId);
    expect((await remove(ids[0] ?? '')).body.data).toEqual({
      deleted: ids.map((ticketId) => ({ ticketId, ticketStatus: 6 })),
    });
    const paid = await post('/client-transaction/add-transaction', { orderId, source: 'wallet' });
    expect(paid).toMatchObject({ status: 409, body: { code: 'ORDER_EXPIRED' } });
  });

  it('deletes nothing when one of the tickets is not the player’s', async () => {
    const orderId = await rawOrder();
    const stranger = await test.newPlayer({ balance: 10_000 });
    const { body } = await buy(test, stranger);
    const { ticketIds } = body.data as { ticketIds: string[] };
    expect((await remove(`${orderId}.mega`, ...ticketIds)).status).toBe(404);
    expect(ticketsIn(onlyEntry((await page()).entries)).map(({ ticketStatus }) => ticketStatus)).toEqual([0, 0]);
  });

  it('deletes 200 tickets of all kinds in as many statements as two', async () => {
    const listNumbers = Array.from({ length: 100 }, (_, index) => [
      1,
      2,
      3,
      4,
      5 + Math.floor(index / 30),
      16 + (index % 30),
    ]);
    const tickets = listNumbers.map((listNumber) => ({ ...megaTicket, listNumber }));
    const items = tickets.map((ticket, index) => ({ ...megaLine, ticket, id: `line ${index}` }));
    await post('/client-carts/sync', { items });
    await confirm(test, player, (await checkOut(test, player, [])).id);
    await drawMega();
    const raw = { gameId: 'mega', periodId: null, numberPeriod: 1, tickets, total: 1_000_000 };
    for (let order = 0; order < 2; order += 1) await post('/client-tickets/create-raw-ticket', raw);
    const all = (await page()).entries.map((entry) => ticketsIn(entry).map(({ ticketId }) => ticketId));
    const [newer = [], older = [], paid = []] = all;
    expect(all.map(({ length }) => length)).toEqual([100, 100, 100]);

    const statements = async (...ids: string[]) => {
      let deleted: unknown;
      const count = await countStatements(test, async () => {
        deleted = (await remove(...ids)).body.data;
      });
      return { count, deleted };
    };
    const two = await statements(paid[1] ?? '', older[1] ?? '');
    const many = await statements(...newer.slice(1), ...paid, paid[0]?.toUpperCase() ?? '');
    expect(many.deleted).toEqual({ deleted: [...newer, ...paid].map((ticketId) => ({ ticketId, ticketStatus: 6 })) });
    expect(many.count).toBe(two.count);
    expect(many.count).toBeLessThanOrEqual(8);
  });
});
