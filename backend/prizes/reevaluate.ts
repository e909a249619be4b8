import { TICKET_STATUS } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { newId } from '../ids';
import { notifyClaim } from '../notifications/drawNotifications';
import type { TicketRow } from '../settlement/prizeEvaluator';
import { markTicket, mustWait, type Award } from './award';
import { bookClaim, isSamePrize, openClaim, releaseClaim, updateClaim, type ClaimRow } from './claim';
import { countPaid, type Counted } from './countPaid';
import { payPrize } from './pay';

/** What became of a ticket's prize when its draw was corrected; nothing is said of what stayed as it was. */
export interface Reevaluated {
  /** Đồng that arrived now. */
  paid: number;
  /** Whether a prize waits that did not wait before, or another sum. */
  waits: boolean;
  /** Đồng of a prize that waited, as it was told, and is not won any more; null where nothing of the kind happened. */
  withdrawn: number | null;
}

/**
 * Judges a ticket by a corrected result beside what the wrong one gave it: money that was paid stays the player's and
 * counts towards the right prize, and what of it is not won is the shop's loss. The same prize keeps its claim as it
 * stands, also where another limit would pay it by now; one that was rejected before an earlier correction took it back
 * is rejected again.
 */
export async function reevaluate(trx: Transaction<Database>, award: Award): Promise<Reevaluated> {
  const { ticket, won, settings, at } = award;
  const { paid, due } = await countPaid(trx, { ticket, won: won.amount, prizes: won.prizes, at });
  const isDue = due > 0 || won.awaitsFigure;
  const claims = await unpaidClaims(trx, ticket);
  const claim = claims.find(({ state }) => state !== 'withdrawn');
  const known = isDue ? claims.find(({ prizes }) => isSamePrize(prizes, won.prizes)) : undefined;
  if (claim && claim === known) return renewClaim(trx, award, { claim, paid, due });

  if (claim) await releaseClaim(trx, claim, { state: 'withdrawn', at });
  const refused = known !== undefined && known.reason !== null;
  const waits = isDue && (refused || mustWait(won, settings));
  const opened = waits ? await openClaim(trx, { ...award, prizes: won.prizes, amount: due }) : undefined;
  if (opened && refused) await rejectAgain(trx, award, { opened, known });
  const credited = isDue && !waits ? await payDue(trx, award, { paid, due }) : 0;

  const prize = paid + due;
  await markTicket(trx, ticket.id, {
    status: waits ? TICKET_STATUS.awaitingPayout : prize > 0 ? TICKET_STATUS.won : TICKET_STATUS.notWon,
    prize,
    at,
  });
  return {
    paid: credited,
    waits: waits && !refused,
    withdrawn: claim && claim.state !== 'lapsed' && !waits && isLost(claim, { won, due }) ? claim.amount : null,
  };
}

/** Whether less is won now than what waited, or a jackpot without a figure is not won any more. */
function isLost({ amount, prizes }: ClaimRow, { won, due }: { won: Award['won']; due: number }): boolean {
  const open = prizes.filter(({ value }) => value === null);
  return due < amount || open.some(({ tier }) => won.prizes.every((prize) => prize.tier !== tier));
}

/** The claims of a ticket that were not paid, the newest first; those before it were withdrawn. */
function unpaidClaims(trx: Transaction<Database>, { id }: TicketRow): Promise<ClaimRow[]> {
  return trx
    .selectFrom('prize_claims')
    .selectAll()
    .where('ticket_id', '=', id)
    .where('state', '!=', 'approved')
    .orderBy('id', 'desc')
    .forUpdate()
    .execute();
}

/** Gives the claim of the same prize the figure that is told by now; one that lapsed stays as it is. */
async function renewClaim(
  trx: Transaction<Database>,
  { ticket, won, at }: Award,
  { claim, paid, due }: Counted & { claim: ClaimRow },
): Promise<Reevaluated> {
  const isOver = claim.state === 'lapsed';
  if (!isOver) {
    await bookClaim(trx, claim, due, at);
    await updateClaim(trx, claim.id, { prizes: won.prizes, awaits_figure: won.awaitsFigure });
  }
  const prize = paid + (isOver ? claim.amount : due);
  await markTicket(trx, ticket.id, { status: TICKET_STATUS.awaitingPayout, prize, at });
  return { paid: 0, waits: claim.state === 'waiting' && claim.amount !== due, withdrawn: null };
}

/** Rejects the claim of a prize that was rejected before, for the same reason; where its period is over, it lapses. */
async function rejectAgain(
  trx: Transaction<Database>,
  { ticket, at }: Award,
  { opened, known }: { opened: ClaimRow; known: ClaimRow },
): Promise<void> {
  const { reason, note } = known;
  const rejected = await updateClaim(trx, opened.id, { state: 'rejected', reason, note, decided_at: at });
  const isOver = rejected.lapses_at <= at;
  if (isOver) await releaseClaim(trx, rejected, { state: 'lapsed', at });
  const { user_id: userId, order_id: orderId, game_id: gameId, period_id: periodId } = ticket;
  const claim = { userId, orderId, gameId, periodId, amount: rejected.amount, reason: reason ?? '' };
  await notifyClaim(trx, at, isOver ? 'lapsed' : 'rejected', claim);
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
