import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { logCorrection, recordOfDraw } from '../books/outcomes';
import { json, type Database } from '../db/schema';
import type { DrawnContent } from '../db/schema/games';
import { poolStarts } from '../draws/pools';
import { detailsOf, type DrawRow } from '../draws/storedDraw';
import { tierWarnings, unusualPools } from '../draws/unusual';
import { notFound, HttpError } from '../http/httpError';
import { newId } from '../ids';
import { payoutSettings, type PayoutSettings } from '../settings/moneySettings';
import { DEFAULT_MANUAL_PAYOUT } from '../settings/settings';
import { inSettlement, isInSettlement, reopenTickets } from '../settlement/openTickets';
import { isAhead, type DrawRecord } from './drawRecord';
import { decidePeriods, drawIdOfRecord, isSameTime, moveDraw, renumberDraw } from './drawIdentity';
import { poolWarnings, printedPools } from './printedPools';

interface Correction {
  record: DrawRecord;
  /** Everyone reads it. */
  reason: string;
  at: Date;
  settings: PayoutSettings;
}

export interface Corrected {
  drawId: string;
  /** Tickets that are judged again. */
  tickets: number;
  /** For the operator, in English: pools that are not taken or far from what stood, and tiers far from their table. */
  warnings: string[];
}

/**
 * Puts the right result in the place of a wrong one, keeps what stood there for everyone to see, and lays its tickets
 * open for the settlement, which judges them again (decision A27). What the record is silent about stays.
 * A draw that was stored with a wrong time and decided no period gets the right one, and decides its periods. A wrong
 * number of a draw that its day tells changes in public too, and alone it judges no ticket again.
 * Throws 404 for a draw that is not stored, 409 DRAW_AMBIGUOUS for a record of two draws, 409 NOTHING_TO_CORRECT, 409
 * DRAW_DECIDED for a time that tickets were judged by, 409 DRAW_AHEAD, 409 RESULT_SIMULATED, 409 DRAW_IN_SETTLEMENT, and
 * 409 BIG_PRIZE_PAID for other winners once a big prize was paid on it.
 */
export async function correctDraw(
  trx: Transaction<Database>,
  { record, reason, at, settings }: Correction,
): Promise<Corrected> {
  const draw = await lockDraw(trx, record);
  const isMoved = !isSameTime(record, draw);
  const drawNo = record.drawNo ?? draw.draw_no;
  const isRenumbered = drawNo !== null && drawNo !== draw.draw_no;
  const content = contentOf(draw);
  const after: DrawnContent = { numbers: record.numbers, special: record.special, tiers: record.tiers };
  const details = detailsOf(draw);
  const printed = record.printed ?? details.printed ?? null;
  const isSame = !isMoved && isDeepStrictEqual(content, after) && isDeepStrictEqual(printed, details.printed ?? null);
  if (isSame && !isRenumbered) {
    throw new HttpError(409, 'NOTHING_TO_CORRECT', `Kết quả ${draw.id} đã đúng như bản ghi.`);
  }
  if (draw.source === 'simulated') {
    throw new HttpError(409, 'RESULT_SIMULATED', `Kết quả ${draw.id} do hệ thống mô phỏng, không có bản đúng hơn.`);
  }
  if (await isInSettlement(trx, draw.id)) throw inSettlement();
  // Who has won stays, so nothing is to be asked back: what was paid too little waits as a claim, what was too much is a loss.
  const isJudgedAlike = !isMoved && isDeepStrictEqual(content, after);
  if (!isJudgedAlike) await requireUnpaid(trx, draw, settings);

  await trx
    .insertInto('draw_corrections')
    .values({
      id: newId(at),
      draw_id: draw.id,
      before: json({
        ...content,
        ...(isMoved && { dialAt: draw.dial_at.toISOString() }),
        ...(isRenumbered && draw.draw_no !== null && { drawNo: draw.draw_no }),
      } satisfies DrawnContent),
      after: json({ ...after, ...(isRenumbered && { drawNo }) } satisfies DrawnContent),
      reason,
      created_at: at,
    })
    .execute();
  if (isRenumbered) await renumberDraw(trx, draw.id, drawNo);
  if (isSame) return { drawId: draw.id, tickets: 0, warnings: [] };
  const { id } = isMoved ? await moveUndecided(trx, { ...draw, draw_no: drawNo }, { record, at }) : draw;
  const starts = await poolStarts(trx, draw.feed);
  const pools = printedPools(printed, starts);
  const unusual = await unusualPools(trx, draw, pools);
  const corrected = await trx
    .updateTable('draws')
    .set({
      numbers: json(after.numbers),
      special: after.special && json(after.special),
      details: json({ ...(after.tiers && { tiers: after.tiers }), ...(printed && { printed }) }),
      jackpot1: pools.jackpot1 ?? draw.jackpot1,
      jackpot2: pools.jackpot2 ?? draw.jackpot2,
      // Winners sold here are counted anew by the settlement.
      winners1: pools.winners1,
      winners2: pools.winners2,
      corrected_at: at,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const warnings = [...poolWarnings(record, id, starts), ...unusual, ...(await tierWarnings(trx, corrected))];
  const tickets = await layOpen(trx, id);
  if (isMoved) await decidePeriods(trx, [record], at);
  else await logCorrection(trx, { before: recordOfDraw(draw), after: recordOfDraw(corrected), at });
  return { drawId: id, tickets, warnings };
}

/** The stored draw that a record is of, locked. Throws 404 NOT_FOUND, 409 DRAW_AMBIGUOUS for a record of two draws. */
export async function lockDraw(trx: Transaction<Database>, record: DrawRecord): Promise<DrawRow> {
  const { feed, drawNo } = record;
  const draws = await trx
    .selectFrom('draws')
    .selectAll()
    .where((where) =>
      where.or([
        where('id', '=', drawIdOfRecord(record)),
        ...(drawNo === null ? [] : [where.and([where('feed', '=', feed), where('draw_no', '=', drawNo)])]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const [draw, other] = draws;
  if (!draw) throw notFound();
  if (other) {
    const message =
      `Ngày và số kỳ của bản ghi là của hai kỳ khác nhau (${draw.id}, ${other.id}). ` +
      'Nếu hai kết quả bị đổi chỗ, hãy đính chính các số của từng kỳ, giữ số kỳ đang lưu.';
    throw new HttpError(409, 'DRAW_AMBIGUOUS', message);
  }
  return draw;
}

/** Tickets that were judged by a draw stay with it; a time that decided nothing was written wrong for nobody but the list. */
async function moveUndecided(
  trx: Transaction<Database>,
  draw: DrawRow,
  { record, at }: Pick<Correction, 'record' | 'at'>,
): Promise<DrawRow> {
  const decided = await trx.selectFrom('periods').select('id').where('draw_id', '=', draw.id).executeTakeFirst();
  if (decided) {
    const message = `Kỳ ${decided.id} đã được dò theo kết quả ${draw.id}, nên không đổi được ngày. Hãy đính chính các số của từng kỳ.`;
    throw new HttpError(409, 'DRAW_DECIDED', message);
  }
  if (isAhead(record, at)) throw new HttpError(409, 'DRAW_AHEAD', `Kỳ ${drawIdOfRecord(record)} chưa quay.`);
  return moveDraw(trx, draw, record);
}

function contentOf(draw: DrawRow): DrawnContent {
  return { numbers: draw.numbers, special: draw.special, tiers: detailsOf(draw).tiers ?? null };
}

async function requireUnpaid(trx: Transaction<Database>, { id }: DrawRow, own: PayoutSettings): Promise<void> {
  const { manualPayoutAbove } = await payoutSettings(trx, own);
  const paid = await trx
    .selectFrom('prize_payments')
    .innerJoin('periods', 'periods.id', 'prize_payments.period_id')
    .select(['ticket_id', 'amount'])
    .where('periods.draw_id', '=', id)
    .where('amount', '>', manualPayoutAbove ?? DEFAULT_MANUAL_PAYOUT)
    // What was paid by itself under a higher limit was no big prize then.
    .where((where) =>
      where.or([
        where('amount', '>', DEFAULT_MANUAL_PAYOUT),
        where.exists(
          where
            .selectFrom('prize_claims')
            .select('prize_claims.id')
            .whereRef('prize_claims.ticket_id', '=', 'prize_payments.ticket_id')
            .where('state', '=', 'approved'),
        ),
      ]),
    )
    .orderBy('amount', 'desc')
    .executeTakeFirst();
  if (!paid) return;
  throw new HttpError(
    409,
    'BIG_PRIZE_PAID',
    `Không thể đính chính: giải ${paid.amount} đồng của vé ${paid.ticket_id} đã được trả theo kết quả cũ.`,
    { ticketId: paid.ticket_id, amount: paid.amount },
  );
}

/** Every ticket is judged again, and what the draw pays is fixed anew. */
async function layOpen(trx: Transaction<Database>, drawId: string): Promise<number> {
  const tickets = await reopenTickets(trx, drawId, sql<boolean>`true`);
  await trx
    .updateTable('periods')
    .set({ status: 'drawn', paying: null })
    .where('draw_id', '=', drawId)
    .where('status', 'in', ['drawn', 'settled'])
    .execute();
  return tickets;
}
