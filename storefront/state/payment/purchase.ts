import { accept, checkAdding, gameName, usualGames, type Checked, type GameId, type GameList } from '@veloc/rules';
import * as v from 'valibot';
import type { KeyValueStorage } from '../browserStorage';
import type { LineDraft } from '../cart/checkedLine';
import type { PayLine } from './payLine';
import { PURCHASE_KEY } from './stored';

/** What 'Mua ngay' is about to buy: lines of one game and one run of draws. */
export interface Purchase {
  id: string;
  gameId: GameId;
  lines: readonly PayLine[];
}

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.string(),
    drafts: v.array(
      v.object({
        gameId: v.unknown(),
        ticket: v.unknown(),
        periodId: v.nullable(v.string()),
        numberPeriod: v.number(),
      }),
    ),
  }),
);

interface SentDraft {
  gameId: unknown;
  ticket: unknown;
  periodId: string | null;
  numberPeriod?: number;
}

function purchaseOf(id: string, drafts: readonly SentDraft[], games: GameList): Checked<Purchase> {
  const lines: PayLine[] = [];
  for (const draft of drafts) {
    const admitted = checkAdding(draft, games);
    if (!admitted.ok) return admitted;
    const { value } = admitted;
    lines.push({
      ...value,
      id: `${id}.${lines.length}`,
      ticket: { ...value.ticket },
      gameName: gameName(value.gameId, { ...value.ticket }),
      totalPrice: value.unitPrice * value.quantity,
    });
  }
  const [first] = lines;
  return first ? accept({ id, gameId: first.gameId, lines }) : { ok: false, code: 'MISSING_TICKET', message: '' };
}

/** The purchase under `id` of tickets that the shop sells, kept for a reload or a login; or why there is none. */
export function keepPurchase(
  storage: KeyValueStorage,
  { id, drafts, games }: { id: string; drafts: readonly LineDraft[]; games: GameList },
): Checked<Purchase> {
  const purchase = purchaseOf(id, drafts, games);
  if (purchase.ok) storage.setItem(PURCHASE_KEY, JSON.stringify({ id, drafts: purchase.value.lines }));
  return purchase;
}

/** The one that was kept, judged anew; null when it is gone or nobody can read it. */
export function keptPurchase(storage: KeyValueStorage): Purchase | null {
  const stored = v.safeParse(storedSchema, storage.getItem(PURCHASE_KEY));
  if (!stored.success) return null;
  const purchase = purchaseOf(stored.output.id, stored.output.drafts, usualGames());
  return purchase.ok ? purchase.value : null;
}
