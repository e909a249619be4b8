import { sql } from 'kysely';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { connectServer } from '../db/connect';
import { json } from '../db/schema';
import { inTransaction } from '../db/transaction';
import { ensurePeriods } from '../draws/ensurePeriods';
import { runDueJobs } from '../jobs/runDueJobs';
import { balanceOf } from '../ledger/balance';
import { checkLedger } from '../ledger/invariants';
import { correctDraw } from '../results/correctDraw';
import { decodeRecord } from '../results/decodeRecord';
import { asSomebodyElse } from '../testing/secondConnection';
import { importRecords } from '../testing/importing';
import { buy, megaLine, megaTicket } from '../testing/purchases';
import { megaRecord } from '../testing/resultRecords';
import { testShop } from '../testing/testShop';
import { retryTicket } from './setAsideTickets';

const server = process.env.VELOC_TEST_DATABASE_URL;
const FIVE = [2, 9, 17, 28, 33, 45];

// Two connections are what this is about, and the embedded database has one.
it.skipIf(!server)(
  'a ticket that is evaluated again while its result is corrected is evaluated by the right one',
  async () => {
    const test = await testShop({
      now: '2026-08-21T17:30:00+07:00',
      environment: { VELOC_SIMULATED_DRAWS: '0' },
    });
    const { shop } = test;
    await ensurePeriods(shop);
    const player = await test.newPlayer({ balance: 10_000 });
    await buy(test, player, [{ ...megaLine, ticket: { ...megaTicket, listNumber: FIVE } }]);
    const { id } = await shop.db
      .updateTable('tickets')
      .set({ payload: json('damaged') })
      .returning('id')
      .executeTakeFirstOrThrow();
    test.setNow('2026-08-21T18:10:00+07:00');
    await importRecords(test, megaRecord());
    await shop.db
      .updateTable('tickets')
      .set({ payload: json({ ...megaTicket, listNumber: FIVE }) })
      .execute();

    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db);
    const url = new URL(server ?? '');
    url.pathname = rows[0]?.name ?? '';
    const other = connectServer(url.href);
    const watcher = connectServer(url.href);
    const waiting = async () => {
      const { rows: found } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(watcher.db);
      return found[0]?.count ?? 0;
    };
    const decoded = decodeRecord(JSON.stringify(megaRecord({ numbers: [1, 3, 4, 5, 6, 7] })));
    if (!decoded.ok) throw new Error(decoded.message);
    const correction = { record: decoded.value, reason: 'Nhập nhầm', at: shop.clock.now(), settings: shop.settings };
    const progress = { corrected: false };
    const correct = async () => {
      await inTransaction(watcher, (second) => correctDraw(second, correction));
      progress.corrected = true;
    };
    let running: Promise<unknown>[] = [];
    // The player is held, so that the ticket waits between its judgement and its payment.
    await other.db.transaction().execute(async (trx) => {
      await sql`select id from users where id = ${player.userId} for update`.execute(trx);
      await asSomebodyElse(async () => {
        const retried = retryTicket(shop, id);
        while ((await waiting()) < 1) await setImmediate();
        running = [retried, correct()];
        while (!progress.corrected && (await waiting()) < 2) await setImmediate();
      });
    });
    await Promise.all(running);
    await runDueJobs(shop);
    expect((await balanceOf(shop.db, player.userId)).rewardAmount).toBe(10_000_000);
    // It was paid by the wrong result before the correction, which counts that as the shop's loss.
    const payment = await shop.db.selectFrom('prize_payments').select(['amount', 'kept']).executeTakeFirst();
    expect(payment).toEqual({ amount: 10_000_000, kept: 10_000_000 });
    expect(await checkLedger(shop.db)).toEqual([]);
    await other.close();
    await watcher.close();
    await test.close();
  },
);
