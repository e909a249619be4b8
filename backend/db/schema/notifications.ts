import type { NotificationKind } from '@veloc/rules';

/** What a player is told of: one row an event, written in the transaction of the event itself. */
export interface NotificationsTable {
  /** UUIDv7: newer rows have larger ids. */
  id: string;
  user_id: string;
  kind: NotificationKind;
  title: string;
  body: string;
  /** A page of the shop. */
  href: string | null;
  created_at: Date;
  read_at: Date | null;
}
