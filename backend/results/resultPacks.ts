import { brotliCompress } from 'node:zlib';
import { promisify } from 'node:util';
import { ed25519Signer, linesSince, packText, signPack, toHex, type SignedPack } from '@veloc/proof';
import { DAY, feeds, PACK_DAYS, PACK_DRAWS, packedLine, type Feed } from '@veloc/rules';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { detailsOf, type DrawRow } from '../draws/storedDraw';
import { singleflight } from '../http/singleflight';
import type { Shop } from '../shop';

const compressed = promisify(brotliCompress);

/** The signed results of a feed as they stand. */
export interface MadePack extends SignedPack {
  /** The hash of the lines, quoted: what they are asked for by again. */
  tag: string;
  /** The whole, and compressed; made once, when first asked for. */
  text: string;
  brotli(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Of a draw without a time no period follows, and the north's are not played. */
function newestOf(db: Kysely<Database>, feed: Feed) {
  return db
    .selectFrom('draws')
    .where('feed', '=', feed)
    .where('timed', '=', true)
    .where(sql<boolean>`region is distinct from 'MB'`)
    .orderBy('dial_at', 'desc')
    .orderBy('id', 'desc');
}

interface Window {
  /** The least draws of a pack, by id, and how many those of its days are. */
  ids: readonly string[];
  draws: number;
  since: Date;
}

async function windowOf(db: Kysely<Database>, feed: Feed): Promise<Window | null> {
  const least = await newestOf(db, feed).select(['id', 'dial_at']).limit(PACK_DRAWS).execute();
  const [last, oldest] = [least[0], least.at(-1)];
  if (!last || !oldest) return null;
  const since = new Date(Math.min(last.dial_at.getTime() - PACK_DAYS * DAY, oldest.dial_at.getTime() - 1));
  const { draws } = await newestOf(db, feed)
    .clearOrderBy()
    .select(({ fn }) => [fn.countAll<number>().as('draws')])
    .where('dial_at', '>', since)
    .executeTakeFirstOrThrow();
  return { ids: least.map(({ id }) => id), draws: Number(draws), since };
}

async function correctionsOf(db: Kysely<Database>, feed: Feed): Promise<number> {
  const { corrections } = await db
    .selectFrom('draw_corrections')
    .innerJoin('draws', 'draws.id', 'draw_corrections.draw_id')
    .select(({ fn }) => [fn.countAll<number>().as('corrections')])
    .where('draws.feed', '=', feed)
    .executeTakeFirstOrThrow();
  return Number(corrections);
}

/**
 * The newest results of each feed in the shop's own hand. Everybody asks for the same few at a draw, so each is read and
 * signed once and told until the feed changes. Answers null for a feed without a draw.
 */
export function resultPacks({ db, secrets, settings }: Pick<Shop, 'db' | 'secrets' | 'settings'>) {
  const kept = new Map<Feed, { mark: string; pack: MadePack }>();
  const reads = new Map(feeds.map((feed) => [feed, singleflight(() => read(feed))]));

  async function read(feed: Feed): Promise<MadePack | null> {
    const [window, corrections] = await Promise.all([windowOf(db, feed), correctionsOf(db, feed)]);
    if (!window) return null;
    // What is drawn, gets its time or is corrected shows in it.
    const mark = JSON.stringify([window, corrections]);
    const known = kept.get(feed);
    if (known?.mark === mark) return known.pack;
    const draws = await newestOf(db, feed).selectAll().where('dial_at', '>', window.since).execute();
    const pack = make(feed, draws, corrections);
    kept.set(feed, { mark, pack });
    return pack;
  }

  function make(feed: Feed, draws: readonly DrawRow[], corrections: number): MadePack {
    const lines = draws.map(({ id: drawId, draw_no: drawNo, numbers, special, ...draw }) =>
      packedLine(feed, { drawId, drawNo, numbers, special, tiers: detailsOf(draw).tiers }),
    );
    const signed = signPack({ shop: settings.shopName, feed, corrections, lines }, (name) =>
      ed25519Signer(name, secrets.bookKey),
    );
    const text = packText(signed);
    let brotli: Promise<Uint8Array<ArrayBuffer>> | undefined;
    return {
      ...signed,
      tag: `W/"${toHex(signed.payload)}"`,
      text,
      brotli: () => (brotli ??= compressed(text).then((bytes) => new Uint8Array(bytes))),
    };
  }

  return (feed: Feed) => reads.get(feed)?.() ?? Promise.resolve(null);
}

/** A pack for a device that has its lines up to a moment; the whole where it may have none of them. */
export function packSince(pack: MadePack, moment: string): string {
  const lines = linesSince(pack.lines, moment);
  return lines.length === 0 ? pack.text : packText({ note: pack.note, lines });
}
