import type { NotificationFact } from '@veloc/rules';
import type { Json } from './columns';

/** What a player is told of: one row an event, written in the transaction of the event itself. */
export interface NotificationsTable {
  /** UUIDv7: newer rows have larger ids. */
  id: string;
  user_id: string;
  kind: NotificationFact['kind'];
  /** What the kind's schema of the wire says. */
  params: Json<unknown>;
  created_at: Date;
  read_at: Date | null;
}
