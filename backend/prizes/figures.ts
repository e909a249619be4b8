import { isDeepStrictEqual } from 'node:util';
import { TICKET_STATUS, jackpotShare, poolOf } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import type { ClaimedPrize, Database } from '../db/schema';
import { poolCount, pooledFeeds } from '../draws/pools';
import { detailsOf, type DrawRow } from '../draws/storedDraw';
import { unusualPools } from '../draws/unusual';
import { notFound, HttpError } from '../http/httpError';
import { notifyRepriced, notifyWaiting } from '../notifications/drawNotifications';
import { inSettlement, isInSettlement } from '../settlement/openTickets';
import { markTicket } from './award';
import { bookClaim, openClaim, pricedSum, updateClaim, type NewClaim } from './claim';
import { countPaid } from './countPaid';

export interface Figures {
  /** Đồng of the whole pool, as the draw was played for. */
  jackpot1?: number | undefined;
  jackpot2?: number | undefined;
}

export interface Repriced {
  /** Prizes that are not paid and are worth another sum now. */
  priced: number;
  /** For the operator, in English: prizes that were paid and are worth another sum now, and figures that look like a slip. */
  warnings: string[];
}

/**
 * Gives an imported draw the pools that its record did not print, and the prizes that wait for them their sums.
 * Throws 404 NOT_FOUND, 409 NO_SUCH_POOL for a game without it, 409 POOL_KNOWN for a pool that was told before, 409
 * DRAW_IN_SETTLEMENT while its tickets are judged.
 */
export async function setPoolValues(
  trx: Transaction<Database>,
  { drawId, figures, at }: { drawId: string; figures: Figures; at: Date },
): Promise<{ drawId: string } & Repriced> {
  const draw = await trx.selectFrom('draws').selectAll().where('id', '=', drawId).forUpdate().executeTakeFirst();
  if (!draw) throw notFound();
  for (const pool of ['jackpot1', 'jackpot2'] as const) {
    const value = figures[pool];
    if (value === undefined) continue;
    if (poolCount(draw.feed) < (pool === 'jackpot1' ? 1 : 2))
      throw new HttpError(409, 'NO_SUCH_POOL', `Trò chơi của kỳ này không có ${pool}.`);
    if (draw[pool] !== null && draw[pool] !== value) {
      throw new HttpError(409, 'POOL_KNOWN', `Giá trị ${pool} của kỳ này đã có: ${draw[pool]}.`);
    }
  }
  if (await isInSettlement(trx, drawId)) throw inSettlement();
  const unusual = await unusualPools(trx, draw, {
    jackpot1: figures.jackpot1 ?? null,
    jackpot2: figures.jackpot2 ?? null,
  });
  const claims = await trx
    .updateTable('draws')
    .set({ jackpot1: figures.jackpot1 ?? draw.jackpot1, jackpot2: figures.jackpot2 ?? draw.jackpot2 })
    .where('id', '=', drawId)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { priced, warnings } = await priceClaims(trx, claims, at);
  return { drawId, priced, warnings: [...unusual, ...warnings] };
}

/**
 * Prices the claims of a settled draw by its pools, winners and printed prizes as they are known now. The caller has
 * locked the draw.
 */
export async function priceClaims(trx: Transaction<Database>, draw: DrawRow, at: Date): Promise<Repriced> {
  // What the draw pays was fixed without the figure.
  await sql`
    update periods set paying = jsonb_set(jsonb_set(paying,
      '{pools,jackpot1}', coalesce(to_jsonb(${draw.jackpot1}::bigint), 'null')),
      '{pools,jackpot2}', coalesce(to_jsonb(${draw.jackpot2}::bigint), 'null'))
    where draw_id = ${draw.id} and paying is not null`.execute(trx);
  const unpaid = await trx
    .selectFrom('prize_claims')
    .innerJoin('tickets', 'tickets.id', 'prize_claims.ticket_id')
    .selectAll('prize_claims')
    .select(['tickets.order_id', 'tickets.game_id'])
    .where('draw_id', '=', draw.id)
    .where('state', 'in', ['waiting', 'rejected'])
    // One that was set aside is judged by these figures once it can be read.
    .where('tickets.status', '=', TICKET_STATUS.awaitingPayout)
    .orderBy('prize_claims.ticket_id')
    .forUpdate('tickets')
    .forUpdate('prize_claims')
    .execute();
  let priced = 0;
  for (const { order_id: orderId, game_id: gameId, ...claim } of unpaid) {
    const prizes = claim.prizes.map((prize) => asKnown(prize, draw));
    if (isDeepStrictEqual(prizes, claim.prizes)) continue;
    const won = pricedSum(prizes);
    const { id, ticket_id: ticketId, period_id: periodId, user_id: userId } = claim;
    const { paid, due } = await countPaid(trx, { ticket: { id: ticketId, user_id: userId }, won, prizes, at });
    await bookClaim(trx, claim, due, at);
    await updateClaim(trx, id, { prizes, awaits_figure: prizes.some(({ value }) => value === null) });
    await trx
      .updateTable('tickets')
      .set({ prize: paid + due })
      .where('id', '=', ticketId)
      .execute();
    const tell = claim.awaits_figure ? notifyWaiting : notifyRepriced;
    await tell(trx, at, { tickets: [{ userId, orderId, gameId, amount: won }], periodId });
    priced += 1;
  }
  return { priced, warnings: await countApproved(trx, draw, at) };
}

/**
 * What was paid is never taken back: as far as it is more than the prize is worth now it is booked as the shop's loss, and
 * as far as it is less the difference waits as a claim of its own. The operator is told of both. A claim that was paid
 * before a correction is left to the judging after it.
 */
async function countApproved(trx: Transaction<Database>, draw: DrawRow, at: Date): Promise<string[]> {
  const claims = await trx
    .selectFrom('prize_claims')
    .innerJoin('tickets', 'tickets.id', 'prize_claims.ticket_id')
    .selectAll('tickets')
    .select('prize_claims.prizes')
    .where('draw_id', '=', draw.id)
    .where('state', '=', 'approved')
    .where('decided_at', '>=', draw.corrected_at ?? new Date(0))
    .where('tickets.status', '=', TICKET_STATUS.won)
    .orderBy('prize_claims.ticket_id')
    .orderBy('prize_claims.id')
    .forUpdate('tickets')
    .execute();
  const warnings: string[] = [];
  // Of several claims of a ticket the last names the whole prize.
  for (const ticket of new Map(claims.map((claim) => [claim.id, claim])).values()) {
    const prizes = ticket.prizes.map((prize) => asKnown(prize, draw));
    const won = pricedSum(prizes);
    if (won === pricedSum(ticket.prizes)) continue;
    const { paid, due } = await countPaid(trx, { ticket, won, prizes, at });
    if (due > 0) await owe(trx, { ticket, draw, prizes, amount: due, at }, won);
    warnings.push(
      `ticket ${ticket.id} of ${draw.id} was paid ${paid} VND, but is worth ${won} VND by the figures and the winners that ` +
        `are known now: ${due > 0 ? `${due} VND more wait, see prizes list` : 'look at it, for what was paid is not changed'}`,
    );
  }
  return warnings;
}

/** Puts the difference aside of a prize that was paid for too little. */
async function owe(trx: Transaction<Database>, claim: NewClaim, won: number): Promise<void> {
  const { ticket, draw, at } = claim;
  await openClaim(trx, claim);
  await markTicket(trx, ticket.id, { status: TICKET_STATUS.awaitingPayout, prize: won, at });
  await trx.updateTable('draws').set({ repriced_at: at }).where('id', '=', draw.id).execute();
  const { user_id: userId, order_id: orderId, game_id: gameId, period_id: periodId } = ticket;
  await notifyWaiting(trx, at, { tickets: [{ userId, orderId, gameId, amount: won }], periodId });
}

/** What a play wins by all that is known now: its share of a jackpot's pool, else what is printed above the table. */
function asKnown(prize: ClaimedPrize, draw: DrawRow): ClaimedPrize {
  const winningLines = winnersOf(prize, draw);
  if (winningLines === null) {
    const printed = detailsOf(draw).printed?.[prize.tier]?.value ?? 0;
    return prize.value === null ? prize : { ...prize, value: Math.max(prize.value, printed) };
  }
  const pool = draw[poolOf(prize.tier)];
  return pool === null ? prize : { ...prize, value: jackpotShare({ pool, winningLines }) };
}

/** The plays that share a jackpot: those printed or, where more were sold here, ours. Null for another prize. */
export function winnersOf(
  { tier }: Pick<ClaimedPrize, 'tier'>,
  { feed, winners1, winners2 }: Pick<DrawRow, 'feed' | 'winners1' | 'winners2'>,
): number | null {
  if (!pooledFeeds.has(feed) || !['jackpot', 'jackpot1', 'jackpot2'].includes(tier)) return null;
  return poolOf(tier) === 'jackpot2' ? winners2 : winners1;
}
