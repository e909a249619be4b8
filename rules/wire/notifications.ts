import * as v from 'valibot';
import { instantSchema } from './primitives';

export const notificationKinds = ['draw', 'prize', 'topup', 'withdraw', 'refund'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationSchema = v.object({
  id: v.string(),
  kind: v.picklist(notificationKinds),
  title: v.string(),
  body: v.string(),
  /** Where it leads. */
  href: v.nullish(v.string(), null),
  createdAt: instantSchema,
  /** Null while it is unread. */
  readAt: v.nullish(instantSchema, null),
});

/** How many of a player's notifications are unread: part of the account parameters (spec section 3). */
export const notificationCountSchema = v.object({
  notificationCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type Notification = v.InferOutput<typeof notificationSchema>;
