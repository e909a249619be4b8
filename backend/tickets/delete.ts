import { TICKET_STATUS } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { notFound, HttpError } from '../http/httpError';
import { isId } from '../ids';
import type { OrderRow } from '../orders/answer';
import { cancelPending, requireUnpaid } from '../orders/cancel';
import { entryId, readEntryId, type EntryKey } from './entryId';

export interface Deletion {
  userId: string;
  /** Ids of tickets, or of whole history entries. */
  ids: readonly string[];
  now: Date;
}

/**
 * Deletes tickets from the history, all or none: settled ones are hidden and keep their outcome, unpaid ones cancel
 * their order. Answers every ticket that is deleted now. Takes as many statements for hundreds of ids as for one.
 * Throws 404 for a ticket that is not the player's, 409 TICKET_NOT_DELETABLE for one that is paid and not drawn yet.
 */
export async function deleteTickets(trx: Transaction<Database>, { userId, ids, now }: Deletion): Promise<string[]> {
  const named = [...new Set(ids)].map((id) => ({ id, entry: readEntryId(id) }));
  const paid = await paidTickets(trx, userId, named);
  const unpaid = await unpaidOrders(
    trx,
    userId,
    named.filter((one) => !paid.has(keyOf(one))),
  );
  const hidden = new Set<string>();
  const cancelled = new Set<OrderRow>();
  const deleted = new Set<string>();
  for (const one of named) {
    const tickets = paid.get(keyOf(one));
    if (tickets) {
      if (tickets.some(({ status }) => status === TICKET_STATUS.active)) throw notDeletable();
      for (const { id } of tickets) {
        hidden.add(id);
        deleted.add(id);
      }
    } else {
      const order = unpaid.get(one.entry ? keyOf(one) : one.id);
      if (!order) throw notFound();
      requireUnpaid(order);
      cancelled.add(order);
      for (const { id } of order.items) deleted.add(id);
    }
  }
  await hide(trx, [...hidden], now);
  await cancelPending(trx, [...cancelled]);
  return [...deleted];
}

function notDeletable(): HttpError {
  return new HttpError(409, 'TICKET_NOT_DELETABLE', 'Vé đã thanh toán và chưa quay thưởng nên không thể xóa.');
}

/** A text from outside, and the history entry that it names if it does. */
interface Named {
  id: string;
  entry: EntryKey | null;
}

/** The same for every way to write one id. */
function keyOf({ id, entry }: Named): string {
  return entry ? entryId({ ...entry, orderId: entry.orderId.toLowerCase() }) : id.toLowerCase();
}

interface PaidTicket {
  id: string;
  order_id: string;
  game_id: EntryKey['gameId'];
  status: number;
}

/** Locks the tickets that are named, alone or by their entry; answers them by `keyOf`. */
async function paidTickets(
  trx: Transaction<Database>,
  userId: string,
  named: readonly Named[],
): Promise<Map<string, PaidTicket[]>> {
  const ids = named.filter(({ id, entry }) => !entry && isId(id)).map(({ id }) => id);
  const entries = named.flatMap(({ entry }) => entry ?? []);
  const [orders, games] = [entries.map(({ orderId }) => orderId), entries.map(({ gameId }) => gameId)];
  // Found by their own indexes, whosever they are: the player's index would lead through a whole long history.
  const { rows: tickets } = await sql<PaidTicket>`
    with named as materialized (
      select id, user_id from tickets where id = any(${ids}::uuid[]) or order_id = any(${orders}::uuid[])
        and (order_id, game_id) in (select * from unnest(${orders}::uuid[], ${games}::text[]))
    )
    select id, order_id, game_id, status from tickets
    where id in (select id from named where user_id = ${userId}) order by id for update`.execute(trx);
  const byKey = new Map<string, PaidTicket[]>();
  for (const ticket of tickets) {
    for (const key of [ticket.id, entryId({ orderId: ticket.order_id, gameId: ticket.game_id })]) {
      const own = byKey.get(key);
      if (own) own.push(ticket);
      else byKey.set(key, [ticket]);
    }
  }
  return byKey;
}

async function hide(trx: Transaction<Database>, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('tickets')
    .set({ hidden_at: now })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('hidden_at', 'is', null)
    .execute();
}

/** Locks the unpaid orders that are named by entries or by their lines; answers them by `keyOf` and by their lines. */
async function unpaidOrders(
  trx: Transaction<Database>,
  userId: string,
  named: readonly Named[],
): Promise<Map<string, OrderRow>> {
  const entries = named.flatMap(({ entry }) => entry?.orderId ?? []);
  const lines = named.filter(({ entry }) => !entry).map(({ id }) => id);
  const ids = [...entries, ...(await unpaidOrdersOf(trx, userId, lines))];
  if (ids.length === 0) return new Map();
  const orders = await trx
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('game_id', '!=', 'cart')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(
    orders.flatMap((order) => {
      const { id: orderId, game_id: gameId, items } = order;
      const keys = [...(gameId === 'cart' ? [] : [entryId({ orderId, gameId })]), ...items.map(({ id }) => id)];
      return keys.map((key): [string, OrderRow] => [key, order]);
    }),
  );
}

/** The unpaid orders that hold some lines. All of a player's unpaid orders are read once, by their own index. */
async function unpaidOrdersOf(trx: Transaction<Database>, userId: string, lines: readonly string[]): Promise<string[]> {
  if (lines.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct orders.id from orders
    cross join lateral jsonb_array_elements(orders.items) item
    join unnest(${lines}::text[]) as line(id) on line.id = item ->> 'id'
    where orders.user_id = ${userId} and orders.paid_at is null and orders.game_id <> 'cart'`.execute(trx);
  return rows.map(({ id }) => id);
}
