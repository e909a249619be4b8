import { TICKET_STATUS, formatDong, jackpotShare, poolOf, vietnamDate } from '@veloc/rules';
import type { Selectable, Transaction } from 'kysely';
import type { ClaimedPrize, Database } from '../db/schema';
import { poolsBefore, type Pools } from '../draws/pools';
import type { DrawRow } from '../draws/storedDraw';
import { isUsual, isWithinGrowth, unusualTiers } from '../draws/unusual';
import { notFound, HttpError } from '../http/httpError';
import { isId } from '../ids';
import { notifyClaim } from '../notifications/drawNotifications';
import { payoutSettings, type PayoutSettings } from '../settings/moneySettings';
import { markTicket } from './award';
import { bookClaim, pricedSum, releaseClaim, updateClaim, type ClaimRow } from './claim';
import { countPaid } from './countPaid';
import { winnersOf } from './figures';
import { payPrize } from './pay';

interface Verdict {
  id: string;
  at: Date;
}

interface Approval extends Verdict {
  /** Đồng before tax of all that the ticket has won; for one whose jackpot has no figure. */
  amount?: number | undefined;
  /** The word that `amount` is right although it is far from what the shop's own figures give. */
  confirm?: boolean | undefined;
  note?: string | undefined;
  settings: PayoutSettings;
}

/**
 * Pays a prize that waits, or that was rejected before, less what a wrong result has paid; again changes nothing.
 * Throws 404, 409 AMOUNT_NEEDED while its jackpot has no figure, 409 AMOUNT_KNOWN for another sum than is owed
 * or was won, 409 AMOUNT_UNUSUAL for one far from the estimate until it is confirmed, 409 CLAIM_CLOSED once it lapsed or was withdrawn, 409 RESULT_IN_CORRECTION while its ticket is judged again.
 */
export async function approveClaim(trx: Transaction<Database>, approval: Approval): Promise<ClaimRow> {
  const { id, at, amount, confirm = false, note, settings } = approval;
  const locked = await lockClaim(trx, id);
  if (locked.claim.state === 'approved') {
    sumWon(locked.claim, amount);
    return locked.claim;
  }
  const { ticket, draw } = requireOpen(locked);
  const won = sumWon(locked.claim, amount);
  const left = await poolsBefore(trx, draw.feed, draw.dial_at);
  const prizes = withFigure(locked, won, left);
  if (!confirm) await requireUsualAmount(trx, locked, { won, prizes, left });
  const { paid, due } = await countPaid(trx, { ticket, won, prizes, at });
  const claim = await bookClaim(trx, locked.claim, due, at);
  if (due > 0) {
    const adds = paid > 0 ? { adds: { id, paid } } : {};
    const from = 'sys:prizes-owed';
    const { withholdTax } = await payoutSettings(trx, settings);
    const { net, tax } = await payPrize(trx, {
      ticket,
      amount: due,
      prizes,
      from,
      drawnAt: draw.dial_at,
      withholdTax,
      isConfirmed: confirm && locked.claim.awaits_figure,
      ...adds,
      at,
    });
    await notifyClaim(trx, at, 'approved', { ...claimNotificationOf(ticket), amount: net, tax });
  }
  await markTicket(trx, ticket.id, { status: TICKET_STATUS.won, prize: paid + due, at });
  return updateClaim(trx, id, {
    state: 'approved',
    decided_at: at,
    note: note ?? claim.note,
    reason: null,
    awaits_figure: false,
    prizes,
  });
}

/** Says why a prize is not paid; its sum stays owed. Throws 404, or 409 CLAIM_CLOSED once it is decided for good. */
export async function rejectClaim(
  trx: Transaction<Database>,
  { id, at, reason, note }: Verdict & { reason: string; note?: string | undefined },
): Promise<ClaimRow> {
  const locked = await lockClaim(trx, id);
  if (locked.claim.state === 'approved') throw closed(locked.claim, 'Giải này đã được trả');
  const { ticket } = requireOpen(locked);
  await notifyClaim(trx, at, 'rejected', { ...claimNotificationOf(ticket), amount: locked.claim.amount, reason });
  return updateClaim(trx, id, { state: 'rejected', reason, decided_at: at, note: note ?? locked.claim.note });
}

/** Ends a rejected claim whose period is over: nothing is owed any more. One that waits never lapses by itself. */
export async function lapseClaim(trx: Transaction<Database>, { id, at }: Verdict): Promise<void> {
  const { claim, ticket } = await lockClaim(trx, id);
  if (claim.state !== 'rejected' || claim.lapses_at > at) return;
  await releaseClaim(trx, claim, { state: 'lapsed', at });
  await notifyClaim(trx, at, 'lapsed', { ...claimNotificationOf(ticket), amount: claim.amount });
}

type Ticket = Selectable<Database['tickets']>;

interface Locked {
  claim: ClaimRow;
  ticket: Ticket;
  draw: DrawRow;
}

/**
 * The draw first, then the ticket, then the claim: a correction of the result takes them in this order too. Approvals of
 * one draw take turns, so that each sees what the others were paid of its pools.
 */
async function lockClaim(trx: Transaction<Database>, id: string): Promise<Locked> {
  const known = isId(id)
    ? await trx.selectFrom('prize_claims').select(['draw_id', 'ticket_id']).where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!known) throw notFound();
  const draw = await trx
    .selectFrom('draws')
    .selectAll()
    .where('id', '=', known.draw_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const ticket = await trx
    .selectFrom('tickets')
    .selectAll()
    .where('id', '=', known.ticket_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const claim = await trx
    .selectFrom('prize_claims')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { claim, ticket, draw };
}

function requireOpen(locked: Locked): Locked {
  const { claim, ticket } = locked;
  if (claim.state === 'withdrawn') throw closed(claim, 'Kết quả đã được đính chính, giải này không còn hiệu lực');
  if (claim.state === 'lapsed') throw closed(claim, `Thời hạn nhận thưởng đã qua ngày ${vietnamDate(claim.lapses_at)}`);
  if (ticket.status !== TICKET_STATUS.awaitingPayout) {
    throw new HttpError(409, 'RESULT_IN_CORRECTION', 'Vé đang được dò lại theo kết quả đính chính. Hãy thử lại sau.');
  }
  return locked;
}

function closed({ id, state }: ClaimRow, sentence: string): HttpError {
  return new HttpError(409, 'CLAIM_CLOSED', sentence, { id, state });
}

function sumWon({ amount: owed, prizes, awaits_figure: awaitsFigure }: ClaimRow, asked: number | undefined): number {
  const known = pricedSum(prizes);
  // Of a prize that was paid in part either the rest is named or the whole.
  if (!awaitsFigure && asked !== undefined && asked !== owed && asked !== known) {
    throw new HttpError(409, 'AMOUNT_KNOWN', `Số tiền của giải này đã rõ: ${formatDong(owed)}`);
  }
  if (awaitsFigure && (asked === undefined || asked < known || asked === 0)) {
    throw new HttpError(
      409,
      'AMOUNT_NEEDED',
      `Giải này chưa có giá trị. Hãy ghi số tiền, ít nhất ${formatDong(known)}.`,
    );
  }
  return awaitsFigure && asked !== undefined ? asked : known;
}

interface Asked {
  /** Đồng that the ticket has won, and its prizes with their figures. */
  won: number;
  prizes: ClaimedPrize[];
  /** What earlier draws have left. */
  left: Pools;
}

/**
 * A slip of the hand is not paid: beside it stands what the pools that are known, or that earlier draws have left, give
 * the plays that are known to have won.
 */
async function requireUsualAmount(trx: Transaction<Database>, locked: Locked, asked: Asked): Promise<void> {
  const { claim, draw } = locked;
  const { won, left } = asked;
  await requireUsualTiers(trx, claim, draw);
  if (!claim.awaits_figure) return requireUsualPools(claim, draw, left);
  const estimate = claim.prizes.reduce(
    (sum, prize) => sum + prize.lines * (prize.value ?? estimatedShare(prize, draw, left)),
    0,
  );
  if (isUsual(won, estimate)) return requireUsualShares(trx, locked, asked);
  const message =
    `${formatDong(won)} khác xa ước tính ${formatDong(estimate)} theo giá trị giải và các lượt trúng đã biết. ` +
    'Nếu đúng là số này, hãy xác nhận lại (--force).';
  throw new HttpError(409, 'AMOUNT_UNUSUAL', message, { estimate });
}

/** Đồng in the pool of a prize: as told, else as earlier draws have left it. */
function estimatedPool({ tier }: ClaimedPrize, draw: DrawRow, left: Pools): number {
  return draw[poolOf(tier)] ?? left[poolOf(tier)] ?? 0;
}

function estimatedShare(prize: ClaimedPrize, draw: DrawRow, left: Pools): number {
  return jackpotShare({ pool: estimatedPool(prize, draw, left), winningLines: winnersOf(prize, draw) ?? 0 });
}

/** A pool may have grown to twice what was left, but where several win it, each of them alone may hold that against it. */
async function requireUsualShares(
  trx: Transaction<Database>,
  { claim, draw }: Locked,
  { prizes, left }: Asked,
): Promise<void> {
  for (const [index, prize] of prizes.entries()) {
    if (claim.prizes[index]?.value !== null) continue;
    const { tier, name, lines, value } = prize;
    const pool = estimatedPool(prize, draw, left);
    const share = lines * estimatedShare(prize, draw, left);
    const sum = lines * (value ?? 0);
    const approved = await approvedOf(trx, { claim, draw, tier });
    const winners = winnersOf(prize, draw) ?? 0;
    const isAboveShare = winners > 1 && !isWithinGrowth(sum, share);
    if (!isAboveShare && (approved === 0 || isWithinGrowth(approved + sum, pool))) continue;
    const message =
      `${formatDong(sum)} của ${name} vượt phần ước tính ${formatDong(share)}: quỹ ước tính ${formatDong(pool)}, ` +
      `${winners} lượt trúng đã biết, đã duyệt ${formatDong(approved)} cho các vé khác. ` +
      'Nếu đúng là số này, hãy xác nhận lại (--force).';
    throw new HttpError(409, 'AMOUNT_UNUSUAL', message, { estimate: share, approved });
  }
}

/** Đồng of a tier that were approved for the other tickets of the draw, by its result as it stands. */
async function approvedOf(
  trx: Transaction<Database>,
  { claim, draw, tier }: Pick<Locked, 'claim' | 'draw'> & { tier: string },
): Promise<number> {
  const others = await trx
    .selectFrom('prize_claims')
    .select('prizes')
    // Of several claims of a ticket the last names the whole prize.
    .distinctOn('ticket_id')
    .where('draw_id', '=', draw.id)
    .where('ticket_id', '!=', claim.ticket_id)
    .where('state', '=', 'approved')
    .where('decided_at', '>=', draw.corrected_at ?? new Date(0))
    .orderBy('ticket_id')
    .orderBy('id', 'desc')
    .execute();
  return others.reduce((sum, { prizes }) => sum + pricedSum(prizes.filter((prize) => prize.tier === tier)), 0);
}

/** A printed pool is a slip of the hand as easily as a typed sum. */
function requireUsualPools({ prizes }: ClaimRow, draw: DrawRow, left: Pools): void {
  for (const { tier } of prizes) {
    const [pool, estimate] = [draw[poolOf(tier)], left[poolOf(tier)]];
    if (!/^jackpot[12]?$/.test(tier) || pool === null || estimate === null) continue;
    if (isUsual(pool, estimate)) continue;
    const message =
      `Quỹ ${formatDong(pool)} của kỳ ${draw.id} khác xa ${formatDong(estimate)} mà các kỳ trước để lại. ` +
      'Nếu đúng là số này, hãy xác nhận lại (--force).';
    throw new HttpError(409, 'AMOUNT_UNUSUAL', message, { estimate });
  }
}

/** So is a printed prize below the pools, which its game's table fixes. */
async function requireUsualTiers(trx: Transaction<Database>, { prizes }: ClaimRow, draw: DrawRow): Promise<void> {
  const unusual = await unusualTiers(trx, draw);
  for (const { tier, name } of prizes) {
    const other = unusual.find((known) => known.tier === tier && !known.isBelow);
    if (!other) continue;
    const beside =
      other.expected === null ? 'chưa có trong bảng giải' : `khác ${formatDong(other.expected)} theo thể lệ`;
    const message =
      `${name} của kỳ ${draw.id} được in là ${formatDong(other.printed)}, ${beside}. ` +
      'Nếu đúng là số này, hãy xác nhận lại (--force).';
    throw new HttpError(409, 'AMOUNT_UNUSUAL', message, { estimate: other.expected });
  }
}

/** The prizes of a claim that are `won` đồng together: what has no figure shares what the others leave, by its estimate. */
function withFigure({ claim: { prizes }, draw }: Locked, won: number, left: Pools): ClaimedPrize[] {
  const rest = won - pricedSum(prizes);
  const open = prizes.filter(({ value }) => value === null);
  const estimates = new Map(open.map((prize) => [prize, estimatedShare(prize, draw, left)]));
  const together = open.reduce((sum, prize) => sum + prize.lines * (estimates.get(prize) ?? 0), 0);
  const plays = open.reduce((sum, { lines }) => sum + lines, 0);
  return prizes.map((prize) => {
    const estimate = estimates.get(prize);
    if (estimate === undefined) return prize;
    return { ...prize, value: Math.floor(together > 0 ? (rest / together) * estimate : rest / plays) };
  });
}

function claimNotificationOf({ user_id: userId, order_id: orderId, game_id: gameId, period_id: periodId }: Ticket) {
  return { userId, orderId, gameId, periodId };
}
