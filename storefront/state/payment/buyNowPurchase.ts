import * as v from 'valibot';
import {
  ok,
  checkAdding,
  orderLine,
  usualGames,
  type Checked,
  type GameId,
  type GameList,
  type OrderLine,
  type SentLine,
  type LineDraft,
} from '@veloc/rules';
import { storedValue, type KeyValueStorage } from '../../lib/browserStorage';
import { storageKeys } from '../../lib/storageKeys';
import type { DraftAfterPurchase } from '../drafts/removePurchased';

/** What 'Mua ngay' is about to buy: lines of one game and one run of draws. */
export interface BuyNowPurchase {
  id: string;
  gameId: GameId;
  lines: readonly OrderLine[];
  /** What paying it does to the draft that its tickets stand in; absent when they stand in none. */
  draftAfter?: DraftAfterPurchase;
}

/** What is paid, as the shop's payments name it. */
export const subjectOf = ({ id }: Pick<BuyNowPurchase, 'id'>) => `purchase ${id}`;

const draftAfterSchema = v.object({ before: v.nullable(v.string()), left: v.nullable(v.string()) });

const storedPurchase = storedValue(
  storageKeys.purchase,
  v.pipe(
    v.object({
      id: v.string(),
      draftAfter: v.optional(draftAfterSchema),
      /** The same as older versions have stored it: a purchase under way empties its draft over an update. */
      sale: v.optional(draftAfterSchema),
      drafts: v.array(
        v.object({
          gameId: v.unknown(),
          ticket: v.unknown(),
          periodId: v.nullable(v.string()),
          numberPeriod: v.number(),
        }),
      ),
    }),
    v.transform(({ sale, draftAfter = sale, ...purchase }) => ({ ...purchase, draftAfter })),
  ),
);

interface Wanted {
  drafts: readonly LineDraft[];
  /** What the shop sells now. */
  games: GameList;
  draftAfter?: DraftAfterPurchase | undefined;
}

/** A purchase under `id` of tickets that the shop sells; or why there is none. */
export function purchaseOf(id: string, drafts: readonly SentLine[], games: GameList): Checked<BuyNowPurchase> {
  const lines: OrderLine[] = [];
  for (const draft of drafts) {
    const priced = checkAdding(draft, games);
    if (!priced.ok) return priced;
    lines.push(orderLine(priced.value, `${id}.${lines.length}`));
  }
  const [first] = lines;
  return first ? ok({ id, gameId: first.gameId, lines }) : { ok: false, code: 'MISSING_TICKET', message: '' };
}

/** The purchase under `id` of tickets that the shop sells, kept for a reload or a login; or why there is none. */
export function storeBuyNowPurchase(
  storage: KeyValueStorage,
  { id, drafts, games, draftAfter }: Wanted & { id: string },
): Checked<BuyNowPurchase> {
  const purchase = purchaseOf(id, drafts, games);
  if (!purchase.ok) return purchase;
  storedPurchase.write(storage, { id, drafts: [...purchase.value.lines], draftAfter });
  return ok({ ...purchase.value, ...(draftAfter ? { draftAfter } : {}) });
}

/** Whether these are the tickets of that purchase, for the same draws. */
export function isSameBuyNowPurchase({ id, lines }: BuyNowPurchase, { drafts, games }: Wanted): boolean {
  const wanted = purchaseOf(id, drafts, games);
  return wanted.ok && JSON.stringify(wanted.value.lines) === JSON.stringify(lines);
}

/** The one that was kept, judged anew; null when it is gone or nobody can read it. */
export function readBuyNowPurchase(storage: KeyValueStorage): BuyNowPurchase | null {
  const stored = storedPurchase.read(storage);
  if (!stored) return null;
  const { id, drafts, draftAfter } = stored;
  const purchase = purchaseOf(id, drafts, usualGames());
  return purchase.ok ? { ...purchase.value, ...(draftAfter ? { draftAfter } : {}) } : null;
}

/** Forgets the purchase with this id; another tab may have kept one of its own since. */
export function forgetBuyNowPurchase(storage: KeyValueStorage, id: string): void {
  if (readBuyNowPurchase(storage)?.id === id) storage.removeItem(storageKeys.purchase);
}
