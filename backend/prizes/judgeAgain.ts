import { isDeepStrictEqual } from 'node:util';
import { moving } from '../ledger/legs';
import { postJournal } from '../ledger/post';
import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { newId } from '../ids';
import type { TicketRow } from '../settlement/judge';
import { AWAITING_PAYOUT, markTicket, mustWait, WON, type Award } from './award';
import { openClaim, releaseClaim, type ClaimRow } from './claim';
import { payPrize } from './pay';

const NOT_WON = 2;

/** What became of a ticket's prize when its draw was corrected; nothing is said of what stayed as it was. */
export interface JudgedAgain {
  /** Đồng that arrived now. */
  paid: number;
  /** Whether a prize waits that did not wait before, or another sum. */
  waits: boolean;
  /** Đồng that waited and are not won any more; null where nothing of the kind happened. */
  withdrawn: number | null;
}

interface Before {
  payment: Selectable<Database['prize_payments']> | undefined;
  claim: ClaimRow | undefined;
}

/**
 * Judges a ticket by a corrected result beside what the wrong one gave it: money that was paid stays the player's and
 * counts towards the right prize, and what of it is not won is the shop's loss; a prize that waited waits on only when
 * it is the same.
 */
export async function judgeAgain(trx: Transaction<Database>, award: Award): Promise<JudgedAgain> {
  const { ticket, won, at } = award;
  const { payment, claim } = await before(trx, ticket);
  const paid = payment?.amount ?? 0;
  const due = Math.max(0, won.amount - paid);
  await bookLoss(trx, { ticket, payment, kept: Math.max(0, paid - won.amount), at });

  const isDue = due > 0 || won.awaitsFigure;
  const waits = isDue && mustWait(won, award.settings);
  const isSame = waits && claim !== undefined && claim.amount === due && isDeepStrictEqual(claim.prizes, won.prizes);
  if (claim && !isSame) await releaseClaim(trx, claim, { state: 'withdrawn', at });
  if (waits && !isSame) await openClaim(trx, { ...award, prizes: won.prizes, amount: due });
  const credited = isDue && !waits ? await payDue(trx, award, { due, payment }) : 0;

  const prize = Math.max(won.amount, paid);
  await markTicket(trx, ticket.id, { status: waits ? AWAITING_PAYOUT : prize > 0 ? WON : NOT_WON, prize, at });
  return {
    paid: credited,
    waits: waits && !isSame,
    withdrawn: claim && !waits ? Math.max(0, claim.amount - due) : null,
  };
}

async function before(trx: Transaction<Database>, { id }: TicketRow): Promise<Before> {
  const payment = await trx
    .selectFrom('prize_payments')
    .selectAll()
    .where('ticket_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const claim = await trx
    .selectFrom('prize_claims')
    .selectAll()
    .where('ticket_id', '=', id)
    .where('state', 'in', ['waiting', 'rejected'])
    .forUpdate()
    .executeTakeFirst();
  return { payment, claim };
}

async function payDue(
  trx: Transaction<Database>,
  { ticket, won, draw, settings, at }: Award,
  { due, payment }: { due: number; payment: Before['payment'] },
): Promise<number> {
  const { net } = await payPrize(trx, {
    ticket,
    amount: due,
    prizes: won.prizes,
    from: 'sys:prizes',
    drawnAt: draw.dial_at,
    withholdTax: settings.withholdTax,
    ...(payment && { adds: { id: newId(at), paid: payment.amount } }),
    at,
  });
  return net;
}

/** Books what the player keeps without having won it as the shop's loss, or takes an earlier correction's loss back. */
async function bookLoss(
  trx: Transaction<Database>,
  { ticket, payment, kept, at }: { ticket: TicketRow; payment: Before['payment']; kept: number; at: Date },
): Promise<void> {
  if (!payment || payment.kept === kept) return;
  const more = kept - payment.kept;
  await postJournal(trx, {
    userId: ticket.user_id,
    kind: 'prize_correction',
    refId: `${ticket.id}:${newId(at)}`,
    legs:
      more > 0
        ? moving(more, { from: 'sys:corrections', to: 'sys:prizes' })
        : moving(-more, { from: 'sys:prizes', to: 'sys:corrections' }),
    at,
  });
  await trx.updateTable('prize_payments').set({ kept }).where('ticket_id', '=', ticket.id).execute();
}
