import {
  entryLeaf,
  promiseText,
  refusalText,
  requestHash,
  rootOf,
  signNote,
  ticketEntry,
  ed25519Signer,
  signerNames,
  type TicketFacts,
} from '@veloc/proof';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { HttpError } from '../http/httpError';
import type { Shop } from '../shop';

/** What a ticket shares with no bet: its letter in the order, and what its builder kept. */
const DISPLAYED = new Set(['code', 'isDone', 'price']);

/** Rows of one insert: PostgreSQL takes 65,535 values a statement. */
const BATCH = 1_000;

type SoldTicket = Pick<
  Selectable<Database['tickets']>,
  'id' | 'copies' | 'game_id' | 'period_id' | 'payload' | 'price' | 'created_at'
>;

/** What the book commits to of a stored ticket. */
export function factsOf(ticket: SoldTicket): TicketFacts {
  const { copies, game_id: game, period_id: period, payload, price, created_at: stampedAt } = ticket;
  const play = Object.fromEntries(Object.entries(payload).filter(([name]) => !DISPLAYED.has(name)));
  return { copies, game, period, play, price, stampedAt: stampedAt.toISOString() };
}

/**
 * The entry of a stored ticket, as it is at this moment, and its salt. The salt is stored with it, so that its receipt is
 * the same after the shop has changed its secret.
 */
export function entryOf({ secrets }: Pick<Shop, 'secrets'>, ticket: SoldTicket): { entry: string; salt: Buffer } {
  const salt = Buffer.from(secrets.ticketSalt(ticket.id));
  return { entry: ticketEntry(factsOf(ticket), salt), salt };
}

/** What the books say of these tickets; their places follow. */
export function entryRows(shop: Pick<Shop, 'secrets'>, tickets: readonly SoldTicket[]) {
  return tickets.map((ticket) => ({ ticket_id: ticket.id, period_id: ticket.period_id, ...entryOf(shop, ticket) }));
}

type NewTicket = Insertable<Database['tickets']> & Omit<SoldTicket, 'payload'> & { payload: string };

/** Writes tickets that are sold and, in the same statement, since every purchase waits for it, what the books say of each. */
export async function writeSold(
  trx: Transaction<Database>,
  shop: Pick<Shop, 'secrets'>,
  tickets: readonly NewTicket[],
): Promise<void> {
  // As they are stored, which is what they are held against later.
  const stored = tickets.map((ticket) => ({
    ...ticket,
    payload: JSON.parse(ticket.payload) as Record<string, unknown>,
  }));
  const entries = entryRows(shop, stored);
  for (let from = 0; from < tickets.length; from += BATCH) {
    await trx
      .with('sold', (db) => db.insertInto('tickets').values(tickets.slice(from, from + BATCH)))
      .insertInto('book_entries')
      .values(entries.slice(from, from + BATCH))
      .execute();
  }
}

/** An order's tickets in its own order, with what the books say of each; null of one sold by a release without books. */
export function entriesOfOrder(
  db: Kysely<Database>,
  orderId: string,
): Promise<{ ticketId: string; entry: string | null }[]> {
  return db
    .selectFrom('tickets')
    .leftJoin('book_entries', 'book_entries.ticket_id', 'tickets.id')
    .select(['tickets.id as ticketId', 'book_entries.entry'])
    .where('tickets.order_id', '=', orderId)
    .orderBy('tickets.line')
    .orderBy('tickets.draw_index')
    .execute();
}

/**
 * Signs the refusal of an order that came after the end of sales, with the reading of the clock that judged it, so that a
 * player can show when it arrived. Any other error is left as it is.
 */
export function signRefusal(
  { secrets, settings }: Pick<Shop, 'secrets' | 'settings'>,
  orderId: string,
  error: unknown,
): unknown {
  if (!(error instanceof HttpError) || error.code !== 'PERIOD_CLOSED') return error;
  const { at } = error.data as { at: string };
  const shop = settings.shopName;
  const text = refusalText({ shop, request: requestHash(orderId), at });
  const refusal = signNote(text, [ed25519Signer(signerNames.refusal(shop), secrets.bookKey)]);
  return new HttpError(409, error.code, error.message, { ...(error.data as object), refusal });
}

/**
 * The shop's signed word that it has admitted a paid order's tickets; null for one of a release without books. The same
 * at any time, since Ed25519 has no chance in it.
 */
export function promiseOf(
  { secrets, settings }: Pick<Shop, 'secrets' | 'settings'>,
  order: { id: string; paid_at: Date | null },
  tickets: readonly { entry: string | null }[],
): string | null {
  const entries = tickets.flatMap(({ entry }) => entry ?? []);
  if (order.paid_at === null || entries.length < tickets.length) return null;
  const shop = settings.shopName;
  const text = promiseText({
    shop,
    orderId: order.id,
    stampedAt: order.paid_at.toISOString(),
    tickets: entries.length,
    root: rootOf(entries.map(entryLeaf)),
  });
  return signNote(text, [ed25519Signer(signerNames.promise(shop), secrets.bookKey)]);
}
