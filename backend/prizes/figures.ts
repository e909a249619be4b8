import { jackpotShare, poolOf } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import type { ClaimedPrize, Database } from '../db/schema';
import type { DrawRow } from '../draws/storedDraw';
import { notFound, Refusal } from '../http/refusal';
import { notifyWaiting } from '../notifications/drawNotices';
import { bookClaim, pricedSum, updateClaim } from './claim';
import { countPaid } from './countPaid';

export interface Figures {
  /** Đồng of the whole pool, as the draw was played for. */
  jackpot1?: number | undefined;
  jackpot2?: number | undefined;
}

/**
 * Gives an imported draw the pools that its record did not print, and the prizes that wait for them their sums.
 * Throws 404 NOT_FOUND, 409 NO_SUCH_POOL for a game without it, 409 POOL_KNOWN for a pool that was told before, 409
 * DRAW_IN_SETTLEMENT while its tickets are judged.
 */
export async function giveFigures(
  trx: Transaction<Database>,
  { drawId, figures, at }: { drawId: string; figures: Figures; at: Date },
): Promise<{ drawId: string; priced: number }> {
  const draw = await trx.selectFrom('draws').selectAll().where('id', '=', drawId).forUpdate().executeTakeFirst();
  if (!draw) throw notFound();
  for (const pool of ['jackpot1', 'jackpot2'] as const) {
    const told = figures[pool];
    if (told === undefined) continue;
    const hasPool = pool === 'jackpot1' ? ['mega', 'power', 'lotto535'].includes(draw.feed) : draw.feed === 'power';
    if (!hasPool) throw new Refusal(409, 'NO_SUCH_POOL', `Trò chơi của kỳ này không có ${pool}.`);
    if (draw[pool] !== null && draw[pool] !== told) {
      throw new Refusal(409, 'POOL_KNOWN', `Giá trị ${pool} của kỳ này đã có: ${draw[pool]}.`);
    }
  }
  const unsettled = await trx
    .selectFrom('periods')
    .select('id')
    .where('draw_id', '=', drawId)
    .where('status', '=', 'drawn')
    .executeTakeFirst();
  if (unsettled) throw new Refusal(409, 'DRAW_IN_SETTLEMENT', 'Vé của kỳ này đang được dò. Hãy thử lại sau ít phút.');
  const told = await trx
    .updateTable('draws')
    .set({ jackpot1: figures.jackpot1 ?? draw.jackpot1, jackpot2: figures.jackpot2 ?? draw.jackpot2 })
    .where('id', '=', drawId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { drawId, priced: await priceClaims(trx, told, at) };
}

/** Gives the claims of a settled draw that wait for a figure theirs, as far as it is known. Answers how many. */
export async function priceClaims(trx: Transaction<Database>, draw: DrawRow, at: Date): Promise<number> {
  const waiting = await trx
    .selectFrom('prize_claims')
    .innerJoin('tickets', 'tickets.id', 'prize_claims.ticket_id')
    .selectAll('prize_claims')
    .select(['tickets.order_id', 'tickets.game_id'])
    .where('draw_id', '=', draw.id)
    .where('state', 'in', ['waiting', 'rejected'])
    .where('awaits_figure', '=', true)
    .orderBy('prize_claims.ticket_id')
    .forUpdate('tickets')
    .forUpdate('prize_claims')
    .execute();
  // What the draw pays was fixed without the figure.
  await sql`
    update periods set paying = jsonb_set(jsonb_set(paying,
      '{pools,jackpot1}', coalesce(to_jsonb(${draw.jackpot1}::bigint), 'null')),
      '{pools,jackpot2}', coalesce(to_jsonb(${draw.jackpot2}::bigint), 'null'))
    where draw_id = ${draw.id} and paying is not null`.execute(trx);
  let priced = 0;
  for (const { order_id: orderId, game_id: gameId, ...claim } of waiting) {
    const prizes = claim.prizes.map((prize) => withShare(prize, draw));
    const won = pricedSum(prizes);
    if (won === pricedSum(claim.prizes)) continue;
    const { id, ticket_id: ticketId, period_id: periodId, user_id: userId } = claim;
    const { paid, due } = await countPaid(trx, { ticket: { id: ticketId, user_id: userId }, won, at });
    await bookClaim(trx, claim, due, at);
    await updateClaim(trx, id, { prizes, awaits_figure: prizes.some(({ value }) => value === null) });
    await trx
      .updateTable('tickets')
      .set({ prize: paid + due })
      .where('id', '=', ticketId)
      .execute();
    await notifyWaiting(trx, at, { tickets: [{ userId, orderId, gameId, amount: won }], periodId });
    priced += 1;
  }
  return priced;
}

/** The winners on the draw are those printed or, where more were sold here, ours. */
function withShare(prize: ClaimedPrize, draw: DrawRow): ClaimedPrize {
  const pool = draw[poolOf(prize.tier)];
  if (prize.value !== null || pool === null) return prize;
  const winningLines = prize.tier === 'jackpot2' ? draw.winners2 : draw.winners1;
  return { ...prize, value: jackpotShare({ pool, winningLines }) };
}
