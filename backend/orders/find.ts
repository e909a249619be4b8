import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { notFound } from '../http/httpError';
import { isId } from '../ids';
import { readOrder, type ReadOrder } from './answer';
import { storedOrderId } from './publicOrderId';

function orderQuery(db: Kysely<Database>, userId: string, id: string) {
  return db.selectFrom('orders').selectAll().where('user_id', '=', userId).where('id', '=', id);
}

/** An order of this player by its id on the wire, or undefined; somebody else's is undefined too. */
export async function findOrder(
  db: Kysely<Database>,
  userId: string,
  publicId: string,
): Promise<ReadOrder | undefined> {
  const id = storedOrderId(publicId);
  const order = isId(id) ? await orderQuery(db, userId, id).executeTakeFirst() : undefined;
  return order && readOrder(order);
}

/** The same, kept from everybody else until the transaction ends. Throws 404 NOT_FOUND. */
export async function lockOrder(trx: Transaction<Database>, userId: string, publicId: string): Promise<ReadOrder> {
  const id = storedOrderId(publicId);
  const order = isId(id) ? await orderQuery(trx, userId, id).forUpdate().executeTakeFirst() : undefined;
  if (!order) throw notFound();
  return readOrder(order);
}
