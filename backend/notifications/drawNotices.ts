import { feedOf, gameConfig, type GameId } from '@veloc/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/schema';
import type { DrawRow } from '../draws/storedDraw';
import { entryId } from '../tickets/entryId';
import { formatAmount } from './money';
import { notify, type NewNotification } from './notify';
import { outcomeLabel } from './outcomeLabels';

/** What of a ticket a notification speaks of. */
export interface ToldTicket {
  userId: string;
  orderId: string;
  gameId: GameId;
  /** Đồng that were credited for it. */
  amount: number;
}

const isRegional = (gameId: GameId) => gameId === 'loto' || gameId === 'classic';

interface ToldPeriod {
  tickets: readonly ToldTicket[];
  periodId: string;
}

/** One player's part of what is told. */
interface Share {
  /** Game and draw, in words. */
  draw: string;
  first: ToldTicket;
  count: number;
  orders: number;
  /** Đồng. */
  amount: number;
}

/** One notification for each player whose tickets of a period `trx` has paid or refunded. */
async function notifyHolders(
  trx: Transaction<Database>,
  at: Date,
  { tickets, periodId }: ToldPeriod,
  tell: (share: Share) => Omit<NewNotification, 'userId'>,
): Promise<void> {
  if (tickets.length === 0) return;
  const periodName = await periodNameOf(trx, periodId);
  const players = new Set(tickets.map(({ userId }) => userId));
  const notices = [...players].flatMap((userId) => {
    const own = tickets.filter((ticket) => ticket.userId === userId);
    const [first] = own;
    if (!first) return [];
    const amount = own.reduce((sum, ticket) => sum + ticket.amount, 0);
    const orders = new Set(own.map(({ orderId }) => orderId)).size;
    const draw = `${gameConfig[first.gameId].title}, ${periodName}`;
    return [{ userId, ...tell({ draw, first, count: own.length, orders, amount }) }];
  });
  await notify(trx, at, notices);
}

/** Tells players of the prizes that `trx` credits to them, in one sentence each. */
export function notifyPrizes(trx: Transaction<Database>, at: Date, told: ToldPeriod): Promise<void> {
  return notifyHolders(trx, at, told, ({ draw, first, count, orders, amount }) => ({
    kind: 'prize',
    title: `Chúc mừng, bạn trúng ${formatAmount(amount)}`,
    body: `${draw}: ${count} vé trúng. Tiền đã vào số dư thưởng.`,
    href: orders === 1 ? rewardPage(first) : ticketList(first.gameId),
  }));
}

/** Tells players of prizes that wait for the operator; `amount` is what of them has a figure. */
export function notifyWaiting(trx: Transaction<Database>, at: Date, told: ToldPeriod): Promise<void> {
  return notifyHolders(trx, at, told, ({ draw, first, orders, amount }) => ({
    kind: 'prize',
    title: amount > 0 ? `Chúc mừng, bạn trúng ${formatAmount(amount)}` : 'Chúc mừng, bạn trúng giải cao nhất',
    body: `${draw}: giải đang chờ cửa hàng đối chiếu trước khi trả. Hãy xem cần chuẩn bị gì và hạn nhận.`,
    href: orders === 1 ? rewardPage(first) : ticketList(first.gameId),
  }));
}

/** Tells players of a prize that is not paid and is worth another sum than they were told: more winners are known. */
export function notifyRepriced(trx: Transaction<Database>, at: Date, told: ToldPeriod): Promise<void> {
  return notifyHolders(trx, at, told, ({ draw, first, amount }) => ({
    kind: 'prize',
    title: `Giải của bạn nay là ${formatAmount(amount)}`,
    body: `${draw}: giải cao nhất được chia cho các vé trúng đã công bố. Giải vẫn chưa được trả.`,
    href: rewardPage(first),
  }));
}

/** Tells players that a corrected result does not give what waited for them. */
export function notifyWithdrawn(trx: Transaction<Database>, at: Date, told: ToldPeriod): Promise<void> {
  return notifyHolders(trx, at, told, ({ draw, first, amount }) => ({
    kind: 'prize',
    title: amount > 0 ? `Giải ${formatAmount(amount)} không còn hiệu lực` : 'Giải đang chờ trả không còn hiệu lực',
    body: `${draw}: kết quả đã được đính chính, theo kết quả đúng vé của bạn không trúng giải này.`,
    href: ticketList(first.gameId),
  }));
}

/** What a decision about one waiting prize is told by. */
export interface ToldClaim extends ToldTicket {
  periodId: string;
  /** Đồng withheld; `amount` is without it. */
  tax?: number;
  /** Why it was rejected. */
  reason?: string;
}

/** Tells a player how the operator decided about a prize, or that its claim period is over. */
export async function notifyClaim(
  trx: Transaction<Database>,
  at: Date,
  verdict: 'approved' | 'rejected' | 'lapsed',
  { periodId, tax = 0, reason = '', ...ticket }: ToldClaim,
): Promise<void> {
  const sum = formatAmount(ticket.amount);
  const words = {
    approved: {
      title: `Đã trả thưởng ${sum}`,
      body: `Tiền đã vào số dư thưởng.${tax > 0 ? ` Đã khấu trừ ${formatAmount(tax)} tiền thuế.` : ''}`,
    },
    rejected: { title: `Chưa thể trả thưởng ${sum}`, body: `Lý do: ${reason}` },
    lapsed: { title: `Giải ${sum} đã hết hạn nhận`, body: 'Thời hạn nhận thưởng đã qua mà giải chưa được duyệt.' },
  }[verdict];
  await notifyHolders(trx, at, { tickets: [ticket], periodId }, ({ draw, first }) => ({
    kind: 'prize',
    title: words.title,
    body: `${draw}. ${words.body}`,
    href: rewardPage(first),
  }));
}

/** Tells players that a draw was called off and that `trx` gives their money back. */
export function notifyRefunds(trx: Transaction<Database>, at: Date, told: ToldPeriod): Promise<void> {
  return notifyHolders(trx, at, told, ({ draw, first, count, amount }) => ({
    kind: 'refund',
    title: `Hoàn ${formatAmount(amount)} vào ví`,
    body: `${draw} đã bị hủy. Tiền của ${count} vé đã trở lại ví của bạn.`,
    href: ticketList(first.gameId),
  }));
}

/** Tells players that nobody could tell what their tickets won, and that `trx` gives their money back. */
export function notifyUnreadable(trx: Transaction<Database>, at: Date, told: ToldPeriod): Promise<void> {
  return notifyHolders(trx, at, told, ({ draw, first, count, amount }) => ({
    kind: 'refund',
    title: `Hoàn ${formatAmount(amount)} vào ví`,
    body: `${draw}: không đối chiếu được ${count} vé với kết quả. Tiền vé đã trở lại ví của bạn.`,
    href: ticketList(first.gameId),
  }));
}

/**
 * Tells everybody who held tickets of a period what its draw made of them; call it once, when the period is settled.
 */
export async function notifyDrawn(
  trx: Transaction<Database>,
  at: Date,
  { periodId, draw }: { periodId: string; draw: DrawRow },
): Promise<void> {
  const players = await trx
    .selectFrom('tickets')
    .innerJoin('periods', 'periods.id', 'tickets.period_id')
    .select(['tickets.user_id', 'tickets.game_id', 'periods.name'])
    .select(sql<number>`count(*)::int`.as('held'))
    .select(sql<number>`(count(*) filter (where tickets.status in (3, 4)))::int`.as('won'))
    .where('tickets.period_id', '=', periodId)
    .where('tickets.status', 'in', [2, 3, 4])
    .groupBy(['tickets.user_id', 'tickets.game_id', 'periods.name'])
    .execute();
  await notify(
    trx,
    at,
    players.map(({ user_id, game_id, name, held, won }) => ({
      userId: user_id,
      kind: 'draw',
      title: `${gameConfig[game_id].title} đã có kết quả`,
      body: `${name}: ${outcomeLabel(held, won)}`,
      href: resultPage(game_id, draw),
    })),
  );
}

async function periodNameOf(trx: Transaction<Database>, periodId: string): Promise<string> {
  const { name } = await trx.selectFrom('periods').select('name').where('id', '=', periodId).executeTakeFirstOrThrow();
  return name;
}

/** The draw's own page shows the player's tickets of the game the draw is named for; others have their list. */
function resultPage(gameId: GameId, draw: DrawRow): string {
  return gameId === feedOf[gameId] ? `/result/${gameId}/${encodeURIComponent(draw.id)}` : ticketList(gameId);
}

function ticketList(gameId: GameId): string {
  return `/account/tickets?game=${gameId}`;
}

/**
 * Where the storefront shows what a purchase has won; the two regional games have pages of their own (spec section 2).
 */
function rewardPage({ orderId, gameId }: ToldTicket): string {
  const id = encodeURIComponent(entryId({ orderId, gameId }));
  return isRegional(gameId) ? `/${gameId}/ticket-reward?id=${id}` : `/account/tickets/${id}/reward`;
}
