import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { notFound } from '../http/httpError';
import { isId } from '../ids';
import type { OrderRow } from './answer';
import { readOrderLines, type BoughtLine } from './line';
import { storedOrderId } from './publicOrderId';

function orderQuery(db: Kysely<Database>, userId: string, id: string) {
  return db.selectFrom('orders').selectAll().where('user_id', '=', userId).where('id', '=', id);
}

/** An order with its lines decoded. */
export type ReadOrder = OrderRow & { items: BoughtLine[] };

function withLines(order: OrderRow): ReadOrder {
  return { ...order, items: readOrderLines(order.items) };
}

/** An order of this player by its id on the wire, or undefined; somebody else's is undefined too. */
export async function findOrder(
  db: Kysely<Database>,
  userId: string,
  publicId: string,
): Promise<ReadOrder | undefined> {
  const id = storedOrderId(publicId);
  const order = isId(id) ? await orderQuery(db, userId, id).executeTakeFirst() : undefined;
  return order && withLines(order);
}

/** The same, kept from everybody else until the transaction ends. Throws 404 NOT_FOUND. */
export async function lockOrder(trx: Transaction<Database>, userId: string, publicId: string): Promise<ReadOrder> {
  const id = storedOrderId(publicId);
  const order = isId(id) ? await orderQuery(trx, userId, id).forUpdate().executeTakeFirst() : undefined;
  if (!order) throw notFound();
  return withLines(order);
}
