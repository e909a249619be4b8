import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { newId } from '../ids';
import type { TicketRow } from '../settlement/judge';
import { AWAITING_PAYOUT, markTicket, mustWait, WON, type Award } from './award';
import { bookClaim, isSamePrize, openClaim, releaseClaim, updateClaim, type ClaimRow } from './claim';
import { countPaid, type Counted } from './countPaid';
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

/**
 * Judges a ticket by a corrected result beside what the wrong one gave it: money that was paid stays the player's and
 * counts towards the right prize, and what of it is not won is the shop's loss; a prize that waited waits on only when
 * it is the same.
 */
export async function judgeAgain(trx: Transaction<Database>, award: Award): Promise<JudgedAgain> {
  const { ticket, won, at } = award;
  const { paid, due } = await countPaid(trx, { ticket, won: won.amount, at });
  const claim = await openClaimOf(trx, ticket);

  const isDue = due > 0 || won.awaitsFigure;
  const waits = isDue && mustWait(won, award.settings);
  const stands = waits && claim !== undefined && isSamePrize(claim.prizes, won.prizes);
  if (stands) await renewClaim(trx, claim, { won, due, at });
  else if (claim) await releaseClaim(trx, claim, { state: 'withdrawn', at });
  if (waits && !stands) await openClaim(trx, { ...award, prizes: won.prizes, amount: due });
  const credited = isDue && !waits ? await payDue(trx, award, { paid, due }) : 0;

  const prize = paid + due;
  await markTicket(trx, ticket.id, { status: waits ? AWAITING_PAYOUT : prize > 0 ? WON : NOT_WON, prize, at });
  return {
    paid: credited,
    waits: waits && !(stands && claim.amount === due),
    withdrawn: claim && !waits ? Math.max(0, claim.amount - due) : null,
  };
}

function openClaimOf(trx: Transaction<Database>, { id }: TicketRow): Promise<ClaimRow | undefined> {
  return trx
    .selectFrom('prize_claims')
    .selectAll()
    .where('ticket_id', '=', id)
    .where('state', 'in', ['waiting', 'rejected'])
    .forUpdate()
    .executeTakeFirst();
}

/** Gives the claim of the same prize the figure that is told by now. */
async function renewClaim(
  trx: Transaction<Database>,
  claim: ClaimRow,
  { won, due, at }: Pick<Award, 'won' | 'at'> & Pick<Counted, 'due'>,
): Promise<void> {
  await bookClaim(trx, claim, due, at);
  await updateClaim(trx, claim.id, { prizes: won.prizes, awaits_figure: won.awaitsFigure });
}

async function payDue(
  trx: Transaction<Database>,
  { ticket, won, draw, settings, at }: Award,
  { paid, due }: Counted,
): Promise<number> {
  const { net } = await payPrize(trx, {
    ticket,
    amount: due,
    prizes: won.prizes,
    from: 'sys:prizes',
    drawnAt: draw.dial_at,
    withholdTax: settings.withholdTax,
    ...(paid > 0 && { adds: { id: newId(at), paid } }),
    at,
  });
  return net;
}
