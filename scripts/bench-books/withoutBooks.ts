import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Database } from '../../backend/db/schema';

/** What stands in for `backend/books/ticketEntries.ts` in the server that the bench compares with. */
export { entryOf, entryRows, factsOf, signRefusal } from '../../backend/books/ticketEntries';

export async function writeSold(
  trx: Transaction<Database>,
  _: unknown,
  tickets: readonly Insertable<Database['tickets']>[],
): Promise<void> {
  await trx.insertInto('tickets').values(tickets).execute();
}

export function promiseOf(): null {
  return null;
}

export async function entriesOfOrder(
  db: Kysely<Database>,
  orderId: string,
): Promise<{ ticketId: string; entry: null }[]> {
  const tickets = await db
    .selectFrom('tickets')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('line')
    .orderBy('draw_index')
    .execute();
  return tickets.map(({ id }) => ({ ticketId: id, entry: null }));
}
