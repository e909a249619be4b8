import { type CartSyncAnswer, type cartSyncRequestSchema } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import type * as v from 'valibot';
import type { Database } from '../db/schema';
import { HttpError } from '../http/httpError';
import { isId, newId } from '../ids';
import { insertLines, writeQuantities } from './change';
import { checkQuantity, checkCapacity } from './limits';
import { pricedLineValidator, type LineValidator, type ResolvedLine } from './line';
import { linesOf, lockCart } from './read';
import { cartItem } from './state';

interface Sync {
  userId: string;
  now: Date;
  items: v.InferOutput<typeof cartSyncRequestSchema>['items'];
}

/**
 * Merges what one device holds into the cart and answers the whole cart. A known line takes the sent quantity only
 * when its version is the stored one, a removed line stays removed, an unknown line is added, and lines that were not
 * sent are kept: an old tab can neither delete nor overwrite what another device did (decision A4).
 */
export async function syncCart(trx: Transaction<Database>, { userId, now, items }: Sync): Promise<CartSyncAnswer> {
  // Whoever else changes this cart waits from here to the end: what can be read before is read before, and what is
  // done takes as many statements for hundreds of lines as for one.
  const validate = await pricedLineValidator(trx, items, now);
  await lockCart(trx, userId, now);
  const { lines: merged, rejected } = mergeLines(await knownLines(trx, userId, items), items, { validate, now });
  await insertLines(
    trx,
    { userId, now },
    merged.flatMap(({ added, ...line }) => (added ? { ...added, ...line } : [])),
  );
  await writeQuantities(
    trx,
    { userId, now },
    merged.filter(({ added, isChanged }) => isChanged && !added),
  );
  const lines = await linesOf(trx, userId);
  return { items: lines.map((line) => cartItem(line, now)), rejected, syncedAt: now.toISOString() };
}

/** A line as it is in the cart, or was until it was removed. */
interface KnownLine {
  id: string;
  fingerprint: string;
  quantity: number;
  version: number;
  deleted_at: Date | null;
}

interface MergedLine extends KnownLine {
  /** Of a line that the cart did not know. */
  added?: ResolvedLine;
  isChanged?: boolean;
}

/** Merges lines one after the other, each into what those before it left. Writes nothing. */
function mergeLines(
  known: readonly KnownLine[],
  items: Sync['items'],
  { validate, now }: { validate: LineValidator; now: Date },
): { lines: MergedLine[]; rejected: CartSyncAnswer['rejected'] } {
  const byId = new Map<string, MergedLine>(known.map((line) => [line.id, { ...line }]));
  const live = known.filter(({ deleted_at }) => deleted_at === null);
  const fingerprints = new Set(live.map(({ fingerprint }) => fingerprint));

  function merge(item: Sync['items'][number]): void {
    const named = isId(item.id) ? item.id.toLowerCase() : undefined;
    const line = named === undefined ? undefined : byId.get(named);
    if (line?.deleted_at) return;
    if (line) {
      const quantity = checkQuantity(item.quantity);
      const isNews = item.version === line.version && quantity !== line.quantity;
      if (isNews) byId.set(line.id, { ...line, quantity, version: line.version + 1, isChanged: true });
      return;
    }
    const added = validate(item);
    const { fingerprint, quantity } = added;
    // The shop knew this line once under the sent id; an identical one that is there now already stands for it.
    if (fingerprints.has(fingerprint)) return;
    checkCapacity(fingerprints.size);
    fingerprints.add(fingerprint);
    const id = named ?? newId(now);
    byId.set(id, { id, fingerprint, quantity, version: 1, deleted_at: null, added });
  }

  const rejected: CartSyncAnswer['rejected'] = [];
  for (const item of items) {
    try {
      merge(item);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      rejected.push({ id: item.id, code: error.code, message: error.message });
    }
  }
  return { lines: [...byId.values()], rejected };
}

/** The lines of a cart, and those of the sent ones that were removed. */
function knownLines(trx: Transaction<Database>, userId: string, items: Sync['items']): Promise<KnownLine[]> {
  const ids = items.map(({ id }) => id).filter(isId);
  return trx
    .selectFrom('cart_items')
    .select(['id', 'fingerprint', 'quantity', 'version', 'deleted_at'])
    .where('user_id', '=', userId)
    .where((where) => where.or([where('deleted_at', 'is', null), sql<boolean>`id = any(${ids}::uuid[])`]))
    .execute();
}
