import { sql, type RawBuilder, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorCall } from '../operator/call';
import { commands } from '../operator/commands';
import { runCommand } from '../operator/run';
import { importRecords } from '../testing/importing';
import { paymentSignature } from '../testing/paymentSignature';
import { buy, checkOut, megaLine, megaTicket } from '../testing/purchases';
import { megaRecord } from '../testing/resultRecords';
import { testShop, type TestPlayer, type TestShop } from '../testing/testShop';
import type { Database } from '../db/schema';
import { narrowedInvariants } from './checking/narrowed';
import { listTouched } from './checking/touched';
import { checkLedger, invariants, type Violation } from './invariants';

let test: TestShop;
let player: TestPlayer;
/** The paid order with one winning and one losing ticket, and another that waits. */
let orderId: string;
beforeAll(async () => {
  test = await testShop({ now: '2026-08-21T17:30:00+07:00', environment: { VELOC_SIMULATED_DRAWS: '0' } });
  player = await test.newPlayer({ balance: 500_000 });
  const { body } = await test.call('POST', '/internalpaygateway/init', {
    token: player.token,
    body: { amount: 50_000 },
  });
  const { transferNote } = body.data as { transferNote: string };
  await test.call('POST', '/sandbox/bank-transfers', { body: { transferNote, amount: 50_000 } });
  const winning = { ...megaLine, ticket: { ...megaTicket, listNumber: [2, 9, 17, 28, 44, 45] } };
  const losing = { ...megaLine, ticket: { ...megaTicket, listNumber: [1, 3, 4, 5, 6, 7] } };
  const paid = await buy(test, player, [winning, losing]);
  orderId = (paid.body.data as { order: { id: string } }).order.id;
  await checkOut(test, player);
  await test.call('POST', '/client-withdraw/add-new', {
    token: player.token,
    body: {
      amount: 20_000,
      bankId: 'vcb',
      accountNumber: '0011223344',
      accountHolder: 'NGUYEN VAN AN',
      source: 'wallet',
      signature: await paymentSignature(test, player),
    },
  });
  test.setNow('2026-08-21T18:10:00+07:00');
  await importRecords(test, megaRecord());
});
afterAll(() => test.close());

class Undo extends Error {}

type Look = (trx: Transaction<Database>) => Promise<Violation[]>;

/** What a check after the draw looks at, by the time since when it does. */
const touchedSince =
  (since: string): Look =>
  async (trx) => {
    await listTouched(trx, { since: new Date(since), periodId: 'mega:20260821' });
    return checkLedger(trx, narrowedInvariants);
  };

/** Breaks the ledger, looks, and takes the break back. */
async function violationsAfter(breaks: RawBuilder<unknown>[], look: Look = checkLedger): Promise<string[]> {
  let found: string[] = [];
  const broken = test.shop.db.transaction().execute(async (trx) => {
    for (const statement of breaks) await statement.execute(trx);
    found = (await look(trx)).map(({ invariant }) => invariant);
    throw new Undo();
  });
  await broken.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return [...new Set(found)];
}

const buyJournal = sql`(select id from journals where kind = 'buy')`;

/** Each rule of the ledger with a break that only it and its neighbours see. */
const breaks: Record<string, () => RawBuilder<unknown>[]> = {
  'every-journal-sums-to-zero': () => [
    sql`update entries set amount = amount - 1 where journal_id = ${buyJournal} and account = 'sys:sales'`,
  ],
  'the-ledger-sums-to-zero': () => [
    sql`update entries set amount = amount + 1 where journal_id = ${buyJournal} and account = 'sys:sales'`,
  ],
  'no-balance-below-zero': () => [
    sql`alter table accounts drop constraint accounts_balance_check`,
    sql`update accounts set balance = -1 where kind = 'wallet'`,
  ],
  'balances-equal-their-entries': () => [sql`update accounts set balance = balance + 10000 where kind = 'wallet'`],
  'tickets-are-in-time': () => [
    sql`update tickets set created_at = (select closes_at from periods where id = tickets.period_id)`,
  ],
  'paid-orders-have-one-journal': () => [sql`update journals set ref_id = 'another' where kind = 'buy'`],
  'purchases-have-their-order': () => [sql`update orders set paid_at = null where id = ${orderId}`],
  'paid-orders-equal-their-tickets': () => [sql`update tickets set price = price * 2 where status = 2`],
  'winners-are-paid-once': () => [sql`update tickets set prize = prize + 1 where status = 3`],
  'prizes-are-paid-whole': () => [
    sql`update draws set details = '{"printed":{"second":{"winners":1,"value":400000}}}' where feed = 'mega'`,
  ],
  'losers-are-not-paid': () => [sql`update tickets set status = 2 where status = 3`],
  'waiting-prizes-have-a-claim': () => [sql`update tickets set status = 4 where status = 3`],
  'owed-prizes-equal-their-claims': () => [
    sql`insert into prize_claims
        (id, ticket_id, user_id, period_id, draw_id, amount, prizes, awaits_figure, state, created_at, lapses_at)
      select gen_random_uuid(), tickets.id, user_id, period_id, periods.draw_id, 1, '[]', false, 'waiting',
        tickets.created_at, tickets.created_at
      from tickets join periods on periods.id = tickets.period_id where tickets.status = 3`,
  ],
  'kept-prizes-are-the-shops-loss': () => [sql`update prize_payments set kept = 1`],
  'taken-stock-equals-its-tickets': () => [
    sql`update tickets set game_id = 'classic', payload = '{"numbers":"2768","amount":2}' where status = 2`,
  ],
  'settled-draws-leave-no-ticket': () => [sql`update tickets set status = 1 where status = 2`],
  'refunded-tickets-got-their-price-back-once': () => [sql`update tickets set status = 5 where status = 2`],
  'prizes-have-a-winning-ticket': () => [
    sql`update transactions set meta = jsonb_set(meta, '{ticketId}', (
      select to_jsonb(id) from tickets where status = 2
    )) where kind = 'reward'`,
  ],
  'pools-are-paid-once': () => [
    sql`update transactions set meta = jsonb_set(meta, '{prizes,0}', '{"tier":"jackpot","lines":2,"value":12000000000}')
      where kind = 'reward'`,
  ],
  'bounced-withdrawals-came-back': () => [
    sql`insert into bounced_withdrawals select id, 'FT back', created_at from transactions where kind = 'withdraw'`,
  ],
  'withdrawals-hold-their-amount': () => [sql`update transactions set status = 'failed' where kind = 'withdraw'`],
  'credits-equal-arrivals': () => [sql`update arrivals set amount = amount - 1`],
  'references-are-credited-once': () => [
    sql`insert into arrivals
        (id, provider, provider_ref, named, top_up_id, amount, received_at, state, contradicts, credited_by)
      select gen_random_uuid(), provider, ' ' || upper(provider_ref), 'another', top_up_id, amount, received_at, state,
        true, credited_by
      from arrivals`,
  ],
  'confirmed-money-arrives': () => [
    sql`insert into top_up_claims select id, 1, created_at - interval '4 days' from transactions where kind = 'topup'`,
  ],
  'orders-are-paid-once': () => [
    sql`insert into transactions (id, user_id, kind, amount, status, title, order_id, search, created_at, updated_at)
      select gen_random_uuid(), user_id, kind, amount, status, title, order_id, search, created_at, updated_at
      from transactions where kind = 'buy'`,
  ],
  'withdrawals-are-proven': () => [sql`update transactions set meta = meta - 'proof' where kind = 'withdraw'`],
  'finished-transactions-have-a-journal': () => [sql`update transactions set status = 'pending' where kind = 'topup'`],
  'journals-have-their-transaction': () => [
    sql`insert into journals select gen_random_uuid(), user_id, 'withdraw_reversal', 'of nothing', created_at
      from journals where kind = 'withdraw'`,
  ],
  'journals-move-what-their-kind-says': () => [
    sql`update entries set account = 'sys:promo' where journal_id = ${buyJournal} and account = 'sys:sales'`,
  ],
};

/** Of rules that say two things: breaks of the second. */
const secondBreaks: typeof breaks = {
  'pools-are-paid-once': () => [
    sql`update draws set details = details - 'printed' where feed = 'mega'`,
    sql`update periods set paying = jsonb_set(paying, '{before,jackpot1}', '50000000000')
      where game_id = 'mega' and paying is not null`,
    sql`insert into draws (id, feed, dial_at, numbers, details, jackpot1, winners1, source, created_at)
      select 'won before', feed, dial_at - interval '2 days', numbers, '{"printed":{}}', 50000000000, 1, source, created_at
      from draws where id in (select draw_id from periods where game_id = 'mega' and paying is not null)`,
  ],
  'owed-prizes-equal-their-claims': () => [
    sql`insert into prize_claims
        (id, ticket_id, user_id, period_id, draw_id, amount, prizes, awaits_figure, state, created_at, lapses_at)
      select gen_random_uuid(), tickets.id, user_id, period_id, periods.draw_id, 0,
        '[{"tier":"first","lines":1,"value":10000000}]', false, 'waiting', tickets.created_at, tickets.created_at
      from tickets join periods on periods.id = tickets.period_id where tickets.status = 3`,
  ],
  'waiting-prizes-have-a-claim': () => [
    sql`insert into prize_claims
        (id, ticket_id, user_id, period_id, draw_id, amount, prizes, awaits_figure, state, created_at, lapses_at)
      select gen_random_uuid(), tickets.id, user_id, period_id, periods.draw_id, 10000000,
        '[{"tier":"first","lines":1,"value":10000000}]', false, 'approved', tickets.created_at, tickets.created_at
      from tickets join periods on periods.id = tickets.period_id where tickets.status = 2`,
  ],
  'confirmed-money-arrives': () => [
    sql`insert into top_up_claims select id, 1, created_at from transactions where kind = 'topup'`,
    sql`insert into arrivals (id, provider, provider_ref, named, top_up_id, amount, received_at, state)
      select gen_random_uuid(), 'gateway', 'went back', id, id, amount, created_at, 'returned'
      from transactions where kind = 'topup'`,
  ],
  'losers-are-not-paid': () => [
    sql`update draws set corrected_at = created_at`,
    sql`update tickets set status = 5, set_aside_at = created_at where status = 3`,
  ],
  'prizes-are-paid-whole': () => [
    sql`update transactions set meta = jsonb_set(meta, '{prizes,0,tier}', '"jackpot"') where kind = 'reward'`,
    sql`update draws set winners1 = 1 where feed = 'mega'`,
    sql`update periods set paying = jsonb_set(paying, '{pools,jackpot1}', '50000000000') where paying is not null`,
  ],
  'journals-have-their-transaction': () => [
    sql`update journals set ref_id = (select id::text from transactions where kind = 'reward') where kind = 'withdraw'`,
  ],
  'journals-move-what-their-kind-says': () => [
    sql`update entries set amount = -amount where journal_id = ${buyJournal}`,
  ],
  'withdrawals-are-proven': () => [
    sql`update transactions set meta = jsonb_set(meta, '{proof}', '"known"') where kind = 'withdraw'`,
  ],
};

describe('the rules of the ledger', () => {
  it('hold after a purchase, a draw and a prize', async () => {
    expect(await checkLedger(test.shop.db)).toEqual([]);
    const { body } = await test.call('GET', '/operator/ledger-check', { token: test.shop.secrets.operatorKey });
    expect(body.data).toEqual({ violations: 0, stoppedSince: null, rows: [] });
  });

  it.each(['2026-08-21T17:00:00+07:00', '2026-08-21T18:00:00+07:00', '2026-08-21T18:10:00.001+07:00'])(
    'hold for what was touched since %s',
    async (since) => {
      expect(await violationsAfter([], touchedSince(since))).toEqual([]);
    },
  );

  it('each have a break that shows they see something', () => {
    expect(Object.keys(breaks).toSorted()).toEqual(invariants.map(({ name }) => name));
  });

  it.each(Object.keys(breaks))('%s sees its break', async (name) => {
    const statements = breaks[name]?.() ?? [];
    expect(await violationsAfter(statements)).toContain(name);
    expect(await violationsAfter(statements, touchedSince('2026-08-21T17:30:00+07:00'))).toContain(name);
  });

  it.each(Object.keys(secondBreaks))('%s sees the other break', async (name) => {
    const statements = secondBreaks[name]?.() ?? [];
    expect(await violationsAfter(statements)).toContain(name);
    expect(await violationsAfter(statements.slice(0, -1))).not.toContain(name);
    expect(await violationsAfter(statements, touchedSince('2026-08-21T17:30:00+07:00'))).toContain(name);
  });
});

describe('npm run operator -- ledger check', () => {
  async function run(...words: string[]) {
    const printed: string[] = [];
    const fetcher = (async (url: URL, init: RequestInit) => test.app.request(url, init)) as typeof fetch;
    const call = operatorCall('http://shop.test', test.shop.secrets.operatorKey, fetcher);
    const status = await runCommand(commands, words, { call, print: (line) => printed.push(line) });
    return { status, printed };
  }

  it('prints how many violations there are, and ends with 1 when there are some', async () => {
    expect(await run('ledger', 'check')).toEqual({ status: 0, printed: ['violations: 0'] });
    const change = (by: number) =>
      test.shop.db
        .updateTable('accounts')
        .set({ balance: sql`balance + ${by}::bigint` })
        .where('kind', '=', 'wallet')
        .execute();
    await change(1);
    const { status, printed } = await run('ledger', 'check');
    await change(-1);
    expect(status).toBe(1);
    expect(printed.at(-1)).toBe('violations: 1');
    expect(printed[0]).toContain('balances-equal-their-entries');
  });

  it('says what exists for an unknown command and what is missing for a known one', async () => {
    expect(await run('ledger', 'burn')).toMatchObject({ status: 2 });
    expect(await run('topups', 'confirm')).toEqual({ status: 1, printed: ['Say which top-up: topups confirm ID'] });
    const { status, printed } = await run('topups', 'confirm', '0190a000-0000-7000-8000-000000000000');
    expect([status, printed[0]]).toEqual([1, expect.stringContaining('404')]);
  });
});
