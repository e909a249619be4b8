import { feedOf, feeds, TICKET_STATUS, type DrawGroup, type Feed, type HistoryEntryAnswer } from '@veloc/rules';
import type { ApiClient } from '../api/client';
import { bookCalls, keptCalls } from '../api/calls/heldTickets';
import { askWorker } from '../state/kept/askWorker';
import { forgetTickets, keyOf, readPack, readTickets, writeTickets } from '../state/kept/databases';
import { askPolicy, readTrusted, type AskedPolicy, type ToldPolicy } from '../state/kept/trustedPolicy';
import { loadPurchase } from './tickets';

/** Tickets that are kept at most, and pages and purchases that are asked for at most. */
const MOST_TICKETS = 1_000;
const MOST_PAGES = 20;
const MOST_DETAILS = 20;

interface Keeping {
  api: Pick<ApiClient, 'send' | 'ticketDetail'>;
  /** The id of whose tickets they are. */
  player: string;
  /** The server's time. */
  now: () => number;
  /** Fires when the session is over: nothing of the player may be written from then on. */
  signal: AbortSignal;
}

/**
 * Brings the packs of these feeds up to the shop's; what did not come, or was refused, stays as it was. Answers by whose
 * keys they were judged, and whether all have come.
 */
export async function keepResults(
  { api, now }: Pick<Keeping, 'api' | 'now'>,
  wanted: readonly Feed[],
): Promise<{ policy: string; isWhole: boolean }> {
  let asked: Promise<AskedPolicy> | undefined;
  const isAgreed = (told: ToldPolicy) => askWorker('isAgreed', told);
  const ask = () => (asked ??= askPolicy({ ...bookCalls(api.send), isAgreed, now }));
  const trusted = readTrusted() ?? (await ask());
  const arrivals = await Promise.allSettled(
    wanted.map(async (feed) => {
      const take = async (policy: string, after: string | null) => {
        const text = await keptCalls(api.send).resultPack(feed, after);
        return askWorker('take', { policy, feed, text, isDelta: after !== null, at: now() });
      };
      const kept = await readPack(feed);
      let arrival = await take(trusted.text, kept?.to ?? null);
      if (arrival === 'whole') arrival = await take(trusted.text, null);
      if (arrival !== 'wrong') return;
      // The shop may have changed its key meanwhile.
      const { text } = await ask();
      if (text !== trusted.text) await take(text, null);
    }),
  );
  const { text: policy } = readTrusted() ?? trusted;
  return { policy, isWhole: arrivals.every(({ status }) => status === 'fulfilled') };
}

/** As many of a player's tickets as are kept, each beside its draw. */
async function heldTickets({ api }: Keeping): Promise<HistoryEntryAnswer[]> {
  const { heldTickets: ask } = keptCalls(api.send);
  const found: HistoryEntryAnswer[] = [];
  let count = 0;
  let details = 0;
  const keep = async (group: DrawGroup) => {
    let cursor: string | null = '0';
    for (let page = 0; cursor !== null && page < MOST_PAGES && count < MOST_TICKETS; page += 1) {
      const { items, nextCursor }: Awaited<ReturnType<typeof ask>> = await ask(group, cursor);
      for (const entry of items) {
        // The list tells the next draw of several alone.
        const isWhole = entry.draws === 1 || (details += 1) > MOST_DETAILS;
        const paid = paidOf(isWhole ? entry : await loadPurchase(api, entry.id).catch(() => entry));
        count += paid.reduce((sum, { listPeriod }) => sum + (listPeriod[0]?.tickets.length ?? 0), 0);
        found.push(...paid);
      }
      cursor = items.length === 0 ? null : nextCursor;
    }
  };
  await keep('waiting');
  await keep('drawn');
  return found;
}

const GONE: readonly number[] = [TICKET_STATUS.unpaid, TICKET_STATUS.deleted, TICKET_STATUS.refunded];

/** One entry a draw, with the tickets of it that are paid for. */
function paidOf({ id, gameId, createdAt, total, listPeriod }: HistoryEntryAnswer): HistoryEntryAnswer[] {
  return listPeriod.flatMap((period) => {
    const tickets = period.tickets.filter(({ ticketStatus }) => !GONE.includes(ticketStatus));
    return tickets.length === 0 ? [] : [{ id, gameId, createdAt, total, listPeriod: [{ ...period, tickets }] }];
  });
}

/**
 * Keeps on the device what a player checks tickets by without a network: the tickets, the signed results, and what these
 * say of those. `savesData` leaves out the results of games that the player has no ticket of. Rejects with what the first
 * call threw; what was kept before stays. Answers whether all has come.
 */
export async function keepTickets(keeping: Keeping & { savesData: boolean }): Promise<boolean> {
  const { player, signal, savesData } = keeping;
  const before = await readTickets();
  // Somebody else's session did not end here.
  if (before && before.owner !== player) await forgetTickets();
  const entries = await heldTickets(keeping);
  if (signal.aborted) return true;
  // What was said of a draw stands until it is judged anew.
  const said = new Map(before?.owner === player ? before.kept.map((one) => [keyOf(one), one.verdict]) : []);
  await writeTickets(
    player,
    entries.map((entry) => ({ entry, verdict: said.get(keyOf({ entry })) ?? { state: 'unknown' } })),
  );
  if (signal.aborted) {
    await forgetTickets();
    return true;
  }
  const { policy, isWhole } = await keepResults(keeping, savesData ? feedsOf(entries) : feeds);
  await askWorker('check', { policy });
  return isWhole;
}

/** The same for the results alone, of games that have a ticket waiting; a few bytes where nothing was drawn. */
export async function refreshResults({ api, player, now }: Omit<Keeping, 'signal'>): Promise<boolean> {
  const held = await readTickets();
  if (held?.owner !== player) return true;
  const waiting = held.kept.filter(({ verdict }) => verdict.state !== 'drawn').map(({ entry }) => entry);
  if (waiting.length === 0) return true;
  const { policy, isWhole } = await keepResults({ api, now }, feedsOf(waiting));
  await askWorker('check', { policy });
  return isWhole;
}

const feedsOf = (entries: readonly HistoryEntryAnswer[]): Feed[] => [
  ...new Set(entries.map(({ gameId }) => feedOf[gameId])),
];
