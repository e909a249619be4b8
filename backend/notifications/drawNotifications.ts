import type { GameId, NotificationFact } from '@veloc/rules';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema';
import { entryId } from '../tickets/entryId';
import { notify } from './notify';

/** What of a ticket a notification speaks of. */
export interface NotifiedTicket {
  userId: string;
  orderId: string;
  gameId: GameId;
  /** Đồng that were credited for it. */
  amount: number;
}

interface NotifiedPeriod {
  tickets: readonly NotifiedTicket[];
  periodId: string;
}

type DrawParams = Extract<NotificationFact, { kind: 'prizePaid' }>['params'];
/** What is told of a draw by these params alone. */
type DrawKind = Extract<NotificationFact, { params: DrawParams }>['kind'] &
  Exclude<NotificationFact['kind'], 'prizeApproved' | 'prizeRejected'>;

/** One notification for each player and game whose tickets of a period `trx` has paid or refunded. */
async function notifyHolders(
  trx: Transaction<Database>,
  at: Date,
  { tickets, periodId }: NotifiedPeriod,
  tell: (params: DrawParams) => NotificationFact,
): Promise<void> {
  if (tickets.length === 0) return;
  const periodName = await periodNameOf(trx, periodId);
  const players = new Set(tickets.map(({ userId }) => userId));
  const notifications = [...players].flatMap((userId) => {
    const own = tickets.filter((ticket) => ticket.userId === userId);
    const [first] = own;
    if (!first) return [];
    const amount = own.reduce((sum, ticket) => sum + ticket.amount, 0);
    const isOnePurchase = new Set(own.map(({ orderId }) => orderId)).size === 1;
    const purchase = isOnePurchase ? entryId(first) : null;
    return [{ userId, ...tell({ gameId: first.gameId, periodName, tickets: own.length, amount, purchase }) }];
  });
  await notify(trx, at, notifications);
}

type Notifier = (trx: Transaction<Database>, at: Date, period: NotifiedPeriod) => Promise<void>;

const holderNotifier =
  (kind: DrawKind): Notifier =>
  (trx, at, period) =>
    notifyHolders(trx, at, period, (params) => ({ kind, params }));

/** Tells players of the prizes that `trx` credits to them for a draw that was told of before, in one notification each. */
export const notifyPrizes = holderNotifier('prizePaid');
/** Tells players of prizes that wait for the operator; `amount` is what of them has a figure. */
export const notifyWaiting = holderNotifier('prizeWaiting');
/** Tells players of a prize that is not paid and is worth another sum than they were told: more winners are known. */
export const notifyRepriced = holderNotifier('prizeRepriced');
/** Tells players that a corrected result does not give what waited for them. */
export const notifyWithdrawn = holderNotifier('prizeWithdrawn');
/** Tells players that a draw was called off and that `trx` gives their money back. */
export const notifyRefunds = holderNotifier('drawRefunded');
/** Tells players that nobody could tell what their tickets won, and that `trx` gives their money back. */
export const notifyUnreadable = holderNotifier('ticketsRefunded');

/** What a decision about one waiting prize is told by. */
export interface NotifiedClaim extends NotifiedTicket {
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
  { periodId, tax = 0, reason = '', ...ticket }: NotifiedClaim,
): Promise<void> {
  await notifyHolders(trx, at, { tickets: [ticket], periodId }, (params) => {
    if (verdict === 'approved') return { kind: 'prizeApproved', params: { ...params, tax } };
    if (verdict === 'rejected') return { kind: 'prizeRejected', params: { ...params, reason } };
    return { kind: 'prizeLapsed', params };
  });
}

async function periodNameOf(trx: Transaction<Database>, periodId: string): Promise<string> {
  const { name } = await trx.selectFrom('periods').select('name').where('id', '=', periodId).executeTakeFirstOrThrow();
  return name;
}
