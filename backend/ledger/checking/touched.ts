import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import { firstIdAt } from '../../ids';

/** A journal that names a ticket: by its id, or by its id and what tells two journals of it apart. */
const TICKET_OF_REF = sql`split_part(ref_id, ':', 1)::uuid`;
const OF_TICKETS = sql`('reward', 'refund', 'prize_correction')`;
/** A journal that names a transaction by its id. */
const OF_TRANSACTIONS = sql`('topup', 'withdraw', 'withdraw_reversal', 'reward_transfer')`;
/** An id as the shop makes them: what a broken journal names may be any text. */
const NAMES_AN_ID = sql`ref_id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'`;

interface Since {
  /** Rows made before it were there when the ledger was last known to be sound. */
  since: Date;
  /** A draw that was settled. */
  periodId: string | null;
}

interface Listed {
  name: string;
  columns: string;
  query: RawBuilder<unknown>;
}

function lists({ since, periodId }: Since): readonly Listed[] {
  const first = firstIdAt(since);
  const ticketsFrom = (source: RawBuilder<unknown>) =>
    sql`select tickets.id, tickets.user_id, tickets.order_id from ${source}`;
  return [
    {
      name: 'touched_journals',
      columns: 'id uuid primary key, user_id uuid, kind text, ref_id text',
      query: sql`select id, user_id, kind, ref_id from journals where id >= ${first}`,
    },
    {
      name: 'touched_users',
      columns: 'id uuid primary key',
      query: sql`select distinct user_id from touched_journals`,
    },
    {
      // `ref`: the top-up whose money a further transfer is, or the ticket that won.
      name: 'touched_transactions',
      columns: 'id uuid primary key, user_id uuid, kind text, ref uuid',
      query: sql`
        select id, user_id, kind, coalesce(meta ->> 'topUp', meta ->> 'ticketId')::uuid from transactions where id >= ${first}
        union
        select transactions.id, transactions.user_id, transactions.kind,
          coalesce(meta ->> 'topUp', meta ->> 'ticketId')::uuid
        from touched_journals as journals
        join transactions on transactions.id = journals.ref_id::uuid
        where journals.kind in ${OF_TRANSACTIONS} and ${NAMES_AN_ID}`,
    },
    {
      name: 'touched_topups',
      columns: 'id uuid primary key',
      query: sql`select distinct coalesce(ref, id) from touched_transactions where kind = 'topup'`,
    },
    {
      name: 'touched_orders',
      columns: 'id uuid primary key',
      query: sql`
        select id from orders where id >= ${first}
        union
        select orders.id from touched_journals as journals join orders on orders.id = journals.ref_id::uuid
        where journals.kind = 'buy' and ${NAMES_AN_ID}`,
    },
    {
      name: 'touched_periods',
      columns: 'id text primary key',
      query: sql`
        select tickets.period_id from touched_journals as journals join tickets on tickets.id = ${TICKET_OF_REF}
        where journals.kind in ${OF_TICKETS} and ${NAMES_AN_ID}
        union
        select id from periods where id = ${periodId}`,
    },
    {
      // Of a draw with a pool all winners count, since they share it.
      name: 'touched_tickets',
      columns: 'id uuid primary key, user_id uuid, order_id uuid',
      query: sql`
        ${ticketsFrom(sql`touched_orders as orders join tickets on tickets.order_id = orders.id`)}
        union
        ${ticketsFrom(sql`touched_journals as journals join tickets on tickets.id = ${TICKET_OF_REF}`)}
        where journals.kind in ${OF_TICKETS} and ${NAMES_AN_ID}
        union
        ${ticketsFrom(sql`touched_transactions as rewards join tickets on tickets.id = rewards.ref`)}
        where rewards.kind = 'reward'
        union
        ${ticketsFrom(sql`touched_periods as touched join periods on periods.id = touched.id
          join tickets on tickets.period_id = periods.id and tickets.status in (3, 4, 5)`)}
        where periods.id = ${periodId} or periods.paying is not null
        union
        ${ticketsFrom(sql`touched_periods as touched
          join tickets on tickets.period_id = touched.id and tickets.status = 1 and tickets.set_aside_at is not null`)}`,
    },
    {
      name: 'touched_rewards',
      columns: 'id uuid primary key',
      query: sql`
        select rewards.id from touched_tickets as touched
        join transactions as rewards on rewards.order_id = touched.order_id and rewards.kind = 'reward'
        where (rewards.meta ->> 'ticketId')::uuid = touched.id
        union
        select id from touched_transactions where kind = 'reward'`,
    },
    {
      // A ticket has several journals of a kind where a later result told something else.
      name: 'touched_ticket_journals',
      columns: 'id uuid primary key, kind text',
      query: sql`
        select own.id, own.kind from touched_tickets as touched
        join journals as own on own.user_id = touched.user_id and own.kind in ('reward', 'refund')
          and own.ref_id = touched.id::text
        union
        select own.id, own.kind from touched_tickets as touched
        join tickets on tickets.id = touched.id
        join periods on periods.id = tickets.period_id
        join draws on draws.id = periods.draw_id and coalesce(draws.corrected_at, draws.repriced_at) is not null
        join journals as own on own.user_id = touched.user_id and own.kind = 'reward'
          and split_part(own.ref_id, ':', 1) = touched.id::text
        union
        select id, kind from touched_journals where kind in ('reward', 'refund')`,
    },
    {
      // What is left of a number that has a stock is one sum over its period; tickets of picked numbers name theirs otherwise.
      name: 'touched_stock',
      columns: 'period_id text, numbers text, primary key (period_id, numbers)',
      query: sql`
        select distinct tickets.period_id, tickets.payload ->> 'numbers' from touched_tickets as touched
        join tickets on tickets.id = touched.id where tickets.payload ->> 'numbers' is not null`,
    },
  ];
}

/**
 * Lists, for the rest of the transaction, what may have become wrong since: journals, and the players, orders,
 * transactions, top-ups, tickets and periods that they are about, each with statistics, so that the plans over them hold
 * for few rows and for many. Ids are made by time: the primary keys tell what is new.
 */
export async function listTouched(trx: Transaction<Database>, asked: Since): Promise<void> {
  for (const { name, columns, query } of lists(asked)) {
    const table = sql.table(name);
    await sql`create temporary table ${table} (${sql.raw(columns)}) on commit drop`.execute(trx);
    await sql`insert into ${table} ${query}`.execute(trx);
    await sql`analyze ${table}`.execute(trx);
  }
}
