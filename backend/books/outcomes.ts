import { TICKET_STATUS } from '@veloc/rules';
import { canonicalJson, hashOf, leafHash, rootOf, toHex, utf8, type Hash } from '@veloc/proof';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { detailsOf, type DrawRow } from '../draws/storedDraw';
import type { DrawnPeriod } from '../settlement/drawnPeriod';
import { payingOf } from '../settlement/payingOf';
import type { Shop } from '../shop';
import { appendSeals, readLog } from './log';
import { factsOf } from './ticketEntries';

/** What of a draw decides its tickets, as the log of seals holds it. */
export interface ResultRecord {
  draw: string;
  numbers: readonly (number | string)[];
  special: readonly number[] | null;
  /** Digit strings by tier, of regional draws. */
  tiers: Readonly<Record<string, readonly string[]>> | null;
}

const hashOfRecord = ({ draw, numbers, special, tiers }: ResultRecord): Hash =>
  hashOf(utf8(canonicalJson({ draw, numbers, special, tiers })));

/** The record of a stored draw. */
export function recordOfDraw(draw: Pick<DrawRow, 'id' | 'numbers' | 'special' | 'details'>): ResultRecord {
  return { draw: draw.id, numbers: draw.numbers, special: draw.special, tiers: detailsOf(draw).tiers ?? null };
}

/** Puts what was drawn for sealed periods into the log of seals. */
export async function logResults(
  trx: Transaction<Database>,
  { results, at }: { results: readonly { period: string; record: ResultRecord }[]; at: Date },
): Promise<void> {
  const recordedAt = at.toISOString();
  const entries = results.map(({ period, record }) => ({
    kind: 'result' as const,
    period,
    record: hashOfRecord(record),
    recordedAt,
  }));
  await appendSeals(trx, at, entries);
}

/** Puts a corrected result into the log, beside the wrong one. */
export async function logCorrection(
  trx: Transaction<Database>,
  { before, after, at }: { before: ResultRecord; after: ResultRecord; at: Date },
): Promise<void> {
  const hashes = { before: hashOfRecord(before), after: hashOfRecord(after) };
  if (toHex(hashes.before) === toHex(hashes.after)) return;
  const periods = await trx
    .selectFrom('periods')
    .select('id')
    .where('draw_id', '=', after.draw)
    .where('sealed_at', 'is not', null)
    .orderBy('id')
    .execute();
  const recordedAt = at.toISOString();
  await appendSeals(
    trx,
    at,
    periods.map(({ id: period }) => ({ kind: 'correction' as const, period, ...hashes, recordedAt })),
  );
}

/** Puts into the log that a draw was called off, with what its tickets get back; of a draw nobody played for nothing. */
export async function logVoid(trx: Transaction<Database>, periodId: string, at: Date, shop: string): Promise<void> {
  const { tickets, refunded } = await trx
    .selectFrom('tickets')
    .select(({ fn }) => [fn.countAll<number>().as('tickets'), fn.sum<number | null>('price').as('refunded')])
    .where('period_id', '=', periodId)
    .where('status', '=', TICKET_STATUS.active)
    .executeTakeFirstOrThrow();
  if (Number(tickets) === 0) return;
  await appendSeals(trx, at, [{ kind: 'void', period: periodId, refunded: Number(refunded ?? 0) }], shop);
}

const WON = [TICKET_STATUS.won, TICKET_STATUS.awaitingPayout];

/**
 * Publishes who has won of a period that is settled: a file of JSON Lines, first what it was settled by, then each
 * winning ticket by its place, and its root in the log. A later settlement, after a correction, makes another file.
 */
export async function logPaid(
  trx: Transaction<Database>,
  { settings }: Pick<Shop, 'settings'>,
  period: DrawnPeriod,
  at: Date,
): Promise<void> {
  // Of a book that nobody is in, there is nothing to tell.
  if ((await readLog(trx, period.id)).size === 0) return;
  const { publishWinnersFrom: from } = settings;
  const tickets = await trx
    .selectFrom('tickets')
    .innerJoin('book_entries', 'book_entries.ticket_id', 'tickets.id')
    .selectAll('tickets')
    .select(['book_entries.seq', 'book_entries.salt'])
    .$narrowType<{ salt: Buffer }>()
    .where('tickets.period_id', '=', period.id)
    .where('tickets.status', 'in', WON)
    .where('book_entries.seq', 'is not', null)
    .orderBy('book_entries.seq')
    .execute();
  const paying = payingOf(period);
  const header = {
    period: period.id,
    from,
    result: recordOfDraw(period.draw),
    paying: paying && {
      totals: Object.fromEntries(paying.totals),
      pools: paying.pools,
      printed: paying.printed ?? null,
    },
  };
  const listed = from === null ? [] : tickets.filter(({ prize }) => prize >= from);
  const lines = [
    canonicalJson(header),
    ...listed.map((ticket) =>
      canonicalJson({
        seq: ticket.seq,
        salt: toHex(ticket.salt),
        ticket: factsOf(ticket),
        prize: ticket.prize,
        ...(ticket.status === TICKET_STATUS.awaitingPayout && { awaiting: true }),
      }),
    ),
  ];
  const [seq] = await appendSeals(trx, at, [
    {
      kind: 'paid',
      period: period.id,
      count: tickets.length,
      total: tickets.reduce((sum, { prize }) => sum + prize, 0),
      winners: rootOf(lines.map((line) => leafHash(utf8(line)))),
    },
  ]);
  if (seq === undefined) return;
  await trx
    .insertInto('winners_files')
    .values({ seq, period_id: period.id, lines: `${lines.join('\n')}\n` })
    .execute();
}
