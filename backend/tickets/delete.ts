import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { json, type Database } from '../db/schema';
import { notFound, Refusal } from '../http/refusal';
import { isId } from '../ids';
import { cancelOrder } from '../orders/cancel';
import type { OrderRow } from '../orders/answer';
import { readEntryId } from './entryId';

export interface Deletion {
  userId: string;
  /** Ids of tickets, or of whole history entries. */
  ids: readonly string[];
  now: Date;
}

/**
 * Deletes tickets from the history, all or none: settled ones are hidden and keep their outcome, unpaid ones cancel
 * their order. Answers every ticket that is deleted now.
 * Throws 404 for a ticket that is not the player's, 409 TICKET_NOT_DELETABLE for one that is paid and not drawn yet.
 */
export async function deleteTickets(trx: Transaction<Database>, { userId, ids, now }: Deletion): Promise<string[]> {
  const deleted: string[] = [];
  for (const id of new Set(ids)) {
    const tickets = await paidTickets(trx, userId, id);
    if (tickets.length > 0) {
      if (tickets.some(({ status }) => status === 1)) throw notDeletable();
      await hide(
        trx,
        userId,
        tickets.map((ticket) => ticket.id),
        now,
      );
      deleted.push(...tickets.map((ticket) => ticket.id));
      continue;
    }
    const order = await unpaidOrder(trx, userId, id);
    if (!order) throw notFound();
    await cancelOrder(trx, { userId, orderId: order.id, now });
    deleted.push(...order.items.map((item) => item.id));
  }
  return [...new Set(deleted)];
}

function notDeletable(): Refusal {
  return new Refusal(409, 'TICKET_NOT_DELETABLE', 'Vé đã thanh toán và chưa quay thưởng nên không thể xóa.');
}

async function paidTickets(trx: Transaction<Database>, userId: string, id: string) {
  const entry = readEntryId(id);
  if (!entry && !isId(id)) return [];
  const own = trx
    .selectFrom('tickets')
    .select(['id', 'status'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate();
  return entry
    ? own.where('order_id', '=', entry.orderId).where('game_id', '=', entry.gameId).execute()
    : own.where('id', '=', id).execute();
}

async function hide(trx: Transaction<Database>, userId: string, ids: readonly string[], now: Date): Promise<void> {
  await trx
    .updateTable('tickets')
    .set({ hidden_at: now })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('hidden_at', 'is', null)
    .execute();
}

/** The unpaid order that a history entry or one of its lines names. */
async function unpaidOrder(db: Kysely<Database>, userId: string, id: string): Promise<OrderRow | undefined> {
  const entry = readEntryId(id);
  const unpaid = db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('paid_at', 'is', null)
    .where('game_id', '!=', 'cart');
  return entry
    ? unpaid.where('id', '=', entry.orderId).where('game_id', '=', entry.gameId).executeTakeFirst()
    : unpaid.where(sql<boolean>`items @> ${json([{ id }])}::jsonb`).executeTakeFirst();
}
