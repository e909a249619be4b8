import * as v from 'valibot';
import type { NewCartItem } from '../../api/calls/cart';
import { gameIdSchema, unreadTicketSchema } from '@veloc/rules';
import type { KeyValueStorage } from '../browserStorage';
import { OUTBOX_KEY } from './saved';

/** As long as the server remembers an idempotency key. */
const LIFETIME = 24 * 3_600_000;

const entrySchema = v.object({
  sentAt: v.number(),
  item: v.object({
    gameId: gameIdSchema,
    gameName: v.string(),
    ticket: unreadTicketSchema,
    unitPrice: v.number(),
    quantity: v.number(),
    periodId: v.nullable(v.string()),
    numberPeriod: v.number(),
  }),
});
const outboxSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), entrySchema));

/**
 * What was sent by add-item and not answered for sure, by the line's temporary id, which is its idempotency key too. A
 * repeat sends the same body again, also after a reload, so the server counts it once.
 */
export interface Outbox {
  /** The body to send: the one sent before, else `item`, which is remembered. */
  put(id: string, item: NewCartItem, now: number): NewCartItem;
  settle(id: string): void;
  /** Sends whose line has been taken out since: the server may hold what the player no longer wants. */
  orphans(known: ReadonlySet<string>, now: number): [id: string, item: NewCartItem][];
  clear(): void;
}

export function createOutbox(storage: KeyValueStorage): Outbox {
  const read = () => {
    const stored = v.safeParse(outboxSchema, storage.getItem(OUTBOX_KEY));
    return stored.success ? stored.output : {};
  };
  const write = (entries: ReturnType<typeof read>) => storage.setItem(OUTBOX_KEY, JSON.stringify(entries));
  return {
    put(id, item, now) {
      const entries = read();
      const known = entries[id];
      if (known && now - known.sentAt < LIFETIME) return known.item;
      const sent = v.parse(entrySchema, { sentAt: now, item });
      write({ ...entries, [id]: sent });
      return sent.item;
    },
    settle(id) {
      const { [id]: settled, ...rest } = read();
      if (settled) write(rest);
    },
    orphans: (known, now) =>
      Object.entries(read()).flatMap(([id, { item, sentAt }]) =>
        known.has(id) || now - sentAt >= LIFETIME ? [] : [[id, item]],
      ),
    clear: () => storage.removeItem(OUTBOX_KEY),
  };
}
