import type { GameId, NotificationFact } from '@veloc/rules';
import type { Generated } from 'kysely';
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

/** A session whose browser is told of draws (Web Push): one row each, gone with the session. */
export interface PushSubscriptionsTable {
  session_id: string;
  /** The address at a push service; null once that has ended the subscription: the browser then makes another one. */
  endpoint: string | null;
  /** The browser's public key, an uncompressed point of P-256. */
  p256dh: Buffer;
  /** The browser's secret, 16 bytes. */
  auth: Buffer;
  created_at: Date;
}

/** That a draw was drawn, for one session: at most one row each, kept for a while after it was sent. */
export interface PushMessagesTable {
  session_id: string;
  draw_id: string;
  game_id: GameId;
  /** As players know the draw: 'Kỳ 01552'. */
  draw_name: string;
  created_at: Date;
  /** When it may be tried, again after a failure or by another process. */
  due_at: Date;
  attempts: Generated<number>;
  /** When it was sent, or given up. */
  done_at: Generated<Date | null>;
}
