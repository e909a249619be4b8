import type { CartSyncAnswer } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { Refusal } from '../http/refusal';
import { isId, newId } from '../ids';
import { insertLine, writeQuantity } from './change';
import { checkQuantity, checkRoom, TOMBSTONE_MS } from './limits';
import { judgePricedLine, type SentLine } from './line';
import { linesOf, lockCart } from './read';
import { cartItem } from './state';

export interface SyncedLine extends SentLine {
  id: string;
  /** The version this device last saw; without it nothing of a known line is written. */
  version?: number | undefined;
}

interface Sync {
  userId: string;
  now: Date;
  items: readonly SyncedLine[];
}

/**
 * Merges what one device holds into the cart and answers the whole cart. A known line takes the sent quantity only
 * when its version is the stored one, a removed line stays removed, an unknown line is added, and lines that were not
 * sent are kept: an old tab can neither delete nor overwrite what another device did (decision A4).
 */
export async function syncCart(trx: Transaction<Database>, { userId, now, items }: Sync): Promise<CartSyncAnswer> {
  await lockCart(trx, userId, now);
  await forgetOldTombstones(trx, userId, now);
  const rejected: CartSyncAnswer['rejected'] = [];
  for (const item of items) {
    try {
      await mergeLine(trx, { userId, now }, item);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      rejected.push({ id: item.id, code: error.code, message: error.message });
    }
  }
  const lines = await linesOf(trx, userId);
  return { items: lines.map((line) => cartItem(line, now)), rejected, syncedAt: now.toISOString() };
}

async function mergeLine(trx: Transaction<Database>, change: { userId: string; now: Date }, item: SyncedLine) {
  const known = await knownLine(trx, change.userId, item.id);
  if (known?.deleted_at) return;
  if (known) {
    const quantity = checkQuantity(item.quantity);
    const isNews = item.version === known.version && quantity !== known.quantity;
    if (isNews) await writeQuantity(trx, change, known.id, quantity);
    return;
  }
  const line = await judgePricedLine(trx, item, change.now);
  const lines = await linesOf(trx, change.userId);
  // The shop knew this line once under the sent id; an identical one that is there now already stands for it.
  if (lines.some(({ fingerprint }) => fingerprint === line.fingerprint)) return;
  checkRoom(lines.length);
  await insertLine(trx, change, isId(item.id) ? item.id : newId(change.now), line);
}

async function knownLine(trx: Transaction<Database>, userId: string, id: string) {
  if (!isId(id)) return undefined;
  return trx
    .selectFrom('cart_items')
    .select(['id', 'version', 'quantity', 'deleted_at'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

async function forgetOldTombstones(trx: Transaction<Database>, userId: string, now: Date) {
  await trx
    .deleteFrom('cart_items')
    .where('user_id', '=', userId)
    .where('deleted_at', '<', new Date(now.getTime() - TOMBSTONE_MS))
    .execute();
}
