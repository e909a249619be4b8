import { texts, type CartLineAnswer, type GameId } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import { json, type Database } from '../db/schema';
import { HttpError } from '../http/httpError';
import { isId, newId } from '../ids';
import { checkQuantity, checkCapacity, MAX_TOMBSTONES } from './limits';
import type { ResolvedLine } from './line';
import { lineOf, linesOf, lockCart } from './read';
import { cartItem, type CartItemRow } from './state';

function itemNotFound(): HttpError {
  return new HttpError(404, 'CART_ITEM_NOT_FOUND', texts.cartItemNotFound);
}

interface Change {
  userId: string;
  now: Date;
}

async function withQuantity(trx: Transaction<Database>, change: Change, line: CartItemRow, quantity: number) {
  const written = await writeQuantity(trx, change, line.id, quantity);
  return cartItem({ ...line, ...written }, change.now);
}

/** Adds a judged line; an identical line raises its quantity instead (spec section 4). */
export async function addLine(trx: Transaction<Database>, change: Change, line: ResolvedLine): Promise<CartLineAnswer> {
  await lockCart(trx, change.userId, change.now);
  const lines = await linesOf(trx, change.userId);
  const same = lines.find(({ fingerprint }) => fingerprint === line.fingerprint);
  if (same) return withQuantity(trx, change, same, checkQuantity(same.quantity + line.quantity));
  checkCapacity(lines.length);
  const id = newId(change.now);
  await insertLines(trx, change, [{ ...line, id, version: 1 }]);
  const added = await lineOf(trx, change.userId, id);
  if (!added) throw itemNotFound();
  return cartItem(added, change.now);
}

/** Writes new lines in one statement; the cart must be locked. */
export async function insertLines(
  trx: Transaction<Database>,
  { userId, now }: Change,
  lines: readonly (ResolvedLine & SeenLine)[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    insert into cart_items (user_id, id, game_id, game_name, ticket, fingerprint, period_id, number_period, unit_price,
      quantity, version, added_at, updated_at)
    select ${userId}::uuid, id, "gameId", "gameName", ticket, fingerprint, "periodId", "numberPeriod", "unitPrice",
      quantity, version, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${json(lines)}::jsonb) as added(id uuid, "gameId" text, "gameName" text, ticket jsonb,
      fingerprint text, "periodId" text, "numberPeriod" int, "unitPrice" bigint, quantity int, version int)`.execute(
    trx,
  );
}

/** Writes quantities and versions of live lines in one statement; the cart must be locked. */
export async function writeQuantities(
  trx: Transaction<Database>,
  { userId, now }: Change,
  lines: readonly (SeenLine & { quantity: number })[],
): Promise<void> {
  if (lines.length === 0) return;
  await sql`
    update cart_items set quantity = changed.quantity, version = changed.version, updated_at = ${now}
    from jsonb_to_recordset(${json(lines)}::jsonb) as changed(id uuid, quantity int, version int)
    where user_id = ${userId} and cart_items.id = changed.id and deleted_at is null`.execute(trx);
}

interface NewQuantity {
  itemId: string;
  quantity: unknown;
  /** The version this device last saw; without it the quantity is written whatever the line has become. */
  version?: number | undefined;
}

/**
 * Throws 404 CART_ITEM_NOT_FOUND for a line that is not in the cart, and 409 CART_CHANGED for one that another tab or
 * phone has changed since.
 */
export async function setQuantity(
  trx: Transaction<Database>,
  change: Change,
  { itemId, quantity, version }: NewQuantity,
): Promise<CartLineAnswer> {
  const accepted = checkQuantity(quantity);
  await lockCart(trx, change.userId, change.now);
  const line = await lineOf(trx, change.userId, itemId);
  if (!line) throw itemNotFound();
  if (version !== undefined && version !== line.version) throw new HttpError(409, 'CART_CHANGED', texts.cartChanged);
  return withQuantity(trx, change, line, accepted);
}

/** Writes a quantity into a live line, counts the line's version and answers what changed; the cart must be locked. */
export async function writeQuantity(trx: Transaction<Database>, { userId, now }: Change, id: string, quantity: number) {
  if (!isId(id)) return undefined;
  return trx
    .updateTable('cart_items')
    .set({ quantity, version: sql`version + 1`, updated_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['quantity', 'version', 'updated_at'])
    .executeTakeFirst();
}

/** Which lines to remove: some by id, those of one game, or all. */
export type Removal = { ids: readonly string[] } | { gameId: GameId } | 'all';

/** A line as a device last saw it. */
export interface SeenLine {
  id: string;
  version: number;
}

/**
 * Leaves tombstones and answers how many lines went; removing again removes 0. With `seen`, a line goes only in the
 * version named there: a removal that comes late, or from an old tab, takes nothing that was added since.
 */
export async function removeLines(
  trx: Transaction<Database>,
  change: Change,
  which: Removal,
  seen?: readonly SeenLine[],
): Promise<number> {
  await lockCart(trx, change.userId, change.now);
  return dropLines(trx, change, which, seen);
}

/** The same for a caller that has locked the cart. */
export async function dropLines(
  trx: Transaction<Database>,
  { userId, now }: Change,
  which: Removal,
  seen?: readonly SeenLine[],
): Promise<number> {
  let removal = trx
    .updateTable('cart_items')
    .set({ deleted_at: now, updated_at: now, version: sql`version + 1` })
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
  if (which !== 'all' && 'ids' in which) {
    removal = removal.where(sql<boolean>`id = any(${which.ids.filter(isId)}::uuid[])`);
  }
  if (which !== 'all' && 'gameId' in which) removal = removal.where('game_id', '=', which.gameId);
  if (seen) {
    const known = seen.filter(({ id }) => isId(id));
    const [ids, versions] = [known.map(({ id }) => id), known.map(({ version }) => version)];
    removal = removal.where(
      sql<boolean>`(id, version) in (select * from unnest(${ids}::uuid[], ${versions}::float8[]))`,
    );
  }
  const removed = await removal.returning('id').execute();
  if (removed.length > 0) await forgetTombstones(trx, userId);
  return removed.length;
}

/** Whoever fills and clears a cart all day must not fill the database. */
async function forgetTombstones(trx: Transaction<Database>, userId: string): Promise<void> {
  await sql`
    delete from cart_items
    where user_id = ${userId} and deleted_at <= (
      select deleted_at from cart_items
      where user_id = ${userId} and deleted_at is not null
      order by deleted_at desc
      offset ${MAX_TOMBSTONES} limit 1)`.execute(trx);
}
