import { historyEntrySchema, type Feed, type HistoryEntryAnswer } from '@veloc/rules';
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import * as v from 'valibot';

// What is kept for a device without a network: signed results, which are everybody's, and a player's own tickets in a
// database that is deleted with the session. Nothing of a player is in a name.
const RESULTS = 'veloc-results';
export const TICKETS_DATABASE = 'veloc-tickets';

/** Why the last pack that came was not taken. */
export type Refusal = 'wrong' | 'rollback' | 'altered';

/** What is known of the pack of a feed, without the pack itself. */
export interface KeptPack {
  /** Moment of its last draw; null while none was taken. */
  to: string | null;
  /** Ms since the epoch, by the server's clock: when the shop last said that this is the newest. */
  receivedAt: number;
  refused: Refusal | null;
}

const storedPack = v.object({
  to: v.nullable(v.string()),
  receivedAt: v.number(),
  refused: v.nullable(v.picklist(['wrong', 'rollback', 'altered'])),
}) satisfies v.GenericSchema<unknown, KeptPack>;

/** What a ticket wins as far as a device can tell. */
export interface KeptEstimate {
  /** Dearest first; none where it wins nothing. */
  prizes: readonly { name: string; lines: number }[];
  /** Đồng, without jackpots. */
  amount: number;
  hasJackpot: boolean;
}

/** What this device says of the tickets of one purchase in one draw. */
export type Verdict =
  /** The draw is in a pack; an estimate for each ticket, null for one that nobody here can read. */
  | {
      state: 'drawn';
      /** As of the pack. */
      receivedAt: number;
      numbers: readonly (number | string)[];
      special: readonly number[];
      estimates: readonly (KeptEstimate | null)[];
    }
  /** No pack here tells the draw: it may have been drawn all the same. */
  | { state: 'unknown' }
  /** The same, and the newest pack was refused. */
  | { state: 'refused'; why: Refusal };

/** The tickets of one purchase in one draw. */
export interface KeptTickets {
  entry: HistoryEntryAnswer;
  verdict: Verdict;
}

const estimateSchema = v.object({
  prizes: v.array(v.object({ name: v.string(), lines: v.number() })),
  amount: v.number(),
  hasJackpot: v.boolean(),
});

const verdictSchema = v.union([
  v.object({
    state: v.literal('drawn'),
    receivedAt: v.number(),
    numbers: v.array(v.union([v.number(), v.string()])),
    special: v.array(v.number()),
    estimates: v.array(v.nullable(estimateSchema)),
  }),
  v.object({ state: v.literal('unknown') }),
  v.object({ state: v.literal('refused'), why: v.picklist(['wrong', 'rollback', 'altered']) }),
]) satisfies v.GenericSchema<unknown, Verdict>;

const storedTickets = v.object({ entry: historyEntrySchema, verdict: v.fallback(verdictSchema, { state: 'unknown' }) });

interface ResultsSchema extends DBSchema {
  packs: { key: Feed; value: KeptPack };
  texts: { key: Feed; value: string };
}

interface TicketsSchema extends DBSchema {
  owner: { key: 'owner'; value: string };
  tickets: { key: string; value: KeptTickets };
}

/** Opened for one work and closed after it, so that nobody who deletes waits. */
async function within<Schema extends DBSchema, T>(
  opening: Promise<IDBPDatabase<Schema>>,
  work: (db: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
  const db = await opening;
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

const results = <T>(work: (db: IDBPDatabase<ResultsSchema>) => Promise<T>) =>
  within(
    openDB<ResultsSchema>(RESULTS, 1, {
      upgrade(db) {
        db.createObjectStore('packs');
        db.createObjectStore('texts');
      },
    }),
    work,
  );

const tickets = <T>(work: (db: IDBPDatabase<TicketsSchema>) => Promise<T>) =>
  within(
    openDB<TicketsSchema>(TICKETS_DATABASE, 1, {
      upgrade(db) {
        db.createObjectStore('owner');
        db.createObjectStore('tickets');
      },
    }),
    work,
  );

/** Null where nothing is kept, or nothing that is known. */
export async function readPack(feed: Feed): Promise<KeptPack | null> {
  const { success, output } = v.safeParse(storedPack, await results((db) => db.get('packs', feed)));
  return success ? output : null;
}

/** The pack as it was signed; it is checked whenever it is used. */
export function readPackText(feed: Feed): Promise<string | undefined> {
  return results((db) => db.get('texts', feed));
}

/** Without a `text` the pack stays that is there. */
export function writePack(feed: Feed, pack: KeptPack, text?: string): Promise<void> {
  return results(async (db) => {
    const writing = db.transaction(['packs', 'texts'], 'readwrite');
    await Promise.all([
      writing.objectStore('packs').put(pack, feed),
      text === undefined ? undefined : writing.objectStore('texts').put(text, feed),
      writing.done,
    ]);
  });
}

/** Of whom tickets are kept, and which; null of nobody. Purchases that cannot be read any more are left out. */
export function readTickets(): Promise<{ owner: string; kept: KeptTickets[] } | null> {
  return tickets(async (db) => {
    const reading = db.transaction(['owner', 'tickets']);
    const [owner, kept] = await Promise.all([
      reading.objectStore('owner').get('owner'),
      reading.objectStore('tickets').getAll(),
    ]);
    if (owner === undefined) return null;
    const read = kept.map((one) => v.safeParse(storedTickets, one));
    return { owner, kept: read.flatMap(({ success, output }) => (success ? [output] : [])) };
  });
}

/** By what kept tickets are told apart: their purchase and their draw. */
export const keyOf = ({ entry }: Pick<KeptTickets, 'entry'>): string => `${entry.id} ${entry.listPeriod[0]?.periodId}`;

/** Puts a player's tickets in the place of all that are kept. */
export function writeTickets(owner: string, kept: readonly KeptTickets[]): Promise<void> {
  return tickets(async (db) => {
    const writing = db.transaction(['owner', 'tickets'], 'readwrite');
    const store = writing.objectStore('tickets');
    await Promise.all([
      writing.objectStore('owner').put(owner, 'owner'),
      store.clear(),
      ...kept.map((one) => store.put(one, keyOf(one))),
      writing.done,
    ]);
  });
}

/** Writes verdicts of tickets that are still kept of that player: meanwhile the session may have ended. */
export function writeVerdicts(owner: string, judged: readonly KeptTickets[]): Promise<void> {
  return tickets(async (db) => {
    const writing = db.transaction(['owner', 'tickets'], 'readwrite');
    const store = writing.objectStore('tickets');
    if ((await writing.objectStore('owner').get('owner')) === owner) {
      const known = new Set(await store.getAllKeys());
      await Promise.all(judged.filter((one) => known.has(keyOf(one))).map((one) => store.put(one, keyOf(one))));
    }
    await writing.done;
  });
}

/** Deletes a player's tickets and what was said of them; the results stay. */
export function forgetTickets(): Promise<void> {
  return deleteDB(TICKETS_DATABASE);
}
