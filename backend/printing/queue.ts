import { toHex } from '@veloc/proof';
import { vietnamDate, type PrintJobAnswer, type PrintStatus, type TicketStatus } from '@veloc/rules';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { notFound, HttpError } from '../http/httpError';
import { isId, newId } from '../ids';
import { publicOrderId } from '../orders/publicOrderId';

/** As many as the page shows: slips that were printed longer ago are of no use to it. */
const SHOWN = 200;

/** A paid ticket whose stake was kept; a refunded one is no ticket any more. */
const printable: readonly TicketStatus[] = [1, 2, 3, 4];

/** Where each status may go next: a failed or printed slip may be printed again. */
const nextStatuses: Readonly<Record<PrintStatus, readonly PrintStatus[]>> = {
  queued: ['printing', 'failed'],
  printing: ['done', 'failed'],
  done: ['queued'],
  failed: ['queued'],
};

/** A player's print jobs, newest first. */
export async function printJobs(
  db: Kysely<Database>,
  { userId, ids }: { userId: string; ids?: readonly string[] },
): Promise<PrintJobAnswer[]> {
  let jobs = db
    .selectFrom('print_jobs')
    .innerJoin('tickets', 'tickets.id', 'print_jobs.ticket_id')
    .innerJoin('periods', 'periods.id', 'tickets.period_id')
    .leftJoin('book_entries', 'book_entries.ticket_id', 'tickets.id')
    .selectAll('tickets')
    .select([
      'print_jobs.id as job_id',
      'print_jobs.status as job_status',
      'print_jobs.created_at as queued_at',
      'periods.name as period_name',
      'periods.dial_at',
      'book_entries.seq',
      'book_entries.salt',
    ])
    .where('print_jobs.user_id', '=', userId)
    .orderBy('print_jobs.id', 'desc')
    .limit(SHOWN);
  if (ids) jobs = jobs.where('print_jobs.id', 'in', ids);
  return (await jobs.execute()).map((row) => ({
    id: row.job_id,
    ticketId: row.id,
    status: row.job_status,
    createdAt: row.queued_at.toISOString(),
    gameId: row.game_id,
    orderId: publicOrderId({ id: row.order_id, game_id: row.game_id }),
    periodId: row.period_id,
    periodName: row.period_name,
    resultDate: vietnamDate(row.dial_at),
    code: row.code,
    ticket: row.payload,
    copies: row.copies,
    price: row.price,
    book: row.seq === null || row.salt === null ? null : { seq: row.seq, salt: toHex(row.salt) },
  }));
}

/**
 * Queues a player's own paid tickets, in the order named; a ticket that was queued before keeps its job, which starts
 * again when it was done or had failed. Throws 404 NOT_FOUND when one is absent, somebody else's, unpaid or refunded.
 */
export async function queueTickets(
  trx: Transaction<Database>,
  { userId, ticketIds, at }: { userId: string; ticketIds: readonly string[]; at: Date },
): Promise<PrintJobAnswer[]> {
  const wanted = [...new Set(ticketIds)];
  if (!wanted.every(isId)) throw notFound();
  const owned = await trx
    .selectFrom('tickets')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', wanted)
    .where('status', 'in', printable)
    .execute();
  if (owned.length < wanted.length) throw notFound();
  const jobs = await trx
    .insertInto('print_jobs')
    .values(wanted.map((ticketId) => ({ id: newId(at), ticket_id: ticketId, user_id: userId, created_at: at })))
    .onConflict((conflict) =>
      conflict.column('ticket_id').doUpdateSet({
        status: (update) =>
          update
            .case()
            .when('print_jobs.status', 'in', ['done', 'failed'])
            .then('queued' as const)
            .else(update.ref('print_jobs.status'))
            .end(),
      }),
    )
    .returning('id')
    .execute();
  return printJobs(trx, { userId, ids: jobs.map(({ id }) => id) });
}

/**
 * Moves a job on: queued, printing, then done or failed, and back to queued to print again. To where it stands already
 * changes nothing. Throws 404 NOT_FOUND for an absent or foreign job, 409 PRINT_STATUS for a step that skips one, or
 * that prints a ticket which was refunded since.
 */
export async function movePrintJob(
  trx: Transaction<Database>,
  { userId, id, status }: { userId: string; id: string; status: PrintStatus },
): Promise<PrintJobAnswer> {
  if (!isId(id)) throw notFound();
  const job = await trx
    .selectFrom('print_jobs')
    .innerJoin('tickets', 'tickets.id', 'print_jobs.ticket_id')
    .select(['print_jobs.status', 'print_jobs.attempts', 'tickets.status as ticket_status'])
    .where('print_jobs.id', '=', id)
    .where('print_jobs.user_id', '=', userId)
    .forUpdate('print_jobs')
    .executeTakeFirst();
  if (!job) throw notFound();
  const isOver = (status === 'queued' || status === 'printing') && !printable.includes(job.ticket_status);
  if (job.status !== status && (isOver || !nextStatuses[job.status].includes(status))) {
    throw new HttpError(409, 'PRINT_STATUS', 'Phiếu in đã đổi trạng thái. Vui lòng tải lại hàng đợi.');
  }
  const attempts = job.attempts + (job.status !== status && status === 'printing' ? 1 : 0);
  await trx.updateTable('print_jobs').set({ status, attempts }).where('id', '=', id).execute();
  const [moved] = await printJobs(trx, { userId, ids: [id] });
  if (!moved) throw notFound();
  return moved;
}
