import { ed25519Signer, openPack, packText, signPack } from '@veloc/proof';
import {
  checkTicket,
  feedOf,
  packedLine,
  periodIdOf,
  prizesInMoney,
  sumOfPrizes,
  TICKET_STATUS,
  unpricedLines,
  vietnamDate,
  type Feed,
  type GameId,
  type HistoryEntryAnswer,
} from '@veloc/rules';
import { generateTickets, naiveGame, seededRandom } from '@veloc/rules/testing';
import { drawFor, type DrawRow } from '../../backend/draws/storedDraw';
import { drawIdOfRecord } from '../../backend/results/drawIdentity';
import type { DrawRecord } from '../../backend/results/drawRecord';
import { prizeEvaluator } from '../../backend/settlement/prizeEvaluator';
import { shopKey } from '../../proof/testing/signingKey';
import { judge, type CheckedPack } from '../../storefront/state/kept/verdicts';

const SHOP = 'veloc.example';
/** Draws that are judged at once, as one device would many tickets. */
const BATCH = 500;
const MOST_COPIES = 5;

/** What all copies of a ticket win, as each side tells it. */
interface Told {
  plays: number;
  amount: number;
  hasJackpot: boolean;
}

export interface OfflineDifference {
  gameId: GameId;
  drawId: string;
  ticket: object;
  phone: Told | null;
  server: Told;
  oracle: Told;
}

/** As it is stored; what nobody judges by is left out. */
function rowOf(record: DrawRecord): DrawRow {
  const { numbers, special, tiers } = record;
  return { id: drawIdOfRecord(record), numbers, special, details: { ...(tiers && { tiers }) } } as unknown as DrawRow;
}

async function packOf(feed: Feed, records: readonly DrawRecord[]): Promise<CheckedPack> {
  const lines = records.map((record) =>
    packedLine(feed, {
      drawId: drawIdOfRecord(record),
      drawNo: record.drawNo,
      numbers: record.numbers,
      special: record.special,
      tiers: record.tiers,
    }),
  );
  const signed = signPack({ shop: SHOP, feed, corrections: 0, lines }, (name) => ed25519Signer(name, shopKey));
  const { to, lines: opened } = await openPack(packText(signed), { shop: SHOP, publicKeys: [shopKey.publicKey], feed });
  return { to, receivedAt: 0, refused: null, lines: opened };
}

function byServer(gameId: GameId, row: DrawRow, held: { payload: Record<string, unknown>; copies: number }): Told {
  const paying = { totals: new Map<string, number>(), pools: { jackpot1: null, jackpot2: null } };
  const lines = prizeEvaluator(gameId, row)(held);
  return {
    plays: lines.reduce((sum, line) => sum + line.lines, 0),
    amount: sumOfPrizes(prizesInMoney(lines, paying)),
    hasJackpot: unpricedLines(lines, paying).length > 0,
  };
}

function byOracle<Game extends GameId>(gameId: Game, row: DrawRow, ticket: object, copies: number): Told {
  const checked = checkTicket(gameId, ticket);
  if (!checked.ok) throw new Error(`${gameId} refuses a generated ticket: ${checked.message}`);
  const { stake, against } = naiveGame(gameId).takeApart(checked.value);
  const told = { plays: 0, amount: 0, hasJackpot: false };
  for (const [{ value }, lines] of against(drawFor(gameId, row))) {
    told.plays += lines * stake * copies;
    told.amount += value * lines * stake * copies;
    told.hasJackpot ||= value === 0;
  }
  return told;
}

interface OfflineTrial {
  gameId: GameId;
  /** Of the game's feed; those that no period follows from are left out. */
  records: readonly DrawRecord[];
  /** Seeded tickets a draw. */
  tickets: number;
  seed: number;
}

/**
 * Has a device judge tickets of every draw by one signed pack of all of them, and holds what it says against the server's
 * settlement and the oracle.
 */
export async function offlineTrial({ gameId, records, tickets, seed }: OfflineTrial) {
  const feed = feedOf[gameId];
  const random = seededRandom(seed);
  const drawn = records.filter((record) => record.feed === feed && record.timed && record.channel?.region !== 'MB');
  const packs = new Map([[feed, await packOf(feed, drawn)]]);
  const differences: OfflineDifference[] = [];
  let comparisons = 0;
  let wins = 0;
  for (let from = 0; from < drawn.length; from += BATCH) {
    const held = drawn.slice(from, from + BATCH).map((record) => {
      const row = rowOf(record);
      const made = generateTickets({ gameId, random, count: tickets, draws: [drawFor(gameId, row)] });
      return { row, record, made: made.map((ticket) => ({ ticket, copies: 1 + Math.floor(random() * MOST_COPIES) })) };
    });
    const judged = judge(
      held.map(({ record, made }) => ({ entry: entryOf(gameId, record, made) })),
      packs,
    );
    for (const [index, { row, made }] of held.entries()) {
      const verdict = judged[index]?.verdict;
      for (const [place, { ticket, copies }] of made.entries()) {
        const estimate = verdict?.state === 'drawn' ? (verdict.estimates[place] ?? null) : null;
        const phone = estimate && {
          plays: estimate.prizes.reduce((sum, { lines }) => sum + lines, 0),
          amount: estimate.amount,
          hasJackpot: estimate.hasJackpot,
        };
        const server = byServer(gameId, row, { payload: { ...ticket }, copies });
        const oracle = byOracle(gameId, row, ticket, copies);
        comparisons += 1;
        if (oracle.plays > 0) wins += 1;
        if (new Set([phone, server, oracle].map((told) => JSON.stringify(told))).size > 1) {
          differences.push({ gameId, drawId: row.id, ticket, phone, server, oracle });
        }
      }
    }
  }
  return { draws: drawn.length, comparisons, wins, differences };
}

function entryOf(
  gameId: GameId,
  { dialAt, channel }: DrawRecord,
  made: readonly { ticket: object; copies: number }[],
): HistoryEntryAnswer {
  const period = {
    periodId: periodIdOf(gameId, { dialAt, channelId: channel?.id ?? null }),
    name: '',
    resultDate: vietnamDate(dialAt),
    result: null,
    tickets: made.map(({ ticket, copies }, index) => ({
      ticketId: String(index),
      ticketStatus: TICKET_STATUS.active,
      code: 'A',
      ticket: { ...ticket },
      copies,
      price: 10_000,
      prize: 0,
    })),
  };
  return {
    id: `${period.periodId}.${gameId}`,
    gameId,
    createdAt: dialAt.toISOString(),
    total: 0,
    listPeriod: [period],
  };
}
