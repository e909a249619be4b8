import * as v from 'valibot';
import { gameIdSchema, instantSchema, moneySchema } from './primitives';

const envelope = {
  id: v.string(),
  createdAt: instantSchema,
  /** Null while it is unread. */
  readAt: v.nullish(instantSchema, null),
};

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Tickets of one player in one draw of one game. `amount` in đồng, of all of them; `purchase` where it is one only. */
const drawParams = {
  gameId: gameIdSchema,
  periodName: v.string(),
  tickets: countSchema,
  amount: moneySchema,
  purchase: v.nullable(v.string()),
};

function notification<const Kind extends string, Params extends v.ObjectEntries>(kind: Kind, params: Params) {
  return v.object({ ...envelope, kind: v.literal(kind), params: v.object(params) });
}

/** What a player is told, as facts; the storefront puts it into words and links it. */
export const notificationSchema = v.variant('kind', [
  /**
   * What the settled draws of a game made of a player's tickets, of one `date` ('21/08/2026'): told anew with each
   * further draw. `periodName` is the latest; `drawId` where it is the only one and has a page of its own. `amount` in
   * đồng is what was paid, `purchase` the one it was paid for. `stake` in đồng is what all of `held` have cost; notifications
   * from before that was told lack it.
   */
  notification('drawn', {
    gameId: gameIdSchema,
    date: v.string(),
    periodName: v.string(),
    draws: countSchema,
    held: countSchema,
    won: countSchema,
    amount: moneySchema,
    stake: v.optional(moneySchema),
    purchase: v.nullable(v.string()),
    drawId: v.nullable(v.string()),
  }),
  /** A prize of a draw that was told of before. */
  notification('prizePaid', drawParams),
  /** A prize that waits for the operator; `amount` is what of it has a figure. */
  notification('prizeWaiting', drawParams),
  /** A waiting prize is worth another sum, since more winners are known. */
  notification('prizeRepriced', drawParams),
  /** A corrected result does not give what waited. */
  notification('prizeWithdrawn', drawParams),
  /** `tax` is withheld, in đồng; `amount` is without it. */
  notification('prizeApproved', { ...drawParams, tax: moneySchema }),
  notification('prizeRejected', { ...drawParams, reason: v.string() }),
  notification('prizeLapsed', drawParams),
  /** A draw was called off. */
  notification('drawRefunded', drawParams),
  /** Nobody could tell what the tickets won. */
  notification('ticketsRefunded', drawParams),
  notification('topUpCredited', { amount: moneySchema, transactionId: v.string() }),
  notification('withdrawalSent', { amount: moneySchema }),
  notification('withdrawalReturned', { amount: moneySchema }),
  /** The operator put `amount` đồng into the wallet, or took it away where `isDebit`. */
  notification('walletAdjusted', {
    amount: moneySchema,
    isDebit: v.boolean(),
    reason: v.string(),
    transactionId: v.string(),
  }),
  /**
   * A login on a device that was not known to the account; `device` is how its browser names itself. `others`: more that
   * were told less than an hour apart, before it.
   */
  notification('deviceAdded', { device: v.string(), others: v.optional(countSchema) }),
  /** Which fields of the profile have another value. */
  notification('profileChanged', { fields: v.array(v.picklist(['name', 'email', 'identify'])) }),
  /** The PIN was set or changed, and every other session ended. */
  notification('pinChanged', {}),
  /** A break that nothing ends before `until`. */
  notification('breakBegun', { until: instantSchema }),
  /** Four fifths of the month's limit are spent, both in đồng; `monthEnd` is the first moment of the next month. */
  notification('limitNear', { spent: moneySchema, limit: moneySchema, monthEnd: instantSchema }),
  /** Told before notifications were facts: the words as they were stored. */
  notification('written', {
    about: v.picklist(['draw', 'prize', 'topup', 'withdraw', 'refund']),
    title: v.string(),
    body: v.string(),
    href: v.nullable(v.string()),
  }),
]);

/** How many of a player's notifications are unread: part of the account parameters (spec section 3). */
export const notificationCountSchema = v.object({
  notificationCount: countSchema,
});

/** How often a player is told of draws: once a day and game, of each, or once a day and game with a prize. */
export const drawNotices = ['day', 'draw', 'win'] as const;
export const notificationSettingsSchema = v.object({ draws: v.picklist(drawNotices) });

/**
 * Whether the session that asks is told of draws by Web Push. `key`: the shop's application server key (RFC 8292), an
 * uncompressed point of P-256 in base64url; null where the shop pushes nothing. `endpoint`: where it is told; null while it is
 * off, and where the push service has ended the subscription. `quiet`: from when until when nothing is pushed, HH:mm in
 * Vietnam; null for never.
 */
export const pushSchema = v.object({
  key: v.nullable(v.string()),
  isOn: v.boolean(),
  endpoint: v.nullable(v.string()),
  quiet: v.nullable(v.object({ from: v.string(), to: v.string() })),
});

export type PushState = v.InferOutput<typeof pushSchema>;
export type DrawNotices = (typeof drawNotices)[number];
export type NotificationSettings = v.InferOutput<typeof notificationSettingsSchema>;
export type Notification = v.InferOutput<typeof notificationSchema>;
export type NotificationKind = Notification['kind'];
/** A kind with its own params. */
export type NotificationFact = {
  [Kind in NotificationKind]: Pick<Extract<Notification, { kind: Kind }>, 'kind' | 'params'>;
}[NotificationKind];
