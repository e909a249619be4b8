import { historyDetailSchema } from '@veloc/rules';
import * as v from 'valibot';
import { afterEach, beforeEach, expect } from 'vitest';
import { ensurePeriods } from '../draws/ensurePeriods';
import { balanceOf } from '../ledger/balance';
import { checkLedger } from '../ledger/invariants';
import { ticketDetail } from '../tickets/detail';
import { importRecords } from './importing';
import { buy, megaLine, megaTicket } from './purchases';
import { megaRecord } from './resultRecords';
import { testShop, type TestPlayer, type TestShop } from './testShop';

const BEFORE = '2026-08-21T17:30:00+07:00';
const AFTER = '2026-08-21T18:10:00+07:00';
/** What `megaRecord` draws, and a ticket with four of them. */
export const SIX = [2, 9, 17, 28, 33, 41];
export const FOUR = [2, 9, 17, 28, 44, 45];
export const jackpot = (winners: number, pool: number) => ({ jackpot: { winners, value: pool, pool } });

export const mega = (listNumber: number[], over: Record<string, unknown> = {}) => ({
  ...megaLine,
  ticket: { ...megaTicket, listNumber },
  ...over,
});

interface ListedClaim {
  id: string;
  amount: number;
  awaitsFigure: boolean;
  state: string;
}

/** A shop for each test, whose ledger is checked in the end, before a draw of Mega whose big prizes wait for the operator. */
export function prizeClaims() {
  const now = {} as { test: TestShop };
  async function open(environment: Record<string, string> = {}) {
    now.test = await testShop({ now: BEFORE, environment: { VELOC_SIMULATED_DRAWS: '0', ...environment } });
    await ensurePeriods(now.test.shop);
  }
  beforeEach(() => open());
  afterEach(async () => {
    expect(await checkLedger(now.test.shop.db)).toEqual([]);
    await now.test.close();
  });

  /** A player with `lines` paid for, and the purchase as the storefront shows it. */
  async function buyer(...lines: unknown[]) {
    const player = await now.test.newPlayer({ balance: 1_000_000_000 });
    const bought = await buy(now.test, player, lines);
    expect(bought).toMatchObject({ status: 200 });
    const { order } = bought.body.data as { order: { id: string } };
    return { ...player, entry: `${order.id}.mega` };
  }

  async function drawMega(over: Record<string, unknown> = {}) {
    now.test.setNow(AFTER);
    const summary = await importRecords(now.test, megaRecord(over));
    expect(summary).toMatchObject({ imported: 1 });
    return summary;
  }

  function operator(method: string, path: string, body?: unknown) {
    return now.test.call(method, path, {
      token: now.test.shop.secrets.operatorKey,
      ...(body === undefined ? {} : { body }),
    });
  }

  const listed = async () => (await operator('GET', '/operator/prizes')).body.data as ListedClaim[];
  const rewardOf = async ({ userId }: TestPlayer) => (await balanceOf(now.test.shop.db, userId)).rewardAmount;

  async function ticketOf({ userId, entry }: { userId: string; entry: string }) {
    const detail = v.parse(historyDetailSchema, await ticketDetail(now.test.shop, { userId, id: entry }));
    return { detail, ticket: detail.listPeriod[0]?.tickets[0] };
  }

  async function notificationsOf({ userId }: TestPlayer) {
    const rows = await now.test.shop.db
      .selectFrom('notifications')
      .select(['kind', 'params'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute();
    return rows
      .filter(({ kind }) => kind !== 'drawn')
      .map(({ kind, params }) => [kind, (params as { amount: number }).amount]);
  }

  return { now, open, buyer, drawMega, operator, listed, rewardOf, ticketOf, notificationsOf };
}
