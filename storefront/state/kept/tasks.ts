import {
  comparePacks,
  isAgreedPolicy,
  openPack,
  packText,
  ProofError,
  readPolicy,
  shopOf,
  type ResultPack,
} from '@veloc/proof';
import { feedOf, readPackedLine, type Feed, type PackedDraw } from '@veloc/rules';
import type * as databases from './databases';
import type { KeptPack, KeptTickets, Refusal } from './databases';
import type { ToldPolicy } from './trustedPolicy';
import { judge, type CheckedPack } from './verdicts';

// What a worker does, away from the page: all of it takes signatures apart or goes through every ticket.

interface Trusted {
  /** A policy's text that names one shop. */
  policy: string;
}

export interface ArrivedPack extends Trusted {
  feed: Feed;
  /** As it came. */
  text: string;
  /** Whether only lines since the kept pack were asked for. */
  isDelta: boolean;
  /** Ms since the epoch, by the server's clock. */
  at: number;
}

/** A pack that was `taken`, or was there; one that needs the `whole`; or why none of what came was believed. */
export type Arrival = 'taken' | 'whole' | Refusal;

export interface KnownDraws extends KeptPack {
  /** Newest first. */
  draws: readonly PackedDraw[];
}

/** So many are held against a ticket that is typed: three days of Keno. */
const MOST_DRAWS = 360;

function nullOfProof(error: unknown): null {
  if (error instanceof ProofError) return null;
  throw error;
}

/** Where packs and tickets are kept: on the device, by `databases.ts`. */
export type KeptStore = Pick<
  typeof databases,
  'readPack' | 'readPackText' | 'readTickets' | 'writePack' | 'writeVerdicts'
>;

export const createTasks = ({ readPack, readPackText, readTickets, writePack, writeVerdicts }: KeptStore) => {
  /** The pack that is kept, checked anew; null where none is, or none that this policy trusts. */
  async function openKept(policy: string, feed: Feed): Promise<ResultPack | null> {
    const text = await readPackText(feed);
    return text === undefined ? null : openPack(text, { ...shopOf(readPolicy(policy)), feed }).catch(nullOfProof);
  }

  return {
    /** Whether what the shop tells as its policy may be taken; rejects for what is none. */
    isAgreed({ kept, told, changes }: ToldPolicy): Promise<boolean> {
      return isAgreedPolicy(kept, told, changes);
    },

    /** Takes a pack in place of the one that is kept, if it is right and newer; else keeps that, and why. */
    async take({ policy, feed, text, isDelta, at }: ArrivedPack): Promise<Arrival> {
      const [known, kept] = await Promise.all([readPack(feed), openKept(policy, feed)]);
      const shop = { ...shopOf(readPolicy(policy)), feed };
      const next = await openPack(text, shop, kept?.lines).catch(nullOfProof);
      const refuse = async (refused: Refusal) => {
        await writePack(feed, { to: known?.to ?? null, receivedAt: known?.receivedAt ?? at, refused });
        return refused;
      };
      if (!next) return isDelta ? 'whole' : refuse('wrong');
      const isBefore = next.to < (known?.to ?? '');
      const order = kept ? comparePacks(kept, next) : isBefore ? 'rollback' : 'newer';
      if (order === 'rollback' || order === 'altered') return refuse(order);
      await writePack(
        feed,
        { to: next.to, receivedAt: at, refused: null },
        order === 'newer' ? packText(next) : undefined,
      );
      return 'taken';
    },

    /** Judges every kept ticket by the packs that are right. Answers how many it went through. */
    async check({ policy }: Trusted): Promise<number> {
      const held = await readTickets();
      if (!held) return 0;
      const feeds = [...new Set(held.kept.map(({ entry }) => feedOf[entry.gameId]))];
      const opened = await Promise.all(
        feeds.map(async (feed) => {
          const [known, pack] = await Promise.all([readPack(feed), openKept(policy, feed)]);
          // What lies here and is no longer right was changed on the device.
          const refused = known && known.to !== null && !pack ? 'wrong' : (known?.refused ?? null);
          const checked = { to: null, receivedAt: 0, ...known, refused, lines: pack?.lines ?? [] };
          return [feed, checked] satisfies [Feed, CheckedPack];
        }),
      );
      const judged = judge(held.kept, new Map(opened));
      const isNew = ({ verdict }: KeptTickets, place: number) =>
        JSON.stringify(verdict) !== JSON.stringify(held.kept[place]?.verdict);
      await writeVerdicts(held.owner, judged.filter(isNew));
      return judged.reduce((sum, { entry }) => sum + (entry.listPeriod[0]?.tickets.length ?? 0), 0);
    },

    /** The newest draws of a feed, for a ticket that is typed; null where none are kept that are right. */
    async draws({ policy, feed }: Trusted & { feed: Feed }): Promise<KnownDraws | null> {
      const [known, pack] = await Promise.all([readPack(feed), openKept(policy, feed)]);
      if (!known || !pack) return null;
      const newest = pack.lines.slice(-MOST_DRAWS).toReversed();
      return { ...known, draws: newest.flatMap((line) => readPackedLine(feed, line) ?? []) };
    },
  };
};

export type Tasks = ReturnType<typeof createTasks>;
